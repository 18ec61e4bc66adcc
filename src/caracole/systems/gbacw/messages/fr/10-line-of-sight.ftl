# 10.2 Line of sight; also for `caracole los`.

refusal-line_of_sight_blocked = Le terrain cache { $target } à { $origin }.
refusal-unit_in_the_way = Des unités en { $hex } sont sur la ligne.
refusal-friends_near_target = Des unités amies en { $hex } sont trop près de la cible.
los-higher_ground = { $hex } est plus haut que les deux extrémités.
los-treetops = Les arbres de { $hex } touchent le bois d'un bout de la ligne.
los-slope = { $hex } dépasse le niveau moyen et est plus près de l'extrémité basse.
los-slope_middle = { $hex } est au milieu, au-dessus du niveau moyen, et descend par une pente vers l'extrémité basse.
los-slope_hexside = La pente entre { $other } et { $hex }, au milieu, dépasse le niveau moyen.
los-intervening_hill = { $hex } est aussi haut que l'extrémité haute, avec un creux entre eux.
los-blind_cover = Le bois ou le bourg de { $hex } touche { $other } et le domine.
los-blind_slope = { $hex } descend raide vers { $other }, l'extrémité basse.
los-crest = Le terrain descend plus tôt derrière { $hex } que devant : une crête cache ce qui est en bas.
los-ends = De { $origin } (niveau { $a }) à { $target } (niveau { $b }) : { $distance } hex.
los-passes = { $beside ->
    [true] le long de
   *[other] à travers
  } { $hex } : { $terrain }, niveau { $level }, hauteur { $height }
los-mean-level = niveau moyen des deux bouts : { $level }
los-out-of-range = Aucune arme de cette bataille ne porte si loin : { $range } hex au plus (C10.16.b).
los-bare-woods = Les bois sont nus : à deux hex on voit à travers.
los-clear = La ligne de vue est dégagée.
los-blocked = La ligne de vue est bloquée.
