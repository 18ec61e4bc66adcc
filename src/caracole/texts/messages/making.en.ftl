# What is wrong in a file that someone made, by its kind.

fault-syntax = The text is not a proper file here.
fault-duplicate_key = This stands here twice.
fault-too_deep = This is nested too deeply.
fault-wrong_type = Another kind of value belongs here.
fault-missing_key = Something is missing here.
fault-unknown_key = No one knows what this is.
fault-out_of_range = This number is too small or too large.
fault-bad_choice = This is not one of the words that may stand here.
fault-bad_pattern = This may not be written so.
fault-unknown_reference = There is nothing of this name.
fault-missing_language = The text is missing in a language.
