"""A treatment room: a made bed under a round window whose light falls on the wall, an arched niche with towels.

For the spa home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import area_light, shadow_only, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, surface
from kit.outlines import arch_outline, circle_outline
from kit.props.landscape import stone
from kit.props.plants import branch
from kit.props.tableware import folded_linen, vase
from kit.render import render
from kit.shapes import box, cylinder, extrude, sphere
from kit.world import start, world

start()
lime = plaster("#d5c6b5", 0.5, 0.22)
deep = plaster("#a98468", 0.5, 0.2)
floor(material=wood("#a8805a", "#7d5a3c", 0.8, "Y", 0.5), size=14)
# The back wall, with a niche cut into it and a darker back to the niche.
extrude(
    [[(-4, 0), (4, 0), (4, 6), (-4, 6)], [(x + 1.05, y + 0.85) for x, y in arch_outline(0.9, 1.75)]],
    0.5,
    0.01,
    lime,
    (0, 2.2, 0),
    (90, 0, 0),
)
box((2, 0.1, 4), 0, deep, (1.05, 2.42, 2))
box((0.2, 9, 6), 0.01, lime, (-2.3, -1.5, 3))
# The bed: a plinth of clay, a mattress, a sheet, a bolster and a blanket over the foot.
terry = lambda c: surface(c, 0.95, sheen=0.4, bump=0.5, bump_scale=60, bump_dist=0.008, mottle=0.03)
box((2.3, 0.95, 0.5), 0.05, deep, (-0.45, 1.1, 0.25))
box((2.24, 0.9, 0.2), 0.08, terry("#efe6d8"), (-0.45, 1.1, 0.58))
box((0.72, 0.98, 0.26), 0.07, terry("#8f9f9e"), (0.22, 1.1, 0.585))
cylinder(0.13, 0.78, terry("#e3d2bd"), 0.05, (-1.34, 0.72, 0.79), (-90, 0, 0))
for i, c in enumerate(("#efe6d8", "#a9785a", "#d9c8b2")):
    folded_linen(c, 0.46, 0.3, 0.035, (1.05, 2.28, 0.87 + 0.075 * i), (0, 0, 0), 2, terry(c))
vase("drop", ceramic("#8a6a53", 0.5), (1.28, 1.1, 0), scale=0.34)
branch("eucalyptus", 1.1, (1.28, 1.1, 0.45), (0.12, -0.05, 1), 15, 3)
cylinder(0.24, 0.4, wood("#b98a5e", "#8a5a36", 1.4, "Z"), 0.02, (0.62, 0.12, 0))
sphere(0.1, ceramic("#efe6d8", 0.4), (0.56, 0.14, 0.48), scale=(1, 1, 0.85))
stone(0.07, surface("#3a3632", 0.5), 0.5, (0.72, 0.02, 0.43), seed=3)
# A round window outside the picture: only its light is seen.
shadow_only(
    extrude(
        [
            [(-9, -6), (9, -6), (9, 9), (-9, 9)],
            circle_outline(0.72, 0, 0, 96),
        ],
        0.1,
        0.005,
        lime,
        (3.4, -4.2, 4.95),
        (70, 0, 40),
    )
)
world("#cdd6d9", 0.42)
sun_light(40, 26, 5.4, "#ffdfb0", 0.6)
area_light((2.6, -2.5, 3.4), (-0.4, 1.2, 0.8), 2.4, 60, "#f3efe8")
camera((0.35, -5.2, 1.6), (-0.18, 1.6, 1.3), lens=43, fstop=2.8, focus=(-0.3, 1.0, 0.7))
render(exposure=0.5, bloom=0.06)
