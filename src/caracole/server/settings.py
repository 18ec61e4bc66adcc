"""What an operator may set: by argument, else by environment (CARACOLE_...), else a sane default."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from caracole.kernel.errors import CaracoleError

MEGABYTE = 1 << 20


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the server asks about its surroundings."""

    database: str
    """Address of the database, as SQLAlchemy writes it with an async driver."""
    client: Path | None = None
    """Folder of the built browser client; None: none is served."""
    base: str = ""
    """Address under which the server is reached, for links in mails; empty: as the request says."""
    patience: float = 10.0
    """Seconds to wait for a SQLite file that somebody else has locked."""
    accounts: bool = True
    operators: tuple[str, ...] = ()
    """Accounts that may read reports, mute, ban, and close games."""
    secure: bool = False
    """Cookies only over HTTPS, and strict transport security."""
    mail: str | None = None
    """smtp://[user:password@]host[:port] or smtps://...; None: no mail is sent."""
    mail_from: str = "caracole@localhost"
    webhooks: bool = True
    private_webhooks: bool = False
    """May a webhook point to a private address? Only for tests and closed networks."""
    push: bool = True
    """Are notices sent to the browsers of players who want them?"""
    workers: int = 1
    """Processes in which computer players think, and as many for those who plan."""
    live_games: int = 500
    """Games kept in memory."""
    message_bytes: int = 16 * 1024
    body_bytes: int = 8 * MEGABYTE
    burst: int = 40
    """Messages of a socket at once ..."""
    rate: float = 20.0
    """... and a second after that."""
    requests: int = 300
    """HTTP requests a minute from one address; new sockets a fifth of it, sign-ins and new games a tenth."""
    questions: float = 15.0
    """Seconds of the processor a minute that one person's questions may take: what-if, odds, replays, imports."""
    sockets: int = 100
    """Sockets at once from one address ..."""
    all_sockets: int = 3000
    """... and altogether."""
    tries: int = 10
    """Wrong passwords for one name at once, and an hour after that; three times that from one address."""
    registrations: int = 10
    """New accounts from one address at once, and an hour after that."""
    mails: int = 1000
    """Mails a day altogether."""
    onlookers: int = 200
    """Onlookers of one game."""
    think_seconds: float = 30.0
    """A computer player that takes longer over a decision is cut off, and something simple is done instead."""
    planning: float = 1.0
    """The part of their usual time that colonels and generals have for a plan."""
    unattended: float = 300.0
    """Seconds for which the computer plays on for everybody when nobody is there any more."""
    metrics: bool = False
    """Is ``/metrics`` open to everybody?"""
    metrics_token: str | None = None
    """Whoever knows this may read ``/metrics``: ``Authorization: Bearer <token>``."""
    cache: Path | None = None
    """Folder in which drawn boards are kept between starts; None: they are drawn anew."""
    warm: bool = True
    """Draw the boards of all scenarios when the server starts, before anybody asks for one."""
    trust_proxy: int = 0
    """So many proxies in front of us write the caller's address into X-Forwarded-For; 0: nobody is believed."""
    lab: bool = False
    """May those who may make games let computer players meet in the laboratory?"""
    lab_folder: Path | None = None
    """Where its runs and reports are kept; None: beside the database file, or in the data folder for PostgreSQL."""
    lab_games: int = 200
    """Games of one run at most."""
    lab_minutes: int = 60
    """A run that takes longer is ended, and keeps what was played."""
    lab_runs: int = 4
    """Runs that play or wait at once, altogether; half of them of one person."""
    lab_kept: int = 40
    """Runs that are over and kept; the oldest of whoever has most go first."""
    analysis: bool = True
    """May a finished game be analysed?"""
    key: str | None = None
    """The server's own secret, 64 hexadecimal digits; None: it is read from ``key_file``."""
    key_file: Path | None = None
    """Where the secret is kept, made when it is first needed; None: beside the database file."""

    @property
    def sqlite_file(self) -> Path | None:
        """The file of a SQLite database; None for PostgreSQL."""
        return None if self.is_postgres else Path(self.database.split(":///", 1)[1])

    @property
    def is_postgres(self) -> bool:
        """Several processes may share the database, and tell each other."""
        return self.database.startswith("postgresql")

    @property
    def lab_place(self) -> Path:
        """The folder of the laboratory."""
        if self.lab_folder is not None:
            return self.lab_folder
        file = self.sqlite_file
        return data_folder() / "lab" if file is None else Path(f"{file}.lab")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where the games of this user are kept unless said otherwise."""
    home = environment.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "caracole"


def cache_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where drawn boards are kept."""
    home = environment.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "caracole" / "boards"


