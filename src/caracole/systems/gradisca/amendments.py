"""What later revisions of the rules of La Guerra di Gradisca changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions.
"""
