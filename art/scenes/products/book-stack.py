"""Five colourful books with glasses, coffee and a plant.

For the blog.
"""

from math import cos, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import hard_sun
from kit.materials.solid import clay, surface
from kit.objects import group
from kit.props.accessories import sunglasses
from kit.props.paper import book
from kit.props.plants import branch
from kit.props.tableware import cup
from kit.render import render
from kit.shapes import box, lathe
from kit.world import start

start()
B = "#e6d3bf"
sweep(B, surface(B, 0.8, specular=0.12), back=5, r=3)
z = 0
for i, (d, w, t, c, a, c2) in enumerate(
    (
        (3.0, 2.05, 0.44, "#2f4a44", -7, "#e9c98f"),
        (2.8, 1.95, 0.34, "#ecdfcb", 5, "#b5563c"),
        (2.9, 2.0, 0.50, "#b5563c", -11, "#f4ead9"),
        (2.55, 1.8, 0.28, "#d9a45b", 4, "#5a3a22"),
        (2.45, 1.75, 0.38, "#41577a", -16, "#f4ead9"),
    )
):
    x, y = 0.05 * sin(i * 3), 0.04 * cos(i * 2)
    b_ = group(
        [
            book(w, d, t, c),
            box((0.014, d * 0.46, t * 0.10), 0.002, surface(c2, 0.7), (-w / 2 - 0.004, -d * 0.02, t * 0.56)),
            box((0.014, d * 0.30, t * 0.07), 0.002, surface(c2, 0.7), (-w / 2 - 0.004, -d * 0.02, t * 0.36)),
            box((0.014, 0.05, t * 0.98), 0.002, surface(c2, 0.7), (-w / 2 - 0.004, d * 0.40, t * 0.5)),
            box((0.014, 0.05, t * 0.98), 0.002, surface(c2, 0.7), (-w / 2 - 0.004, -d * 0.40, t * 0.5)),
        ],
        (x, y, z),
        (0, 0, a + 90),
    )
    z += t
sunglasses("#3a2418", None, (0.05, -0.15, z), (0, 0, -24), 0.46)
cup("#f4eee3", loc=(-2.45, -0.55, 0), rot=(0, 0, 200), scale=1.25, latte=True)
lathe(
    [(0, 0), (0.42, 0), (0.48, 0.05), (0.55, 0.75), (0.58, 0.80), (0.52, 0.80), (0.48, 0.1), (0, 0.1)],
    clay("#c98a6a"),
    0.05,
    loc=(2.75, 0.9, 0),
)
for i, d in enumerate(((-0.25, 0.1, 1), (0.35, 0, 1))):
    branch("olive", 1.5, (2.75, 0.9, 0.55), d, 12, i + 3)
hard_sun(-52, 36, 4.0, "#fff0dc", "#eef0fa", 0.60, 1.2)
camera((-0.15, -17.4, 4.3), (-0.15, 0, 1.12), lens=85)
render(look="neutral", exposure=-0.15, vignette=0.06)
