"""Yellow paper plane climbing ahead of two white ones over teal.

For a blog cover.
"""

from kit.materials.solid import surface
from kit.props.paper import paper_plane
from kit.sets.cover import cover_shot, ground, low_sun

ground("#3fa0a8", back=3)
for x, z, y, color, shade, s in (
    (1.7, 3.1, 0.2, "#ffd257", "#e0a92c", 1.0),
    (-0.7, 2.0, 0.6, "#f7f3ea", "#d9d2c2", 0.85),
    (-2.5, 1.2, 1.0, "#f7f3ea", "#d9d2c2", 0.7),
):
    paper_plane(surface(color, 0.75), surface(shade, 0.75), (x, y, z), (28, 18, -62), s)
low_sun(-46, 40, 4.2)
cover_shot(z=2.1, height=5.2, elevation=6)
