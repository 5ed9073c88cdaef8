"""Project pictures for the portfolio, three views of one piece of work.

view=1: Three chocolate bars in geometric wrappers standing on pink and orange blocks.
view=2: Half-opened blood orange bar with gold foil and dark chocolate squares on aubergine.
view=3: Diagonal rows of chocolate bars in colourful tile-pattern wrappers on mint.
"""

import random
from math import sin

from kit.backdrops import floor
from kit.materials.image import svg_surface
from kit.materials.solid import clay, surface
from kit.objects import group
from kit.options import VIEW
from kit.outlines import fillet, rounded_rect
from kit.props.packaging import carton
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, cylinder, extrude, grid
from kit.svg import SANS, SERIF, rect, tiles, words
from kit.world import start

start()
AUB, ORA, PNK, MINT, CRM = "#3b1532", "#ea5a24", "#f2a0b4", "#8fc7ae", "#f8ead7"
SETS = [
    ((AUB, ORA, PNK, CRM), 3, "Qhlq"),
    ((MINT, AUB, CRM, ORA), 11, "hqlc"),
    ((PNK, AUB, ORA, CRM), 5, "QltQ"),
    ((ORA, AUB, CRM, PNK), 23, "qlhb"),
    ((CRM, AUB, MINT, PNK), 31, "lQhc"),
]
NM = ["70% Dark", "Mint Crisp", "Rose", "Blood Orange", "Milk"]


def wrap(k):
    cols, sd, kd = SETS[k]
    bg = cols[0]
    ink = CRM if bg not in (CRM, PNK, MINT) else AUB
    return svg_surface(
        tiles(800, 1600, 4, cols, sd, kd)
        + rect(120, 600, 560, 330, bg)
        + words(NM[k], 400, 762, 84 if len(NM[k]) < 9 else 70, ink, SERIF, 600)
        + rect(360, 806, 80, 6, ink)
        + words("BEAN TO BAR  90 G", 400, 866, 30, ink, SANS, 700, spacing=7),
        800,
        1600,
        bg,
        rough=0.55,
        specular=0.25,
    )


WM = {}


def bar(k, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, w=1.0, h=2.0, t=0.13):
    """Stands on z=0."""
    WM.setdefault(k, wrap(k))
    sd = surface(SETS[k][0][0], 0.55)
    return group([carton(w, t, h, WM[k], sd, sd, bevel=0.03)], loc, rot, scale)


def bare(loc, rot=(0, 0, 0), nx=4, ny=4, w=0.94, h=0.98, color="#4a2214"):
    """Open chocolate lying in XY, upper edge torn by foil."""
    m = surface(color, 0.30, coat=0.15, specular=0.4)
    P_ = [box((w, h, 0.08), 0.02, m, (0, 0, 0.05))]
    a, b = w / nx, h / ny
    for i in range(nx):
        for j in range(ny):
            o = extrude(
                [rounded_rect(a * 0.86, b * 0.86, 0.03)],
                0.07,
                0.03,
                m,
                (-w / 2 + a * (i + 0.5), -h / 2 + b * (j + 0.5), 0.10),
            )
            P_.append(o)
            P_.append(
                extrude(
                    [
                        fillet(
                            [(0, -a * 0.2), (a * 0.2, 0), (0, a * 0.2), (-a * 0.2, 0)] + [(0, -a * 0.2)],
                            0.01,
                            3,
                        )[:-1]
                    ],
                    0.012,
                    0.004,
                    m,
                    (-w / 2 + a * (i + 0.5), -h / 2 + b * (j + 0.5), 0.138),
                )
            )
    return group(P_, loc, rot)


if VIEW == 1:
    ground("#eaa7a6", 0.13)
    soft_light(-1, 0.95)
    a = clay("#d9807a")
    cylinder(1.0, 0.3, a, 0.02, (-0.75, 0.55, 0))
    box((1.25, 0.9, 0.62), 0.02, clay(ORA), (1.2, 0.62, 0), base=True)
    bar(0, (-1.16, 0.55, 0.3), (0, 0, 14))
    bar(4, (0.0, -0.2, 0), (0, 0, -7))
    bar(1, (1.22, 0.6, 0.62), (0, 0, -17))
    box((0.24, 0.25, 0.15), 0.035, surface("#4a2214", 0.3, coat=0.15), (0.42, -0.62, 0.075), (0, 0, 30))
    box((0.24, 0.25, 0.15), 0.035, surface("#4a2214", 0.3, coat=0.15), (0.72, -0.50, 0.075), (0, 0, -12))
    camera_at((0.02, 0, 1.20), 3.55, 11, 3)
    project_shot()
elif VIEW == 2:
    floor(material=surface(AUB, 0.8, specular=0.12, emit=AUB, emit_strength=0.06))
    soft_light(-1, 1.15)
    P_ = group(
        [
            bare((0, 0.72, 0.02)),
        ],
        (0, 0, 0),
        (0, 0, -24),
    )
    g = group([bar(3, (0, -0.98 + 0, 0.075), (-90, 0, 0), 1, 1.04, 1.45, 0.15)], (0, 0, 0), (0, 0, -24))
    foil = surface("#d9b06c", 0.28, metal=1, bump=0.5, bump_scale=9, bump_dist=0.05)
    rng = random.Random(3)

    def f(u, v):
        x = (u - 0.5) * 1.12
        zig = 0.06 * abs(((u * 13) % 1) - 0.5) * 2
        y = 0.33 + v * (0.30 + zig)
        return (x, y, 0.195 + 0.04 * sin(u * 17 + v * 5) * v + 0.03 * v)

    group([grid(80, 14, f, foil, thickness=0.006)], (0, 0, 0), (0, 0, -24))
    sq = box((0.24, 0.25, 0.15), 0.035, surface("#4a2214", 0.3, coat=0.15), (1.15, 0.95, 0.075), (0, 0, 30))
    box((0.24, 0.25, 0.15), 0.035, surface("#4a2214", 0.3, coat=0.15), (0.88, 1.32, 0.075), (0, 0, -12))
    bar(2, (-1.55, 1.25, 0.07), (-90, 0, -24))
    bar(1, (1.75, -0.45, 0.07), (-90, 0, -24))
    camera_at((0.0, 0.12, 0.1), 2.45, 56, 0, 85)
    project_shot()
else:
    floor(material=surface(MINT, 0.85, specular=0.1, emit=MINT, emit_strength=0.10))
    hard_light(-46, 40, 3.1)
    for j in range(-2, 3):
        for i in range(-4, 5):
            bar((i * 2 + j + 10) % 5, (i * 1.2, j * 2.2 - 1.0 + (1.1 if i % 2 else 0), 0.065), (-90, 0, 0))
    camera_above((0, 0, 0), 4.7, 24)
    project_shot(exposure=-0.2)
