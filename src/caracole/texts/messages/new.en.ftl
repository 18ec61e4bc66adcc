# caracole new
new-written = { $count ->
    [one] One file written into { $folder }:
   *[other] { $count } files written into { $folder }:
}
new-next = Next:
