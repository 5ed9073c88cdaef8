"""Two white running shoes on their way up wide steps, yellow ground.

For a blog cover.
"""

from kit.props.accessories import sneaker
from kit.props.architecture import stairs
from kit.sets.cover import cover_shot, ground, low_sun, paint

ground("#f2b84b")
stairs(3, 3.4, 0.5, 2.4, paint("#f6efe2"), (-0.7, -1.2, 0), (0, 0, -90))
sneaker("#f7f3ea", "#3d56a6", "#ffffff", "#c9925c", (-2.3, -1.5, 0), (0, 0, 8), 0.9)
sneaker("#f7f3ea", "#3d56a6", "#ffffff", "#c9925c", (0.62, -1.25, 0.5), (0, 0, 4), 0.9)
low_sun(-52, 32)
cover_shot(x=-0.6, z=1.2, height=5.4, elevation=14)
