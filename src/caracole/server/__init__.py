"""Play over the network: HTTP for the lobby and everything slow, a socket for play, a database for what must last.

Games in memory

    room, rooms            a game that is being played; all of them, and the way from the database and back
    house                  what a room needs of the server it is in
    viewers, showing       who looks on and the news they are sent; what everybody may know about a game
    questions, desk        what a gesture means, odds, what-if; the threads that answer
    teaching, guiding      a lesson, with its learner; the learner's hand on a table without a grid
    agreeing, talking      going back by agreement; chat at the table
    clocks, refusals       clocks of minutes and of days; what a game says no with, whatever its rules

    people                 how games between people end, and what comes after

Seats and links

    seating, sitting       who may sit where; who does, and who decides for whoever is away
    accounts, names        accounts and their sessions; what one may be called
    attempts, proving      how often a password may be guessed; codes sent by mail
    signed_in              sockets that end with the session that let them in
    listing                games that everybody may join or watch
    notices                it is your turn
    mail, webhooks         the ways to say so

Thinking

    computers              the computer players of a game
    thinking, turns        other processes that think and draw; whose wish is served next
    boards                 drawn boards, kept by what is drawn
    laboratory             computer players meet, and a finished game is looked at closely: in processes of their own

Keeping

    store, tables          the database and its tables; ``migrations`` bring it up to date
    writer, chain          appending entries; the digest over all that came before
    revisions, upgrading   the rules that a game is kept under; moving games to the present ones
    backups, checking      backup and restore; is everything there, as it was written?
    private, tally         files for one owner and one server; how many entries a file had
    keys, handover         the server's own secret, and how servers share it

Doors

    app, services          the application put together; all its parts in one hand
    api, api_page          HTTP by subject; the page that describes it
    socket, protocol       the socket of a game; everything that crosses the network
    systems, coverage      the games as the first page shows them; which clause is proved by what
    client_files           the browser client
    guard, limits          at the door of every request; how much is too much
    connections, nesting   nobody holds a connection by being slow; how deep JSON may go
    characters             what is no text

Looking after

    run, settings          running the server; what an operator may set
    tasks, metrics         what is done beside answering; numbers for the operator
"""
