"""Pump bottle, jars and stacked stones on a shallow water dish before a clay arch.

For the spa home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import hard_sun, shadow_only
from kit.materials.natural import plaster, water, wood
from kit.materials.solid import clay, glass, surface
from kit.outlines import arch_outline, circle_outline
from kit.props.landscape import stone
from kit.props.packaging import cosmetic_bottle
from kit.props.plants import branch, palm_frond
from kit.render import render
from kit.shapes import cylinder, extrude
from kit.world import start

start()
sweep("#dccbb8", material=plaster("#dcc8b2", 0.5, 0.12), back=3.2)
# shallow water tray + stepped podium
extrude(
    [circle_outline(2.6, 0, 0, 120), circle_outline(2.35, 0, 0, 120)],
    0.26,
    0.05,
    clay("#cdb59b"),
    (-0.2, 0.0, 0.13),
)
cylinder(2.4, 0.10, water("#bcd3cc", "#8fb0aa", 1.6, 0.02, 0.16, 0.04, clear=0.55), 0.01, (-0.2, 0, 0.08))
cylinder(2.4, 0.05, clay("#b9a084"), 0.01, (-0.2, 0, 0.02))
cylinder(0.95, 0.62, clay("#d9bfa3"), 0.06, (0.35, 0.25, 0.0))
cylinder(0.62, 0.95, clay("#c9a98a"), 0.06, (-0.85, 0.75, 0))
extrude(
    [arch_outline(2.6, 3.6), arch_outline(1.7, 2.95)], 0.45, 0.06, clay("#cfb294"), (0.15, 2.1, 0), (90, 0, 0)
)
cosmetic_bottle(
    "pump", "#8c9a80", "#efe6da", label="#f3ede2", loc=(0.18, 0.25, 0.62), rot=(0, 0, 12), scale=0.98
)
cosmetic_bottle(
    "jar",
    "#efe6da",
    "#b98a5e",
    loc=(-0.85, 0.75, 0.95),
    scale=0.72,
    cap_material=wood("#c59a6c", "#8a5a36", 2),
)
cosmetic_bottle(
    "dropper", "#a8642f", "#2b2320", loc=(0.86, 0.0, 0.62), scale=0.62, material=glass("#e0a561", 0.0)
)
sm = [
    surface("#8f877c", 0.7, mottle=0.15, bump=0.2, bump_scale=30),
    surface("#6f6a64", 0.7, mottle=0.15, bump=0.2, bump_scale=30),
    surface("#c9bfb0", 0.7, mottle=0.1, bump=0.2, bump_scale=30),
]
stone(0.46, sm[0], 0.5, (-1.15, -0.95, 0.26), (0, 0, 20), 1)
stone(0.34, sm[2], 0.5, (-1.12, -0.93, 0.66), (4, 3, 60), 2)
stone(0.22, sm[1], 0.55, (-1.1, -0.95, 0.95), (0, 5, 10), 3)
stone(0.26, sm[1], 0.55, (-0.55, -1.35, 0.2), (0, 0, 80), 4)
stone(0.2, sm[2], 0.6, (1.25, -1.2, 0.17), (0, 0, 30), 5)
branch("eucalyptus", 2.0, (1.75, 0.9, 0.0), (-0.15, 0.1, 1), 16, 3)
branch("eucalyptus", 1.6, (1.8, 0.85, 0), (0.35, -0.1, 1), 13, 5)
# palm-leaf shadow on the wall
for i, (x, z) in enumerate(((-4.6, 5.0), (-4.2, 6.3))):
    f = palm_frond(3.4, None, (x, -3.6, z), (0.9, 0.25, -0.15 + 0.25 * i), 30, 0.6, i, w=0.10)
    shadow_only(f)
hard_sun(-50, 36, 5.2, "#ffe4c4", "#efe3e6", 0.55, 0.7)
camera((0.5, -12.6, 3.0), (0.12, 0.2, 1.42), lens=60, fstop=0.5, focus=(0.2, -0.1, 1.2))
render(exposure=0.05)
