"""Three nested plaster arches in white, sage and green, a marigold ball on a plinth beside them.

For page titles and header demos.
"""

from kit.materials.natural import plaster
from kit.outlines import arch_outline
from kit.sets.title import CLAY, GREEN, MARIGOLD, PAPER, SAGE, matt, morning, stage, title_shot
from kit.shapes import cylinder, extrude, sphere


def band(w, h, t):
    """Outline of an arch without a sill, t thick."""
    outer, inner = arch_outline(w, h), arch_outline(w - 2 * t, h - t)
    return [*outer[1:], outer[0], inner[0], *reversed(inner[1:])]


stage(SAGE)
for i, (w, h, color) in enumerate(((3.4, 4.2, PAPER), (2.6, 3.5, SAGE), (1.8, 2.8, GREEN))):
    extrude([band(w, h, 0.3)], 0.7, 0.03, plaster(color, 0.5, 0.12), (3.1, 2.1 - 0.75 * i, 0), (90, 0, 0))
cylinder(0.55, 0.5, matt(PAPER), 0.03, (1.15, -0.35, 0))
sphere(0.42, matt(MARIGOLD), (1.15, -0.35, 0.92))
sphere(0.2, matt(CLAY), (0.35, -0.75, 0.2))
morning()
title_shot(z=1.95, height=4.9)
