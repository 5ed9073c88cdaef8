"""Shadows of palm leaves on a green wall, a white vase with eucalyptus and a marigold pot at the side.

For page titles and header demos.
"""

from kit.lights import shadow_only
from kit.materials.solid import surface
from kit.props.plants import branch, palm_frond
from kit.props.tableware import vase
from kit.sets.title import GREEN, MARIGOLD, PAPER, matt, morning, stage, title_shot

stage(GREEN, back=2.2)
leaf = surface("#446644")
for i, (x, z, dx, dz) in enumerate(((-7.2, 1.9, 1, 0.55), (-6.4, 6.2, 0.8, -0.75), (-8.2, 4.2, 1, 0.12))):
    shadow_only(palm_frond(4.6, leaf, (x, 0.9, z), (dx, 0, dz), 30, seed=i, w=0.075, droop=0.8))
vase("drop", matt(PAPER), (4.0, 0.6, 0), scale=1.0)
branch("eucalyptus", 1.7, (4.0, 0.6, 1.7), (-0.35, 0, 1), 14, 4)
branch("eucalyptus", 1.4, (4.0, 0.6, 1.7), (0.4, 0, 1), 12, 9)
vase("pot", matt(MARIGOLD), (2.85, -0.1, 0), scale=0.6)
morning(-52, 26, 5.2, 0.34, size=0.7)
title_shot(z=1.75, exposure=0.2)
