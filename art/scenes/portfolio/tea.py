"""Project pictures for the portfolio, three views of one piece of work.

view=1: Tea tins and cartons with sprig patterns in jade, vermilion and sage, in soft sun.
view=2: Open cream tea tin filled with loose green leaves, its lid leaning on a red ground.
view=3: Grid of tea cartons and round tins from above on a sage green ground.
"""

import random
from math import cos, radians, sin, tau

from mathutils import Vector

from kit.backdrops import floor
from kit.materials.image import svg_surface
from kit.materials.solid import BRASS, clay, metal, surface
from kit.objects import add_modifier, group, mesh_object
from kit.options import VIEW
from kit.props.packaging import carton, printed_sleeve
from kit.props.plants import leaf_shadow
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, lathe, torus
from kit.svg import SANS, SERIF, circle, path, rect, ring, stroke, words
from kit.world import start

start()
JADE, SAGE, CREAM, RED, INK = "#2c5a4c", "#a9bd9f", "#f2e6cf", "#cf4a2c", "#1f342e"


def sprig(cx, y0, y1, color, n=7, a=64, w=6):
    o = stroke(f"M{cx} {y0}L{cx} {y1}", color, w)
    for i in range(n):
        y = y0 + (y1 - y0) * (i + 0.6) / n
        q = a * (1 - 0.45 * i / n)
        for side in (-1, 1):
            o += path(
                f"M{cx} {y}Q{cx + side * q * 0.25} {y - q * 0.95} {cx + side * q * 1.15} {y - q * 1.1}Q{cx + side * q * 1.2} {y - q * 0.1} {cx} {y}Z",
                color,
            )
    return o + path(
        f"M{cx} {y1 + 30}Q{cx - a * 0.45} {y1 - 30} {cx} {y1 - a * 1.1}Q{cx + a * 0.45} {y1 - 30} {cx} {y1 + 30}Z",
        color,
    )


def front(bg, fg, ac, word, no, w=800, h=1000):
    return (
        rect(0, 0, w, h, bg)
        + "".join(
            sprig(x, h + 40, h * 0.30 if k % 2 else h * 0.40, fg, 8, 58)
            for k, x in enumerate((70, 235, 400, 565, 730))
        )
        + circle(w / 2, h * 0.44, 190, ac)
        + ring(w / 2, h * 0.44, 168, bg, 5)
        + words(word, w / 2, h * 0.44 + 18, 58, CREAM if ac != CREAM else INK, SERIF, 600)
        + words(no, w / 2, h * 0.44 + 78, 34, CREAM if ac != CREAM else INK, SANS, 700, spacing=6)
        + words("LOOSE LEAF TEA", w / 2, h * 0.115, 38, fg, SANS, 700, spacing=10)
        + rect(w / 2 - 30, h * 0.145, 60, 5, fg)
    )


def wrapm(*a):
    return svg_surface(
        "".join(f'<g transform="translate({x} 0)">' + front(*a) + "</g>" for x in (0, 800, 1600)),
        2400,
        1000,
        a[0],
        rough=0.5,
    )


KIND = [
    (JADE, SAGE, RED, "Sencha", "No. 4"),
    (CREAM, JADE, JADE, "Oolong", "No. 7"),
    (RED, CREAM, INK, "Rooibos", "No. 9"),
    (SAGE, JADE, CREAM, "Matcha", "No. 2"),
]
TIN = {}


def tin(k, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, r=0.46, h=1.2, open_=False):
    bg, fg, ac = KIND[k][:3]
    TIN.setdefault(k, wrapm(*KIND[k]))
    lidm = surface(ac if ac != bg else fg, 0.42, coat=0.1)
    P_ = [printed_sleeve([(r, 0), (r, h)], TIN[k]), torus(r - 0.005, 0.012, metal(BRASS, 0.3), (0, 0, 0.01))]
    if open_:
        P_ += [lathe([(r, h), (r - 0.03, h), (r - 0.03, 0.2), (0, 0.2)], metal("#c9b48a", 0.35), 0.005)]
    else:
        P_ += [
            lathe(
                [
                    (r + 0.012, h - 0.16),
                    (r + 0.022, h - 0.15),
                    (r + 0.022, h + 0.05),
                    (r - 0.02, h + 0.075),
                    (0, h + 0.075),
                ],
                lidm,
                0.02,
            ),
            torus(r + 0.02, 0.008, metal(BRASS, 0.3), (0, 0, h - 0.16)),
        ]
    return group(P_, loc, rot, scale)


