"""Row of fluted green columns in low sun, a marigold ball at the foot of the first.

For page titles and header demos.
"""

from kit.materials.natural import plaster
from kit.props.architecture import column
from kit.sets.title import DEEP, GREEN, MARIGOLD, matt, morning, stage, title_shot
from kit.shapes import box, sphere

stage(DEEP)
for i in range(7):
    x = 0.9 + 1.25 * i
    column(0.34, 5.2, plaster(GREEN, 0.4, 0.08), 22, (x, 2.2 - 0.42 * i, 0.18))
    box((0.95, 0.95, 0.18), 0.02, plaster(GREEN, 0.4, 0.08), (x, 2.2 - 0.42 * i, 0.09))
sphere(0.4, matt(MARIGOLD), (0.25, -0.4, 0.4))
morning(-70, 26, 5.0, 0.3)
title_shot(x=0.4, z=1.9, exposure=0.25)
