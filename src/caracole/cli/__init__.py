"""The command ``caracole``: play, replay, why, rules, bench, lab, soak, data."""
