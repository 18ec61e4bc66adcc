"""Numbers for the operator, in the manner of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCY = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter("caracole_entries", "Entries made durable by this process", registry=self.registry)
        self.latency = Histogram(
            "caracole_entry_seconds", "From an action to its durable entry", buckets=LATENCY, registry=self.registry
        )
        self.sockets = Gauge("caracole_sockets", "Open sockets", registry=self.registry)
        self.rooms = Gauge("caracole_live_games", "Games in memory", registry=self.registry)
        self._refused = Counter(
            "caracole_refused", "Messages that were not obeyed, by reason", ["reason"], registry=self.registry
        )
        self._requests = Counter(
            "caracole_http_requests", "HTTP requests by method and status", ["method", "status"], registry=self.registry
        )

    def entry(self, seconds: float) -> None:
        """An entry was made durable."""
        self.entries.inc()
        self.latency.observe(seconds)

    def refused(self, reason: str) -> None:
        """Something was not obeyed."""
        self._refused.labels(reason).inc()

    def request(self, method: str, status: int) -> None:
        """A request was answered."""
        self._requests.labels(method, str(status)).inc()

    def text(self) -> bytes:
        """As Prometheus reads it."""
        return generate_latest(self.registry)
