"""Project pictures for the portfolio, three views of one piece of work.

view=1: Four skateboard decks side by side, one continuous circle artwork across them.
view=2: Close view of a leaning skateboard with white wheels on bright lime.
view=3: Diagonal row of graphic skateboards on violet, seen from above.
"""

from math import cos, pi, sin, tau

from kit.backdrops import floor
from kit.materials.image import svg_surface
from kit.materials.natural import wood
from kit.materials.solid import metal, surface
from kit.objects import add_modifier, group
from kit.options import VIEW
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, cylinder, grid, lathe
from kit.svg import circle, discs, stroke
from kit.world import start

start()
LIM, VIO, BLK, HOT, ICE = "#c5d63f", "#5a3fc0", "#17151f", "#ff5a4a", "#dfe4f2"


def deckart(k):  # continuous art over four decks, each 500 x 1960
    cols = [(VIO, LIM, HOT, ICE), (LIM, BLK, VIO, ICE), (HOT, ICE, BLK, LIM), (BLK, HOT, LIM, ICE)][k]
    bg, a, b, c = cols
    x = -500 * k
    o = discs(1000 + x, 1150, (980, 840, 700, 560, 420, 280, 140), (a, bg, b, bg, c, bg, a))
    o += "".join(
        stroke(
            f"M{-100 + x} {1560 + i * 70}"
            + "".join(
                f"Q{-100 + x + 125 + 250 * q} {1560 + i * 70 + (-70 if q % 2 else 70)} {-100 + x + 250 * (q + 1)} {1560 + i * 70}"
                for q in range(9)
            ),
            [c, b, a][i % 3],
            34,
        )
        for i in range(6)
    )
    o += "".join(
        circle(1000 + x + 1080 * cos(t), 1150 + 1080 * sin(t), 34, c)
        for t in [tau * i / 40 for i in range(40)]
    )
    return svg_surface(o, 500, 1960, bg, rough=0.34, coat=0.3)


AM = {}


def deck(k, loc=(0, 0, 0), rot=(0, 0, 0), wheels=False, scale=1.0, W_=0.82, L_=3.2):
    """Graphic faces -Y, centred at origin, long axis Z."""
    AM.setdefault(k, deckart(k))
    nx, ny = 25, 121

    def f(u, v):
        z = 0.5 * L_ * sin(pi * (v - 0.5)) * 0.9963
        e = max(0, abs(z) - (L_ / 2 - 0.41)) / 0.41
        hw = W_ / 2 * max(0.0, 1 - e**2.5) ** 0.5 if e < 1 else 0
        x = (2 * u - 1) * max(hw, 0.002)
        q = max(0, abs(z) - 0.98)
        y = 0.55 * q * q * 0.9 + 0.05 * (1 - (2 * u - 1) ** 2) * 0 - 0.03 * (2 * x / W_) ** 2
        return (x, y, z)

    o = grid(nx, ny, f, AM[k])
    uv = o.data.uv_layers.new(name="UVMap")
    for l in o.data.loops:
        c = o.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (c.x / W_ + 0.5, c.z / L_ + 0.5)
    o.data.materials.append(wood("#d9b382", "#b98a58", 1.2))
    add_modifier(o, "SOLIDIFY", thickness=0.055, offset=1, material_offset=1, material_offset_rim=1)
    P_ = [o]
    if wheels:
        m = metal("#c9ccd2", 0.35)
        for z in (-0.85, 0.85):
            P_ += [
                box((0.26, 0.06, 0.42), 0.02, m, (0, -0.05, z)),
                box((0.18, 0.16, 0.16), 0.04, m, (0, -0.13, z)),
                cylinder(0.035, 0.74, m, 0.01, (-0.37, -0.22, z), (0, 90, 0)),
            ]
            for x in (-0.34, 0.34):
                P_ += [
                    lathe(
                        [(0, -0.11), (0.13, -0.11), (0.165, -0.06), (0.165, 0.06), (0.13, 0.11), (0, 0.11)],
                        surface(ICE if k != 0 else LIM, 0.4, coat=0.1),
                        0.03,
                        loc=(x, -0.22, z),
                        rot=(0, 90, 0),
                    ),
                    cylinder(0.05, 0.24, surface(BLK, 0.4), 0.01, (x - 0.12, -0.22, z), (0, 90, 0)),
                ]
    return group(P_, loc, rot, scale)


if VIEW == 1:
    ground("#d4d8e6", 0.12, back=0.5, r=0.02)
    hard_light(-50, 40, 3.0, "#eef0ff", 0.62)
    for k in range(4):
        deck(k, (-1.53 + 1.02 * k, 0.16, 1.61), (-4, 0, 0))
    camera_at((0, 0, 1.68), 4.25, 4, 0)
    project_shot()
elif VIEW == 2:
    ground(LIM, 0.10)
    soft_light(-1, 1.0)
    deck(2, (0.05, 0.2, 1.05), (-12, 38, 0), True)
    camera_at((0.1, 0, 1.05), 2.2, 8, -12, 90)
    project_shot()
else:
    floor(material=surface(VIO, 0.85, specular=0.1, emit=VIO, emit_strength=0.10))
    hard_light(-44, 44, 3.0, "#eef0ff", 0.6)
    for i in range(-3, 4):
        k = (i * 3 + 9) % 4
        deck(k, (i * 1.12, 0.45 * ((i % 2) * 2 - 1), 0.12), (-90, 0, 0), wheels=(i % 2 == 0))
    camera_above((0, 0, 0), 4.7, 28)
    project_shot(exposure=-0.15)
