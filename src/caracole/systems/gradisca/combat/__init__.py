"""Chapter 7, combat: field (7.1, 17, 18, 19.1), losses (7.2), retreat (7.3), artillery (7.4), mines (7.5 to 7.7)."""
