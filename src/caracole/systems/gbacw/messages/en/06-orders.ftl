# 6 Orders and Reserve.

event-orders-given = { $brigade } is under { $orders } Orders.
event-orders-not-heard = Out of command, { $units } of { $brigade } keep their old orders.
event-stack-faced = The stack in { $hex } faces { $facing }.
event-reserve-broken = { $brigade } is caught In Reserve: Disordered, under Advance Orders.
decision-orders-face = How does the stack in { $hex } face under its new orders?
action-FaceStack = Face { $facing }
refusal-cannot_face_so = The stack in { $hex } cannot face { $facing } with the hexes it fills.
