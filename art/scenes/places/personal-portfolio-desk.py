"""Mara Okafor behind her desk with three of her tools and the bear that one of them found.

For the personal portfolio, whose first screen draws the desk: the camera stands at the height of the desk top, so that the
bottoms of all things lie on one line (DESK), and the page cuts the picture along a circle and along their outlines. Only the
printed label hangs below the line, over the edge of the desk.
"""

from kit import svg
from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.image import svg_surface
from kit.materials.solid import metal, plastic, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.people.cast import PEOPLE
from kit.people.person import person
from kit.render import render
from kit.shapes import blob, box, cylinder, image_grid, sphere
from kit.world import start, world

PLUM, MARIGOLD, CREAM = "#6d2e63", "#f4a300", "#f6ead6"
AMBER = "#ff9f0a"
DESK = -2.3

start(7)
wall(
    material=surface("#fbcf6d", 0.9, specular=0.1, emit="#fbcf6d", emit_strength=0.26),
    y=3.4,
    z=-12,
    h=30,
    w=60,
)
person(**{**PEOPLE[7]["k"], "top": "#fbf1e0", "top2": PLUM, "tilt": -6, "turn": -10})


def handover_screen(loc, rot):
    """The night ward's screen: three beds in amber on black, on a round foot, its corner taped."""
    print_ = [svg.words("WARD 7", 190, 78, 34, AMBER, weight=700, anchor="start"), svg.words("19:15", 900, 78, 34, AMBER, weight=700, anchor="end")]
    for row, (bed, lengths) in enumerate((("4", (430, 300)), ("11", (500, 360)), ("17", (380, 450)))):
        top = 118 + row * 182
        print_.append(svg.rect(60, top, 840, 4, "#6b4208"))
        print_.append(svg.words(bed, 60, top + 134, 132, AMBER, weight=700, anchor="start"))
        for line, length in enumerate(lengths):
            print_.append(
                f'<rect x="320" y="{top + 44 + line * 52}" width="{length}" height="26" rx="13" fill="{AMBER if line == 0 else "#b06d08"}"/>'
            )
    print_.append(f'<rect x="660" y="650" width="240" height="62" rx="31" fill="{MARIGOLD}"/>')
    print_.append(svg.rect(60, 672, 270, 18, "#6b4208"))
    lit = svg_surface("".join(print_), 960, 740, "#0a0703", rough=0.25, coat=0.25, emit=0.75)
    w, h = 1.86, 1.43
    face = image_grid(
        2, 2, lambda u, v: ((u - 0.5) * w, 0, (v - 0.5) * h), lit, loc=(0, -0.076, 1.2)
    )
    return group(
        [
            box((w + 0.18, 0.15, h + 0.18), 0.09, plastic("#2b1828", 0.38), (0, 0, 1.2), segments=6),
            face,
            box((0.34, 0.09, 1.0), 0.04, metal("#b9a9b4", 0.3), (0, 0.12, 0.52)),
            cylinder(0.52, 0.07, metal("#b9a9b4", 0.3), 0.025, (0, 0.15, 0)),
            box((0.56, 0.006, 0.2), 0.002, surface("#f3e2b4", 0.85, specular=0.1), (-0.82, -0.088, 1.86), (0, 42, 0)),
        ],
        loc,
        rot,
    )


def label_printer(loc, rot, scale):
    """The seed bank's printer: a sage display, three buttons for mittens, and a label that hangs over the edge of the desk."""
    shell = plastic(CREAM, 0.42)
    parts = [box((1.62, 1.0, 1.12), 0.16, shell, (0, 0, 0.56), segments=6)]
    display = svg_surface(
        svg.words("12", 60, 116, 96, "#20301f", weight=700, anchor="start") + svg.rect(230, 66, 330, 26, "#20301f"),
        620,
        160,
        "#b7d2ae",
        rough=0.3,
    )
    parts.append(box((1.36, 0.04, 0.36), 0.05, plastic("#2b1828", 0.4), (0, -0.49, 0.87)))
    parts.append(
        image_grid(2, 2, lambda u, v: ((u - 0.5) * 1.26, 0, (v - 0.5) * 0.28), display, loc=(0, -0.513, 0.87))
    )
    for x, color in ((-0.5, MARIGOLD), (0, PLUM), (0.5, MARIGOLD)):
        parts.append(cylinder(0.215, 0.16, plastic(color, 0.35), 0.05, (x, -0.46, 0.45), (90, 0, 0)))
    parts.append(box((1.2, 0.05, 0.07), 0.02, surface("#1d1018", 0.5), (0, -0.485, 0.13)))
    bars = "".join(
        svg.rect(60 + x, 336, w, 116, "#1d1a17")
        for x, w in ((0, 10), (18, 22), (52, 8), (70, 14), (98, 26), (136, 8), (154, 18), (186, 8), (206, 24), (244, 10), (266, 16), (296, 8), (316, 26), (356, 10), (378, 18), (412, 8), (432, 22), (470, 10), (492, 16), (526, 8), (548, 24), (586, 10))
    )
    sheet = svg_surface(
        svg.words("Vicia faba", 60, 172, 74, "#1d1a17", weight=700, anchor="start", extra='font-style="oblique"')
        + svg.words("08812", 60, 296, 116, "#1d1a17", weight=700, anchor="start")
        + bars,
        720,
        520,
        "#fffdf8",
        rough=0.8,
    )

    def strip(u, v):
        # out of the slot, over the edge, down
        t = 1 - v
        x = (u - 0.5) * 1.06
        if t < 0.22:
            return (x, -0.5 - t * 0.9, 0.13 - 0.25 * t)
        s = (t - 0.22) / 0.78
        return (x, -0.698 - 0.11 * min(1, s * 2.2) + 0.1 * max(0, s - 0.5), 0.075 - 0.66 * s)

    parts.append(image_grid(2, 40, strip, sheet))
    return group(parts, loc, rot, scale)


