"""Five stones balanced on each other, one small stone beside them.

For a blog cover.
"""

from kit.materials.solid import surface
from kit.props.landscape import stone
from kit.sets.cover import cover_shot, ground, low_sun

ground("#d9a58c")
z = 0.0
for i, (r, flat, color, dx) in enumerate(
    (
        (1.25, 0.42, "#5f5a57", 0),
        (0.95, 0.44, "#efe6da", 0.12),
        (0.72, 0.46, "#8a8078", -0.08),
        (0.52, 0.5, "#3d4a4a", 0.06),
        (0.34, 0.55, "#f3ede2", -0.02),
    )
):
    z += r * flat * 0.87
    stone(
        r,
        surface(color, 0.75, mottle=0.12, bump=0.15, bump_scale=30),
        flat,
        (1.2 + dx, 0, z),
        (0, 0, 40 * i),
        seed=i + 2,
    )
    z += r * flat * 0.87
stone(0.4, surface("#efe6da", 0.75, mottle=0.1), 0.5, (-1.1, -0.7, 0.18), seed=9)
low_sun(-58, 24)
cover_shot(x=0.2, z=1.75, height=5.0, elevation=8)
