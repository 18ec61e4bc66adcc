"""Glicko-2 (Mark E. Glickman, 'Example of the Glicko-2 system'): how strong a player is, and how sure that is.

Plain arithmetic. A rating has a deviation: with 95 per cent the true strength lies within two of them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

SCALE = 173.7178
TAU = 0.5
"""How much a volatility may change."""
CLOSE = 1e-6
WIDEST = 350.0
PERIOD = 30 * 86400.0
"""Seconds of a rating period: for as long as that nobody is surer of a player who does not play."""


class Rating(NamedTuple):
    """A player who has not played yet, unless said otherwise."""

    rating: float = 1500.0
    deviation: float = WIDEST
    volatility: float = 0.06


class Played(NamedTuple):
    """A game against somebody of this rating: 1 for a win, a half for a draw, 0 for a loss."""

    opponent: Rating
    score: float


def rested(player: Rating, seconds: float) -> Rating:
    """After so long without a game."""
    phi = player.deviation / SCALE
    wider = math.sqrt(phi * phi + player.volatility**2 * max(0.0, seconds) / PERIOD)
    return player._replace(deviation=min(WIDEST, wider * SCALE))


def after(player: Rating, games: Sequence[Played], tau: float = TAU) -> Rating:
    """After these games of one rating period."""
    mu, phi = (player.rating - 1500.0) / SCALE, player.deviation / SCALE
    variance, gain = 0.0, 0.0
    for opponent, score in games:
        g = _weight(opponent.deviation / SCALE)
        expected = 1.0 / (1.0 + math.exp(-g * (mu - (opponent.rating - 1500.0) / SCALE)))
        variance += g * g * expected * (1.0 - expected)
        gain += g * (score - expected)
    if not games:
        return rested(player, PERIOD)
    v = 1.0 / variance
    sigma = _volatility(phi, player.volatility, v, v * gain, tau)
    wide = math.sqrt(phi * phi + sigma * sigma)
    narrow = 1.0 / math.sqrt(1.0 / (wide * wide) + 1.0 / v)
    return Rating(1500.0 + SCALE * (mu + narrow * narrow * gain), min(WIDEST, SCALE * narrow), sigma)


def _weight(phi: float) -> float:
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / math.pi**2)


def _volatility(phi: float, sigma: float, v: float, delta: float, tau: float) -> float:
    """Step 5 of the example: the Illinois algorithm."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        spread = phi * phi + v + e
        return e * (delta * delta - spread) / (2.0 * spread * spread) - (x - a) / (tau * tau)

    low = a
    if delta * delta > phi * phi + v:
        high = math.log(delta * delta - phi * phi - v)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2.0
        high, f_high = middle, f_middle
    return math.exp(low / 2.0)
