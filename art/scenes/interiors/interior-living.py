"""Living room with aubergine velvet sofa, brass arc lamp, large abstract painting and marble table.

For the interior home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, point_light, sun_light
from kit.materials.natural import marble, plaster, wood
from kit.materials.solid import ceramic, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.props.architecture import painting
from kit.props.furniture import armchair, sofa, table
from kit.props.lamps import lamp
from kit.props.paper import room_book
from kit.props.plants import branch
from kit.props.tableware import room_bowl, vase
from kit.props.upholstery import curtain, cushion, pillow, rug
from kit.render import render
from kit.shapes import box, lathe, smooth_lathe
from kit.world import start, world

start()
wall(material=plaster("#cdbfae", 0.45, 0.2), y=2.4, w=16, h=7)
floor(material=wood("#6e4a33", "#4a2f20", 0.6, "X", 0.34, 0.25))
box((16, 0.035, 0.16), 0.01, surface("#bfb09e", 0.6), (0, 2.38, 0.08))
box((16, 0.02, 0.03), 0.006, surface("#bfb09e", 0.6), (0, 2.385, 0.95))
rug(4.0, 2.5, fabric("#e3d7c5", "boucle", 0.6), (0.1, 0.35, 0))
v = fabric("#4b2440", "velvet", 1.0)
br = metal("#c99a55", 0.22)
sofa(v, 2.5, 3, (0.15, 1.55, 0), scale=1.0, leg=br, pillows=())
for x, c, a, w_ in ((-0.78, "#c9a46a", 16, 0.44), (-0.50, "#e6d8c4", 10, 0.38), (0.86, "#8a4a5f", -14, 0.46)):
    pillow(
        w_,
        fabric(c, "velvet" if c != "#e6d8c4" else "linen"),
        (x + 0.15, 1.42, 0.76),
        (-20, 6, a),
        0.17,
        seed=int(a + 20),
    )
painting(
    1.9,
    1.25,
    "#e8ddcc",
    (
        ("blob", -0.42, -0.08, 0.40, 0.42, "#4b2440", 2),
        ("blob", 0.30, 0.12, 0.36, 0.30, "#b5714f", 7),
        ("disc", 0.05, 0.28, 0.15, 0.15, "#d9b06a"),
        ("blob", 0.44, -0.30, 0.26, 0.18, "#2d3a35", 4),
        (
            "line",
            -0.2,
            -0.1,
            0.6,
            0.4,
            "#2a1c22",
            ((-1, 0.2), (-0.4, 0.9), (0.2, 0.1), (0.8, 0.6), (1.2, -0.6)),
        ),
    ),
    metal("#b88a4a", 0.3),
    (0.15, 2.34, 1.86),
)
# coffee table, books, bowl
table(0.46, 0.34, marble("#efe8dc", "#8a7768", 2.2, gold="#b58a52"), (-0.10, 0.15, 0.02))
room_book(0.34, 0.25, 0.045, "#2d3a35", (-0.22, 0.20, 0.36), (0, 0, 14))
room_book(0.28, 0.21, 0.04, "#b5714f", (-0.22, 0.20, 0.405), (0, 0, 4))
room_bowl(r=0.13, h=0.09, loc=(0.10, 0.02, 0.36), material=br)
cushion((0.56, 0.56, 0.40), fabric("#a5583c", "velvet"), 0.75, 0.55, (0.80, -0.02, 0.21))
vase("drop", ceramic("#2a1c22", 0.3), (-0.22, 0.20, 0.445), scale=0.13)
branch("olive", 0.42, (-0.22, 0.20, 0.65), (0.25, 0, 1), 11, 4)
# side table, lamp, armchair, plant
table(0.24, 0.50, br, (1.86, 1.55, 0), "legs", br)
group(
    [
        smooth_lathe(
            [
                (0, 0),
                (0.11, 0.0),
                (0.12, 0.03),
                (0.05, 0.10),
                (0.09, 0.22),
                (0.03, 0.34),
                (0.02, 0.36),
                (0, 0.36),
            ],
            br,
            6,
        ),
        lathe(
            [(0.19, 0.36), (0.13, 0.58), (0.128, 0.58), (0.186, 0.36)],
            surface("#f6e6c8", 0.8, emit="#ffcf92", emit_strength=1.0),
            0,
        ),
    ],
    (1.86, 1.55, 0.50),
)
point_light((1.86, 1.5, 0.98), 12, "#ffc480", 0.09)
lamp("arc", br, (-1.95, 1.85, 0), scale=1.02, power=12)
armchair(
    fabric("#d8c6ac", "boucle", 1.1), wood("#5a3826", "#3a2217", 2, "Z"), (-1.72, 0.28, 0.02), (0, 0, 62)
)
pillow(0.40, fabric("#4b2440", "velvet"), (-1.80, 0.30, 0.66), (-18, 6, 62), 0.15)
vase("amphora", surface("#2d3a35", 0.4, coat=0.2, mottle=0.1), (2.62, 1.75, 0), scale=0.36)
for i, d in enumerate(((-0.22, -0.1, 1), (0.22, -0.1, 1), (0.02, 0.1, 1))):
    branch("eucalyptus", 1.5, (2.62, 1.75, 0.70), d, 20, i + 4, curve=0.35)
curtain(1.5, 3.6, fabric("#a8828c", "linen", 0.7), 9, 0.09, (3.45, 2.0, 0), (0, 0, -28))
curtain(1.1, 3.6, fabric("#e9dccb", "linen", 0.7), 8, 0.07, (-3.2, 2.05, 0), (0, 0, 24))
s = sun_light(-56, 30, 5.2, "#ffd9a6", 0.5)
world("#d8d2d6", 0.42)
d = Vector(s["dir"])
t = Vector((0.1, 1.9, 1.0))
gobo_window(t + d * 5, t, 3.2, 3.0, 3, 3, 0.10)
area_light((-2.5, -4.5, 3), (0, 1, 0.8), 3.5, 150, "#fff0e0")
area_light((2.8, 2.2, 2.6), (2.5, 2.4, 1.2), 0.8, 14, "#ffcf92")
camera((0.42, -4.7, 1.36), (0.20, 1, 1.00), lens=35.5, fstop=2.8, focus=(0.1, 1.2, 0.6))
render(exposure=0.3)