def bear(loc, rot, scale):
    """Gerald: brown, and a bit flat."""
    plush = fabric("#8a5430", "boucle", 1.6, 0.5)
    pale = fabric("#e0b27e", "boucle", 1.6, 0.5)
    bead = plastic("#17100e", 0.12)
    parts = [
        blob(
            [
                ((0, 0, 0.5), (0.46, 0.34, 0.52)),
                ((0, -0.03, 1.22), (0.44, 0.36, 0.39)),
                ((-0.35, 0, 1.54), (0.17, 0.1, 0.17)),
                ((0.35, 0, 1.54), (0.17, 0.1, 0.17)),
                ((-0.47, -0.12, 0.62), (0.15, 0.16, 0.36), (0, 24, 0)),
                ((0.47, -0.12, 0.62), (0.15, 0.16, 0.36), (0, -24, 0)),
                ((-0.34, -0.38, 0.17), (0.19, 0.4, 0.18), (0, 0, -16)),
                ((0.34, -0.38, 0.17), (0.19, 0.4, 0.18), (0, 0, 16)),
            ],
            plush,
            0.022,
            6,
        ),
        sphere(0.2, pale, (0, -0.33, 1.12), scale=(1, 0.62, 0.78)),
        sphere(0.07, bead, (0, -0.455, 1.17), scale=(1.25, 0.7, 0.85)),
        sphere(0.05, bead, (-0.16, -0.355, 1.31)),
        sphere(0.05, bead, (0.16, -0.355, 1.31)),
        sphere(0.1, pale, (-0.35, -0.085, 1.54), scale=(1, 0.35, 1)),
        sphere(0.1, pale, (0.35, -0.085, 1.54), scale=(1, 0.35, 1)),
        sphere(0.155, pale, (-0.44, -0.735, 0.185), scale=(1, 0.3, 1)),
        sphere(0.155, pale, (0.44, -0.735, 0.185), scale=(1, 0.3, 1)),
        tube([(-0.03, -0.447, 1.12), (0, -0.45, 1.05), (0.07, -0.44, 1.02)], 0.014, bead),
        # the tag of the lost-property desk
        tube([(0.1, -0.33, 0.93), (0.2, -0.42, 0.8), (0.22, -0.44, 0.68)], 0.012, surface(PLUM, 0.7)),
        box((0.36, 0.02, 0.24), 0.01, surface(MARIGOLD, 0.7), (0.22, -0.45, 0.55), (0, 8, 0)),
    ]
    return group(parts, loc, rot, (scale, scale * 0.86, scale))


handover_screen((-1.7, -1.5, DESK), (0, 0, 15))
label_printer((0.42, -1.75, DESK), (0, 0, -5), 0.9)
bear((1.97, -1.3, DESK), (0, 0, -14), 0.98)

world("#ffffff", 0.5)
area_light((0, -2.2, 7.5), (0, 3.4, 0.2), 5, 150, "#ffffff")
area_light((4.2, -6.4, 4.2), (0, -0.6, -0.8), 2.8, 1180, "#fff6ec")
area_light((-5, -5, 0.2), (0, -0.6, -1.0), 3.5, 380, "#ffeede")
area_light((-2.6, 1.7, 3.2), (0, 0, 0.2), 1.3, 280, "#ffe6c4", spread=95)
area_light((3.2, 1.7, 1.2), (0, 0, -0.2), 1.2, 95, "#f2e2ff", size_y=3, spread=95)
camera((0, -18, DESK), (0, 0, DESK), lens=101, shift=(0, 0.2533))
render(look="neutral", exposure=-0.02, vignette=0, bloom=0.03)
