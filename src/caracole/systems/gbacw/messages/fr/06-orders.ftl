# 6 Ordres et réserve.

event-orders-given = { $brigade } : ordres de { $orders }.
event-orders-not-heard = Hors commandement, { $units } de { $brigade } gardent leurs anciens ordres.
event-stack-faced = La pile en { $hex } fait face à { $facing }.
event-reserve-broken = { $brigade } est surprise en réserve : désordonnée, sous ordres d'avance.
decision-orders-face = Comment la pile en { $hex } s'oriente-t-elle sous ses nouveaux ordres ?
action-FaceStack = Faire face à { $facing }
refusal-cannot_face_so = La pile en { $hex } ne peut faire face à { $facing } avec les hex qu'elle occupe.
