"""Shadows of palm leaves on a green wall, a white vase with eucalyptus and two small pots at the side.

The layers of the background film, put together and moved by art/video/leaf_light.py. view=1: all (the film's first
frame and its poster), 2: without leaves, 3: without sun.
"""

from kit.lights import shadow_only
from kit.materials.solid import surface
from kit.options import VIEW
from kit.props.plants import branch, palm_frond
from kit.props.tableware import vase
from kit.sets.title import CLAY, GREEN, MARIGOLD, PAPER, matt, morning, stage, title_shot
from kit.shapes import sphere

FRONDS = (((-9.3, 1.9), (1, 0.4)), ((-6.9, 8.2), (0.8, -0.85)), ((-10.2, 4.9), (1, 0.04)))

stage(GREEN, back=2.2)
for i, ((x, z), (dx, dz)) in enumerate(FRONDS):
    if VIEW == 1:
        leaf = palm_frond(6.2, surface("#446644"), (x, 0.9, z), (dx, 0, dz), 30, seed=i, w=0.075, droop=0.8)
        shadow_only(leaf)
vase("drop", matt(PAPER), (3.5, 0.6, 0), scale=1.05)
branch("eucalyptus", 1.8, (3.5, 0.6, 1.8), (-0.35, 0, 1), 14, 4)
branch("eucalyptus", 1.5, (3.5, 0.6, 1.8), (0.4, 0, 1), 12, 9)
vase("pot", matt(MARIGOLD), (2.3, -0.1, 0), scale=0.6)
sphere(0.2, matt(CLAY), (1.55, -0.6, 0.2))
morning(-52, 26, 0 if VIEW == 3 else 5.2, 0.34, size=0.8)
title_shot(z=1.95, height=5.0, exposure=0.2)
