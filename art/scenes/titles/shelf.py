"""Wooden shelf on a sage wall with books, a white vase of eucalyptus, a bowl and a cup.

For page titles and header demos.
"""

from kit.materials.natural import wood
from kit.objects import place
from kit.props.paper import book
from kit.props.plants import branch
from kit.props.tableware import bowl, cup, vase
from kit.sets.title import DEEP, GREEN, INK, MARIGOLD, PAPER, SAGE, matt, morning, stage, title_shot
from kit.shapes import box, sphere

stage(SAGE, back=1.4)
box((9, 0.95, 0.14), 0.03, wood("#b98a5e", "#8a5a36", 0.8), (3.9, 0.95, 1.1))
for x, t, color in ((1.0, 0.24, GREEN), (1.27, 0.2, PAPER), (1.5, 0.26, INK), (1.8, 0.2, MARIGOLD)):
    place(book(1.35, 0.95, t, color), (x, 0.9, 1.18), (0, -90, 0)).location.z = 1.18 + 0.675
vase("amphora", matt(PAPER), (3.3, 0.95, 1.17), scale=0.85)
branch("eucalyptus", 1.5, (3.3, 0.95, 2.7), (-0.25, 0, 1), 14, 4)
branch("eucalyptus", 1.2, (3.3, 0.95, 2.7), (0.45, 0, 1), 12, 7)
bowl("#d98e5f", 0.5, 0.34, (4.55, 0.85, 1.17))
cup(DEEP, None, False, (5.5, 0.8, 1.17), scale=0.9)
sphere(0.2, matt(MARIGOLD), (2.25, 0.75, 1.37))
morning(-56, 28)
title_shot(z=1.85)
