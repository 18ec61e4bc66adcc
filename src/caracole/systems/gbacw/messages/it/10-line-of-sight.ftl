# 10.2 Line of sight; also for `caracole los`.

refusal-line_of_sight_blocked = Il terreno nasconde { $target } a { $origin }.
refusal-unit_in_the_way = Unità in { $hex } sono sulla linea.
refusal-friends_near_target = Unità amiche in { $hex } sono troppo vicine al bersaglio.
los-higher_ground = { $hex } è più alto di entrambi gli estremi.
los-treetops = Gli alberi di { $hex } toccano il bosco a un estremo della linea.
los-slope = { $hex } supera il livello medio ed è più vicino all'estremo basso.
los-slope_middle = { $hex } è a metà, sopra il livello medio, e scende con un pendio verso l'estremo basso.
los-slope_hexside = Il pendio tra { $other } e { $hex }, a metà, supera il livello medio.
los-intervening_hill = { $hex } è alto quanto l'estremo alto, con terreno più basso tra loro.
los-blind_cover = Il bosco o l'abitato di { $hex } è accanto a { $other } e lo domina.
los-blind_slope = { $hex } scende ripido verso { $other }, l'estremo basso.
los-crest = Il terreno scende prima dietro { $hex } che davanti: una cresta nasconde ciò che sta sotto.
los-ends = Da { $origin } (livello { $a }) a { $target } (livello { $b }): { $distance ->
    [one] 1 esagono.
   *[other] { $distance } esagoni.
  }
los-passes = { $beside ->
    [true] lungo
   *[other] attraverso
  } { $hex }: { $terrain }, livello { $level }, altezza { $height }
los-mean-level = livello medio dei due estremi: { $level }
los-out-of-range = { $range ->
    [one] Nessuna arma di questa battaglia arriva così lontano: al massimo 1 esagono (C10.16.b).
   *[other] Nessuna arma di questa battaglia arriva così lontano: al massimo { $range } esagoni (C10.16.b).
  }
los-bare-woods = I boschi sono spogli: a due esagoni ci si vede attraverso.
los-clear = La linea di vista è libera.
los-blocked = La linea di vista è bloccata.
