"""Cream stairs up to a green arch, with a marigold ball on a step and a green one on the floor.

For page titles and header demos.
"""

from kit.materials.natural import plaster
from kit.outlines import arch_outline
from kit.props.architecture import stairs
from kit.sets.title import GREEN, MARIGOLD, PAPER, SAND, matt, morning, stage, title_shot
from kit.shapes import box, extrude, sphere

stage(PAPER)
stairs(8, 2.6, 0.3, 0.42, plaster(SAND, 0.5, 0.1), (2.5, -0.6, 0), (0, 0, 0))
box((2.6, 1.2, 2.4), 0.02, plaster(SAND, 0.5, 0.1), (2.5, 3.3, 1.2))
extrude([arch_outline(1.1, 1.9)], 0.05, 0.01, plaster(GREEN, 0.5, 0.1), (2.5, 2.68, 2.4), (90, 0, 0))
box((0.5, 4.4, 3.4), 0.03, plaster(PAPER, 0.5, 0.1), (4.1, 1.6, 1.7))
sphere(0.34, matt(MARIGOLD), (2.1, 0.25, 0.94))
sphere(0.5, matt(GREEN), (0.55, -0.5, 0.5))
morning(-62, 30)
title_shot(x=0.2, z=1.9, height=5.0, rise=1.4)
