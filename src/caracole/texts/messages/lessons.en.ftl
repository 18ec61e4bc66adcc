# Lessons: what any teacher says, and what the command prints.

lesson-something-else = That is allowed, but it is not what this step is about. Do what is lit, and try the rest afterwards.
lesson-touched = this
refusal-lesson-word = { $text }
lessons-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
  }
lessons-none = There are no lessons here.
lessons-well = { $lesson }: well, in { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }.
lessons-end = The lesson is over.
lessons-enter = Press Enter to go on.
