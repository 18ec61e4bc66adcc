# 8 Stacking.

refusal-foot_and_horse = Fanti e cavalleria montata non restano nello stesso esagono ({ $hex }).
refusal-march_with_others = Chi marcia non resta in { $hex } con unità sotto altri ordini.
refusal-arms_mixed_in_march = In marcia armi diverse non condividono un esagono ({ $hex }).
refusal-two_brigades = Unità di due brigate non restano insieme in { $hex }.
refusal-too_many = Troppi per { $hex }: il limite è di { $limit } punti forza.
refusal-too_many_guns = Troppi pezzi per { $hex }: il limite è { $limit }.
refusal-column_stands_alone = Un'unità in colonna non divide l'esagono con nessuno ({ $hex }).
refusal-line_stands_alone = Nessun'altra fanteria o cavalleria si unisce a una linea estesa ({ $hex }).
