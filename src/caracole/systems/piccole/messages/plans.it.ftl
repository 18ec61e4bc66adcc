# Perché colonnello e generale lasciano il piano del capitano.

reason-plan_bold = Un turno più audace del solito promette di più. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_hold = Meglio fermarsi e lasciar venire il nemico. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_careful = Prima bisogna coprire i nostri fianchi. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_flank = I loro fianchi sono la via per vincere. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_weakest = Puntiamo ai più deboli di loro. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_refuse_left = L'ala sinistra resta indietro. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_refuse_right = L'ala destra resta indietro. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_prey = { $enemy } va distrutto per primo. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_whim = Un turno insolito promette più di quello solito. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_guard = Il campo va tenuto. (Piani soppesati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
