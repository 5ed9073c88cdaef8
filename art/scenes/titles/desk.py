"""Wooden desk by a window: laptop with a green dashboard, notebook, cup, books and a monstera.

For page titles and header demos.
"""

from kit.backdrops import floor, wall
from kit.lights import gobo_window
from kit.materials.natural import plaster, wood
from kit.materials.solid import clay
from kit.props.paper import book, notebook
from kit.props.plants import plant
from kit.props.screens import laptop
from kit.props.tableware import cup, vase
from kit.sets.title import DEEP, GREEN, MARIGOLD, PAPER, SAGE, morning, title_shot
from kit.world import start

start()
wall(material=plaster("#ece6d8", 0.4, 0.16), y=4.2, z=-1, h=14, w=60)
floor(material=wood("#cfa679", "#ad8158", 0.35, "X", 0.4, 0.15), size=60)
laptop((DEEP, "#1d8a70"), loc=(2.9, 1.0, 0), rot=(0, 0, -18), scale=0.86)
book(1.7, 1.2, 0.22, GREEN, (5.3, 1.7, 0), (0, 0, 14))
book(1.5, 1.05, 0.18, MARIGOLD, (5.3, 1.65, 0.22), (0, 0, 2))
cup(PAPER, loc=(4.75, 0.0, 0), scale=0.85, rot=(0, 0, 30))
notebook(DEEP, 1.2, 1.7, 0.14, (1.1, -0.6, 0.07), (0, 0, 28))
vase("pot", clay(SAGE), (5.4, 2.6, 0), scale=0.8)
plant("monstera", 9, 2.5, loc=(5.4, 2.6, 0.6), seed=3)
morning(-56, 27, 5.6, 0.62)
gobo_window((-8.2, -3.6, 6.3), (0.6, 4.2, 1.6), 6.5, 6.5, 2, 3, 0.3)
title_shot(x=0.7, z=1.5, height=4.7, rise=2.0, focus=(2.9, 0.8, 0.6), exposure=0.3)
