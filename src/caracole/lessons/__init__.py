"""Lessons: what somebody is taught at a real table, step by step. They are data, and run on the rules themselves.

    lesson = find("moving")              # of any system that brings some
    run = Run(lesson)
    run.step.do                          # what the learner is asked to do; None: only to read on
    run.attempt(action)                  # goes on, or says why not

A lesson is a TOML file in the folder ``lessons`` of a system; its words are in ``lessons/<language>.ftl`` beside it.
The part ``lessons`` of the system lays the position. When a rule changes under one, the checker names the file, the
step and what is wrong.

model      what a lesson is made of
reading    from a TOML file
finding    the lessons of the systems, and what they bring as their part
words      what is said, in the reader's language
running    a lesson being played
checking   a lesson played to its end, with every fault in plain words
coaching   what somebody beside the player says about a decision
"""

from caracole.lessons.checking import check
from caracole.lessons.coaching import gentle_player, usually_good
from caracole.lessons.finding import LessonsPart, UnknownLesson, find, guided_game, lessons, lessons_of
from caracole.lessons.model import Deed, Guided, Lesson, Pointed, Step
from caracole.lessons.reading import read_lesson
from caracole.lessons.running import NotThisStep, Run
from caracole.lessons.words import Words

__all__ = [
    "Deed",
    "Guided",
    "Lesson",
    "LessonsPart",
    "NotThisStep",
    "Pointed",
    "Run",
    "Step",
    "UnknownLesson",
    "Words",
    "check",
    "find",
    "gentle_player",
    "guided_game",
    "lessons",
    "lessons_of",
    "read_lesson",
    "usually_good",
]
