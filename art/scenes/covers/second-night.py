"""Made bed under a window with a moon, lamp lit, a book with two bookmarks on the table.

For a blog cover.
"""

from kit.curves import tube
from kit.lights import point_light
from kit.materials.solid import BRASS, emission, metal, surface
from kit.objects import place
from kit.props.architecture import window_grid
from kit.props.paper import book
from kit.props.upholstery import bed
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import box, cylinder, lathe

ground("#1f5560", back=1.6, r=0.05)
cream, wood = paint("#f3e9d6"), paint("#a8643c")
place(
    bed(1.1, 2.0, "#fbf4e6", "#f3dcc0", "#e0603f", wood, head="panel", pillows=("#fbf4e6", "#f2b84b")),
    (0.35, 0.2, 0),
    (0, 0, -90),
    1.9,
)
x, z = -0.3, 2.25
box((1.9, 0.04, 2.0), 0, emission("#223a86", 0.55), (x, 1.57, z + 1.0))
window_grid(1.8, 1.9, 2, 2, cream, (x, 1.52, z), bar=0.07, deep=0.14)
box((2.3, 0.34, 0.1), 0.03, cream, (x, 1.46, z - 0.1))
cylinder(0.31, 0.03, emission("#ffedb8", 1.7), 0.005, (x + 0.45, 1.55, z + 1.42), (90, 0, 0))
table = (3.15, 0.55)
box((1.15, 1.0, 0.1), 0.03, wood, (*table, 1.0))
box((0.95, 0.85, 0.34), 0.03, wood, (*table, 0.8))
for dx in (-0.4, 0.4):
    for dy in (-0.34, 0.34):
        cylinder(0.05, 0.7, wood, 0.01, (table[0] + dx, table[1] + dy, 0))
top, lamp = 1.05, (table[0] + 0.26, table[1] + 0.18)
lathe(
    [(0, 0), (0.22, 0), (0.3, 0.14), (0.28, 0.34), (0.08, 0.52), (0, 0.52)],
    paint("#e0603f", 0.3),
    0.06,
    loc=(*lamp, top),
)
tube([(*lamp, top + 0.5), (*lamp, top + 0.95)], 0.03, metal(BRASS, 0.3))
shade = surface("#ffe6b4", 0.9, emit="#ffcf86", emit_strength=1.1)
lathe([(0.5, 0.62), (0.3, 1.25)], shade, 0, loc=(*lamp, top))
point_light((*lamp, top + 0.75), 26, "#ffb465", 0.15)
book(0.62, 0.46, 0.18, "#e9c15a", (table[0] - 0.28, table[1] - 0.24, top), (0, 0, 8))
for dx, color in ((-0.1, "#d8402f"), (0.12, "#f6f0e2")):
    mark = (table[0] - 0.25 + dx, table[1] - 0.5, top + 0.09)
    box((0.07, 0.3, 0.012), 0.003, paint(color), mark, (0, 0, 8))
low_sun(-48, 36, 1.9, 0.42, "#cfdcff", "#8fb0e0")
cover_shot(x=0.2, z=1.9, height=5.0, elevation=11, exposure=0.2)
