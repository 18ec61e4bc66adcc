# Why the colonel and the general depart from the captain's plan.

reason-plan_bold = A bolder turn than usual promises more. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_hold = Better to stand and let the enemy come. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_careful = Our flanks must be covered first. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_flank = We can win on their flanks. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_weakest = We go for their weakest elements. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_refuse_left = The left wing stays back. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_refuse_right = The right wing stays back. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_prey = { $enemy } must be destroyed first. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_whim = An unusual turn promises more than the usual one. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
reason-plan_guard = The camp must be held. (Plans weighed: { $plans }; turns imagined for each: { $worlds }.)
