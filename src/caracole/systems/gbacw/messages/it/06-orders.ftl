# 6 Ordini e riserva.

event-orders-given = { $brigade }: ordini di { $orders }.
event-orders-not-heard = Fuori comando, { $units } di { $brigade } tengono gli ordini di prima.
event-stack-faced = La pila in { $hex } guarda { $facing }.
event-reserve-broken = { $brigade } è sorpresa in riserva: in Disordine, con ordini di avanzata.
decision-orders-face = Come si orienta la pila in { $hex } con i nuovi ordini?
action-FaceStack = Orienta verso { $facing }
refusal-cannot_face_so = La pila in { $hex } non può guardare { $facing } con gli esagoni che occupa.
