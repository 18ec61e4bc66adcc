# Quel che dice il laboratorio delle battaglie.

making-title = La mia battaglia
making-general = Generale
making-shoots = può tirare
making-cost = talenti
making-elements = elementi
making-beaten = battuto se ne perde
making-drawn_up = Gli eserciti cominciano schierati
making-edge = Lato del Rosso
making-formation-red = Il Rosso è schierato
making-formation-blue = Il Blu è schierato
making-camps = Gli eserciti hanno un campo
making-first = Primo turno
making-first-open = lo decidono i dadi
making-way-line = in linea
making-way-doubled = con la fanteria pesante su due file
making-way-left = verso sinistra
making-way-right = verso destra
making-way-horse_left = con tutta la cavalleria a sinistra
making-way-reserve = con la cavalleria pesante in riserva

fault-generals = Un esercito ha un solo Generale; questo ne ha { $count }.
fault-general_alone = Il Generale ha un elemento tutto per sé.
fault-elements = Gli elementi di un esercito sono al massimo { $most }.
fault-no_shooters = Queste truppe non tirano.
fault-shapes = Le forme da disporre sono al massimo { $most }.
fault-needs_terrain = Per cominciare schierati gli eserciti hanno bisogno di un terreno.
fault-places = Non c'è un posto per ogni elemento.
fault-no_room = { $side ->
    [red] L'esercito rosso non ha posto per schierarsi.
   *[blue] L'esercito blu non ha posto per schierarsi.
  }
fault-name = Il nome è troppo lungo (limite: { $most }) o ha caratteri che non si possono stampare.
