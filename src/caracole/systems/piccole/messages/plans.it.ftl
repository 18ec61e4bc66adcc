# Perché colonnello e generale si scostano dal piano del capitano.

reason-plan_bold = Un turno più audace del solito promette di più. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_hold = Meglio fermarsi e lasciar venire il nemico. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_careful = Prima bisogna coprire i fianchi. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_flank = Si vince sui loro fianchi. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_weakest = Puntiamo ai loro elementi più deboli. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_refuse_left = L'ala sinistra resta indietro. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_refuse_right = L'ala destra resta indietro. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_prey = Prima di tutto bisogna distruggere { $enemy }. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_whim = Un turno insolito promette più di quello solito. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
reason-plan_guard = Il campo va difeso. (Piani valutati: { $plans }; turni immaginati per ciascuno: { $worlds }.)
