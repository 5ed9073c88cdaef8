"""Marigold paper boat ahead of five white ones on a blue ground.

For a blog cover.
"""

from kit.materials.solid import surface
from kit.objects import add_modifier, group, mesh_object
from kit.sets.cover import cover_shot, ground, low_sun


def boat(color, x, y, turn, scale=1.0):
    """Folded paper boat, bow at +X."""
    m = surface(color, 0.75, specular=0.2)
    sheets = (
        [(-1.3, -0.02, 0.62), (-0.62, -0.34, 0.0), (0.62, -0.34, 0.0), (1.3, -0.02, 0.62), (0, -0.42, 0.36)],
        [(-1.3, 0.02, 0.62), (-0.62, 0.34, 0.0), (0.62, 0.34, 0.0), (1.3, 0.02, 0.62), (0, 0.42, 0.36)],
        [(-0.62, -0.03, 0.3), (0.62, -0.03, 0.3), (0, 0, 1.15)],
        [(-0.62, 0.03, 0.3), (0.62, 0.03, 0.3), (0, 0, 1.15)],
        [(-0.62, -0.34, 0.0), (0.62, -0.34, 0.0), (0.62, 0.34, 0.0), (-0.62, 0.34, 0.0)],
    )
    parts = [mesh_object(points, [tuple(range(len(points)))], m, False) for points in sheets]
    for part in parts:
        add_modifier(part, "SOLIDIFY", thickness=0.018, offset=0)
    return group(parts, (x, y, 0), (0, 0, turn), scale)


ground("#2f6f8f")
boat("#ffc94d", 1.5, -1.1, 14, 1.15)
for i, (x, y) in enumerate(((-0.9, 0.1), (-2.7, 1.0), (0.2, 1.9), (-1.7, 2.9), (-4.3, 2.4))):
    boat("#f6f2e8", x, y, 14 + (i % 3 - 1) * 4, 0.95)
low_sun(-50, 30)
cover_shot(x=-0.5, y=0.3, z=0.6, height=5.2, elevation=30)