def bx(k, loc, rot=(0, 0, 0), w=0.96, d=0.6, h=1.2):
    bg, fg, ac = KIND[k][:3]
    f = svg_surface(front(*KIND[k]), 800, 1000, bg, rough=0.6)
    sd = svg_surface(
        rect(0, 0, 400, 1000, ac)
        + words(
            KIND[k][3],
            0,
            0,
            96,
            CREAM if ac != CREAM else INK,
            SERIF,
            600,
            extra='transform="translate(235 500) rotate(-90)"',
        ),
        400,
        1000,
        ac,
        rough=0.6,
    )
    tp = svg_surface(
        circle(400, 250, 110, ac) + words(KIND[k][4], 400, 266, 46, CREAM if ac != CREAM else INK, SANS, 700),
        800,
        500,
        bg,
        rough=0.6,
    )
    return carton(w, d, h, f, sd, tp, loc, rot)


def heap(x, y, z, n, R0, color=("#27412f", "#3c5a3a", "#56683a"), seed=1, up=0.0):
    rng = random.Random(seed)
    verts, faces = [], []
    materials = [surface(q, 0.8) for q in color]
    objs = []
    for k in range(3):
        verts, faces = [], []
        for _ in range(n // 3):
            a = rng.random() * tau
            q = R0 * rng.random() ** 0.6
            p = Vector((x + q * cos(a), y + q * sin(a), z + rng.random() * 0.02 + up * (1 - q / R0)))
            t = Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.25, 0.5))).normalized()
            b = t.cross(Vector((rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), 1))).normalized()
            L = rng.uniform(0.03, 0.075)
            i = len(verts)
            nn = t.cross(b)
            verts += [p - t * L, p + b * 0.013 + nn * 0.012, p + t * L, p - b * 0.013 + nn * 0.012]
            faces += [(i, i + 1, i + 2, i + 3)]
        objs.append(mesh_object(verts, faces, materials[k], False))
        add_modifier(objs[-1], "SOLIDIFY", thickness=0.008)
    return objs


if VIEW == 1:
    ground("#d9cfa9", 0.12)
    hard_light(-52, 36, 3.0, "#fff2dc", 0.62)
    d = (cos(radians(36)) * sin(radians(-52)), -cos(radians(36)) * cos(radians(-52)), sin(radians(36)))
    leaf_shadow(d, 5, (-0.4, 1.2, 1.3), 12, 5, 1.7, 2.6)
    box((1.5, 1.3, 0.42), 0.02, clay("#b9c4a0"), (0.98, 0.5, 0), base=True)
    tin(0, (0.72, 0.35, 0.42), (0, 0, -4))
    bx(1, (1.42, 0.72, 0.42), (0, 0, -16))
    tin(2, (-0.36, -0.12, 0), (0, 0, 3))
    bx(3, (-1.25, 0.35, 0), (0, 0, 14))
    tin(1, (0.45, -0.72, 0), (0, 0, -6), 0.62)
    camera_at((0.10, 0, 0.80), 3.0, 10, 4)
    project_shot()
elif VIEW == 2:
    ground(RED, 0.10)
    soft_light(-1, 0.95)
    tin(1, (0, 0, 0), (0, 0, 0), 1, open_=True)
    heap(0, 0, 1.02, 800, 0.36, up=0.10)
    lathe(
        [(0, 0), (0.46, 0), (0.482, 0.02), (0.482, 0.2), (0.46, 0.225), (0, 0.225)],
        surface(JADE, 0.42, coat=0.1),
        0.02,
        loc=(1.02, 0.25, 0.46),
        rot=(64, 0, 28),
    )
    heap(-0.72, -0.5, 0.02, 160, 0.28, seed=4, up=0.06)
    tin(2, (-0.98, 0.75, 0), (0, 0, 10))
    camera_at((0.02, 0, 0.80), 1.85, 24, -5, 90, 1.1, (0, -0.4, 0.8))
    project_shot()
else:
    floor(material=surface(SAGE, 0.85, specular=0.1, emit=SAGE, emit_strength=0.10))
    hard_light(-40, 60, 2.9, "#f2f5e6", 0.6)
    for j in range(-2, 3):
        for i in range(-2, 3):
            x, y = i * 1.3, j * 1.42
            k = [[1, 0, 2, 3, 0], [3, 2, 1, 0, 2], [0, 3, 2, 1, 3], [2, 1, 0, 3, 1], [1, 0, 3, 2, 0]][j + 2][
                i + 2
            ]
            if (i + j) % 2:
                tin(k, (x, y, 0), (0, 0, 20 * i), 0.92, r=0.5)
            else:
                bx(k, (x, y - 0.6, 0.3), (-90, 0, 0))
    camera_above((0, 0, 0), 4.4, 11)
    project_shot(exposure=-0.2)