def async_address(address: str) -> str:
    """``postgresql://`` and ``sqlite://`` (or the path of a file) with the drivers that we use."""
    for scheme in ("postgresql://", "postgres://"):
        if address.startswith(scheme):
            return "postgresql+asyncpg://" + address.removeprefix(scheme)
    if address.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + address.removeprefix("sqlite:///")
    return address if "://" in address else f"sqlite+aiosqlite:///{Path(address).absolute()}"


def built_client() -> Path | None:
    """The browser client: inside the package, or in web/dist of a working copy."""
    here = Path(__file__).parent
    for folder in (here / "client", here.parents[2] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def is_working_copy() -> bool:
    """Are the sources of the browser client beside the package?"""
    here = Path(__file__).parent
    return (here.parents[2] / "web" / "package.json").is_file()


def client_in(folder: str | None) -> Path | None:
    """A folder with a built client that somebody names; a clear word if there is none."""
    if folder is None:
        return None
    path = Path(folder)
    if not (path / "index.html").is_file():
        raise CaracoleError(f"{folder}: there is no index.html in it")
    return path


YES = ("1", "true", "yes", "on")


def _proxies(said: str) -> int:
    """How many proxies are trusted: a number, or yes for one."""
    return int(said) if said.isdecimal() else int(said.lower() in YES)


def from_environment(environment: Mapping[str, str] = os.environ, **wishes: object) -> Settings:
    """The settings; ``wishes`` that are not None come before the environment."""
    said = {key: value for key, value in wishes.items() if value is not None}
    address = str(said.pop("database", None) or environment.get("CARACOLE_DATABASE_URL") or "")
    if not address:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        address = str(folder / "games.db")
    found: dict[str, object] = {
        "database": async_address(address),
        "client": built_client(),
        "cache": cache_folder(environment),
    }
    for name, variable in (
        ("base", "CARACOLE_BASE_URL"),
        ("mail", "CARACOLE_SMTP_URL"),
        ("mail_from", "CARACOLE_MAIL_FROM"),
        ("key", "CARACOLE_KEY"),
        ("metrics_token", "CARACOLE_METRICS_TOKEN"),
    ):
        if environment.get(variable):
            found[name] = environment[variable]
    for name, variable in (("key_file", "CARACOLE_KEY_FILE"), ("lab_folder", "CARACOLE_LAB_FOLDER")):
        if environment.get(variable):
            found[name] = Path(environment[variable])
    for name, variable in (
        ("accounts", "CARACOLE_ACCOUNTS"),
        ("secure", "CARACOLE_SECURE"),
        ("metrics", "CARACOLE_METRICS"),
        ("webhooks", "CARACOLE_WEBHOOKS"),
        ("push", "CARACOLE_PUSH"),
        ("warm", "CARACOLE_WARM"),
        ("lab", "CARACOLE_LAB"),
        ("analysis", "CARACOLE_ANALYSIS"),
    ):
        if variable in environment:
            found[name] = environment[variable].lower() in YES
    if environment.get("CARACOLE_OPERATORS"):
        found["operators"] = tuple(
            name.strip() for name in environment["CARACOLE_OPERATORS"].split(",") if name.strip()
        )
    if "CARACOLE_TRUST_PROXY" in environment:
        found["trust_proxy"] = _proxies(environment["CARACOLE_TRUST_PROXY"])
    for name, variable in (("patience", "CARACOLE_PATIENCE"), ("planning", "CARACOLE_PLANNING")):
        if variable in environment:
            found[name] = float(environment[variable])
    for name, variable in (
        ("workers", "CARACOLE_WORKERS"),
        ("live_games", "CARACOLE_LIVE_GAMES"),
        ("burst", "CARACOLE_BURST"),
        ("rate", "CARACOLE_RATE"),
        ("requests", "CARACOLE_REQUESTS"),
        ("questions", "CARACOLE_QUESTIONS"),
        ("sockets", "CARACOLE_SOCKETS"),
        ("all_sockets", "CARACOLE_ALL_SOCKETS"),
        ("onlookers", "CARACOLE_ONLOOKERS"),
        ("tries", "CARACOLE_TRIES"),
        ("registrations", "CARACOLE_REGISTRATIONS"),
        ("mails", "CARACOLE_MAILS"),
        ("think_seconds", "CARACOLE_THINK_SECONDS"),
        ("unattended", "CARACOLE_UNATTENDED"),
        ("lab_games", "CARACOLE_LAB_GAMES"),
        ("lab_minutes", "CARACOLE_LAB_MINUTES"),
        ("lab_runs", "CARACOLE_LAB_RUNS"),
        ("lab_kept", "CARACOLE_LAB_KEPT"),
    ):
        if variable in environment:
            found[name] = int(environment[variable])
    return Settings(**{**found, **said})  # type: ignore[arg-type]
