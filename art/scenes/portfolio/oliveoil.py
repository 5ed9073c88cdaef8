"""Project pictures for the portfolio, three views of one piece of work.

view=1: Four painted olive oil bottles on white steps against blue, bowl of olives in front.
view=2: Close view of three olive oil bottles with an olive branch on a lemon ground.
view=3: Two olive oil bottles, a plate of oil and olives on blue patterned tiles from above.
"""

from math import cos, radians, sin

import bpy

from kit.materials.image import svg_surface
from kit.materials.solid import ceramic, surface
from kit.objects import group
from kit.options import VIEW
from kit.outlines import fillet
from kit.props.packaging import printed_sleeve
from kit.props.plants import branch
from kit.props.tableware import bowl
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, cylinder, image_grid, lathe, sphere, torus
from kit.svg import (
    SANS,
    SERIF,
    circle,
    path,
    polygon,
    quarter_disc,
    rect,
    stroke,
    words,
)
from kit.world import start

start()
OLV, LEM, CRM, SKY, INK = "#4b5225", "#e6c63a", "#f3ecd9", "#86a9c8", "#23301f"


def olive(x, y, scale, color, rot=0):
    o = stroke("M0 0C60 -40 120 -120 150 -220", color, 9, "round")
    for i in range(7):
        t = i / 6
        px, py = 20 + 130 * t - 10 * sin(t * 3), -20 - 190 * t
        sg = 1 if i % 2 else -1
        o += (
            f'<g transform="translate({px:.0f} {py:.0f}) rotate({-58 + sg * 58})">'
            + path("M0 0C30 -26 90 -26 120 0C90 26 30 26 0 0Z", color)
            + "</g>"
        )
    return f'<g transform="translate({x} {y}) rotate({rot}) scale({scale})">{o}</g>'


def art(k):
    W_ = 1500
    o = ""
    bg, fg, ac = [(OLV, CRM, LEM), (CRM, OLV, SKY), (LEM, INK, CRM), (SKY, CRM, OLV)][k]
    for cx in (0, 750, 1500):
        if k in (0, 2):
            o += circle(cx, 1130, 215, ac) + olive(cx - 70, 1265, 1.2, bg if k == 0 else fg, 0)
        else:
            o += "".join(
                path(
                    f"M{cx - 240 + 160 * i} 1330V1060A80 80 0 0 1 {cx - 80 + 160 * i} 1060V1330Z",
                    [ac, fg, ac][i],
                )
                for i in range(3)
            ) + circle(cx, 880, 58, LEM)
        o += (
            words(["Verde", "Sera", "Limone", "Mare"][k], cx, 1515, 104, fg, SERIF, 700)
            + words("EXTRA VIRGIN  50 CL", cx, 1580, 27, fg, SANS, 700, spacing=4)
            + rect(cx - 40, 1430 - 36, 80, 6, fg)
        )
    o += rect(0, 1690, W_, 36, ac) + rect(0, 1750, W_, 12, fg)
    return svg_surface(o, W_, 1900, bg, rough=0.26, specular=0.45, coat=0.35)


AM = {}


def ob(k, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, tall=1.0):
    AM.setdefault(k, art(k))
    pr = fillet(
        [
            (0.30, 0),
            (0.37, 0),
            (0.37, 1.28 * tall),
            (0.13, 1.66 * tall),
            (0.115, 2.02 * tall),
            (0.115, 2.06 * tall),
        ],
        [0, 0.05, 0.26, 0.22, 0.02, 0],
        10,
    )
    cork = surface("#c79a68", 0.85, mottle=0.15, mottle_scale=14)
    return group(
        [
            printed_sleeve(pr[0:], AM[k]),
            torus(0.118, 0.022, surface([LEM, OLV, INK, CRM][k], 0.35), (0, 0, 2.04 * tall)),
            cylinder(0.095, 0.16, cork, 0.02, (0, 0, 2.03 * tall)),
            cylinder(0.13, 0.10, cork, 0.02, (0, 0, 2.15 * tall)),
        ],
        loc,
        rot,
        scale,
    )


def olv(x, y, color="#5f6b2c", r=0.11, z=0):
    return sphere(
        r, surface(color, 0.28, coat=0.3), (x, y, z + r * 0.92), scale=(1.15, 0.95, 0.92), rot=(0, 0, x * 90)
    )


