# caracole new
new-written = { $count ->
    [one] Un file scritto in { $folder }:
   *[other] { $count } file scritti in { $folder }:
}
new-next = E adesso:
