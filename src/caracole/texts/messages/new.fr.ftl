# caracole new
new-written = { $count ->
    [one] Un fichier écrit dans { $folder } :
   *[other] { $count } fichiers écrits dans { $folder } :
}
new-next = Et maintenant :
