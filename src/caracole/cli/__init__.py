"""The command ``caracole``, a module for each of its commands.

Playing

    play, terminal          a game at this terminal, or one that computers play; the screen it is played on
    serve, db, moderate     play in the browser; the database behind it; its people
    systems                 what can be played
    lessons                 what can be learnt, step by step

Looking at games and rules

    replay, draw            a saved game gone through again; a picture of it
    why, los, rules         why not; lines of sight; the clauses of a rulebook
    check_rules             are stored games still legal

Making scenarios

    data, preview           checking, copying, schemas; a picture of a map
    new                     a small complete game to begin with

Measuring

    bench, reference_loop   how fast random games go, beside a bare loop
    bench_table             all systems beside their targets, plain and compiled
    research                environments for programs that learn
    soak                    random games, each replayed to the bit
    lab, balance, train     experiments with many games; are the sides even; learning a judgement of positions

The command line itself

    main, common            where commands are found and errors told; what the commands share
    help, completion        help in the reader's language; the Tab key
    offers                  what could stand next on a command line
    doctor                  what is missing here
    console, progress       printing for people; how far a long job is
"""