if VIEW == 1:
    ground("#8fb0cc", 0.12)
    hard_light(-50, 36, 3.1, "#f2f4ff", 0.62, "#fff0d4")
    wh = surface("#efe9dc", 0.8, specular=0.15)
    d = (cos(radians(36)) * sin(radians(-50)), -cos(radians(36)) * cos(radians(-50)), sin(radians(36)))
    for i in range(3):
        box((3.0 - 0.95 * i, 1.2, 0.34), 0.02, wh, (0.55 + 0.47 * i, 0.75, 0.34 * i), base=True)
    ob(0, (-1.35, 0.15, 0))
    ob(2, (-0.42, 0.75, 0.34))
    ob(1, (0.62, 0.75, 0.68))
    ob(3, (1.55, 0.75, 1.02), scale=0.70)
    bowl("#efe8dc", 0.46, 0.30, (-0.25, -0.62, 0))
    for k, (a, q) in enumerate(((0, 1), (1.3, 1), (2.6, 1), (3.9, 1), (5.2, 1), (0.5, 0.2))):
        olv(
            -0.25 + 0.25 * cos(a) * q,
            -0.62 + 0.25 * sin(a) * q,
            "#65702f" if k % 3 else "#3c3a2e",
            0.10,
            0.13,
        )
    for o in bpy.context.scene.objects:
        pass
    camera_at((0.05, 0, 1.30), 3.75, 8, 2)
    project_shot()
elif VIEW == 2:
    ground(LEM, 0.10)
    soft_light(-1, 0.95)
    ob(1, (-0.15, 0, 0), (0, 0, 4))
    ob(0, (0.85, 0.75, 0), (0, 0, -8))
    ob(3, (-1.2, 0.95, 0), (0, 0, 6))
    branch("olive", 1.7, (0.35, -0.62, 0.12), (1, 0.12, 0.12), 20, 5)
    for x, y in ((-0.72, -0.55), (-0.95, -0.42), (-0.62, -0.32)):
        olv(x, y)
    camera_at((0.05, 0, 0.88), 2.15, 10, -4, 90)
    project_shot()
else:
    t = svg_surface(
        "".join(
            f'<g transform="translate({i * 128} {j * 128})">'
            + rect(0, 0, 128, 128, CRM)
            + (
                quarter_disc(0, 0, 64, 2, SKY)
                + quarter_disc(64, 0, 64, 3, SKY)
                + quarter_disc(0, 64, 64, 1, SKY)
                + quarter_disc(64, 64, 64, 0, SKY)
                + polygon([(64, 30), (98, 64), (64, 98), (30, 64)], "#3d6594")
                if (i + j) % 2
                else circle(64, 64, 40, "#3d6594")
                + circle(64, 64, 20, LEM)
                + quarter_disc(0, 0, 26, 0, SKY)
                + quarter_disc(102, 0, 26, 1, SKY)
                + quarter_disc(102, 102, 26, 2, SKY)
                + quarter_disc(0, 102, 26, 3, SKY)
            )
            + rect(0, 0, 128, 3, "#d9cfba")
            + rect(0, 0, 3, 128, "#d9cfba")
            + "</g>"
            for i in range(16)
            for j in range(16)
        ),
        2048,
        2048,
        CRM,
        rough=0.3,
        coat=0.2,
    )
    image_grid(2, 2, lambda u, v: ((u - 0.5) * 10, (v - 0.5) * 10, 0), t)
    hard_light(-46, 42, 3.0, "#eef3ff", 0.6)
    ob(0, (-0.75, -1.25, 0.37), (-90, 0, -10))
    ob(2, (1.35, -1.15, 0.37), (-90, 0, 12))
    pl_ = lathe(
        [(0, 0.02), (0.5, 0.02), (0.55, 0), (0.85, 0.10), (0.87, 0.13), (0.6, 0.05), (0, 0.045)],
        ceramic("#efe8da"),
        0.03,
        loc=(-1.9, 0.75, 0),
    )
    lathe(
        [(0, 0.07), (0.62, 0.075), (0.64, 0.08)],
        surface("#b59a1e", 0.06, coat=1, specular=0.6),
        0,
        loc=(-1.9, 0.75, 0),
    )
    branch("olive", 1.5, (1.15, 1.35, 0.1), (0.9, 0.2, 0.05), 18, 4)
    for x, y in ((0.35, 1.25), (0.62, 1.5), (0.2, 1.55), (-2.1, -0.9), (-2.35, -0.65)):
        olv(x, y)
    camera_above((0, 0, 0), 4.6, 3)
    project_shot(exposure=-0.15)
