# Che cosa non va in un file fatto da qualcuno, secondo il genere di errore.

fault-syntax = Qui il testo non è scritto come deve.
fault-duplicate_key = Questo compare due volte.
fault-too_deep = Ci sono troppi livelli uno dentro l'altro.
fault-wrong_type = Qui va un altro genere di valore.
fault-missing_key = Qui manca qualcosa.
fault-unknown_key = Non si sa che cosa sia.
fault-out_of_range = Questo numero è troppo piccolo o troppo grande.
fault-bad_choice = Questa parola non può stare qui.
fault-bad_pattern = Non si può scrivere così.
fault-unknown_reference = Non c'è nulla con questo nome.
fault-missing_language = Manca il testo in una lingua.
