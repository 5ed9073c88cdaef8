"""Project pictures for the portfolio, three views of one piece of work.

view=1: Indigo jug, stacked plates and bowls, and two-tone mugs on sand.
view=2: Close view of a speckled white mug beside a russet bowl on indigo.
view=3: Plates, bowls and mugs from above on celadon green.
"""

import bpy

from kit.backdrops import floor
from kit.curves import tube
from kit.materials.solid import clay, surface
from kit.nodes import NodeBuilder
from kit.objects import group
from kit.options import VIEW
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, lathe
from kit.world import start

start()
IND, SND, WHT, RUS, CEL = "#2f4570", "#cbb597", "#efe8dc", "#a85a3c", "#9db3a4"


def glaze(top_, bot, z0, w=0.06, speck=0.35):
    result = bpy.data.materials.new("gl")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    axes = nodes.node("SeparateXYZ")
    nodes.link(v, axes.inputs[0])
    n = nodes.noise(v, 1.6, 3, 0.5).outputs[0]
    z = nodes.math("ADD", axes.outputs[2], nodes.math("MULTIPLY", nodes.math("SUBTRACT", n, 0.5), 0.16))
    f = nodes.ramp(
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", z, z0 - w), 1 / (2 * w)), [(0, 0.0), (1, 1.0)]
    )
    sp = nodes.noise(v, 38, 2, 0.5).outputs[0]
    spk = nodes.ramp(sp, [(0.66, 0.0), (0.70, 1.0)])
    c = nodes.mix(f, bot, top_)
    c = nodes.mix(nodes.math("MULTIPLY", spk, speck), c, "#3a2c22")
    nodes.set("Base Color", c)
    nodes.set("Roughness", nodes.math("SUBTRACT", 0.62, nodes.math("MULTIPLY", f, 0.40)))
    nodes.set("Clearcoat", nodes.math("MULTIPLY", f, 0.3))
    nodes.bump(nodes.noise(v, 9, 3).outputs[0], 0.06, 0.02)
    return result


def pl(r, color, loc, target=SND):
    return lathe(
        [
            (0, 0.0),
            (r * 0.52, 0),
            (r * 0.56, 0.02),
            (r * 0.96, 0.10),
            (r, 0.17),
            (r * 0.975, 0.185),
            (r * 0.93, 0.12),
            (r * 0.56, 0.065),
            (0, 0.06),
        ],
        glaze(color, target, -0.4, 0.03),
        0.03,
        loc=loc,
    )


def bw(r, h, color, loc, target=SND):
    return lathe(
        [
            (0, 0),
            (r * 0.42, 0),
            (r * 0.46, 0.04),
            (r * 0.86, h * 0.45),
            (r, h),
            (r * 0.955, h + 0.01),
            (r * 0.80, h * 0.48),
            (r * 0.40, 0.12),
            (0, 0.09),
        ],
        glaze(color, target, h * 0.38 if VIEW != 3 else -0.4),
        0.08,
        loc=loc,
    )


def mug(color, loc, rz=0, target=SND, scale=1.0):
    return group(
        [
            lathe(
                [
                    (0, 0),
                    (0.36, 0),
                    (0.40, 0.05),
                    (0.42, 0.42),
                    (0.38, 0.80),
                    (0.345, 0.80),
                    (0.37, 0.42),
                    (0.34, 0.10),
                    (0, 0.08),
                ],
                glaze(color, target, 0.30 if VIEW != 3 else -0.4),
                0.06,
            ),
            tube(
                [(0.38, 0, 0.64), (0.60, 0, 0.66), (0.66, 0, 0.44), (0.58, 0, 0.24), (0.39, 0, 0.22)],
                0.05,
                glaze(color, color, 0),
                taper=[0.9, 1, 1.05, 1, 0.9],
            ),
        ],
        loc,
        (0, 0, rz),
        scale,
    )


def jug(color, loc, rz=0, target=SND, scale=1.0):
    o = lathe(
        [
            (0, 0),
            (0.42, 0),
            (0.50, 0.08),
            (0.60, 0.6),
            (0.42, 1.15),
            (0.36, 1.5),
            (0.44, 1.75),
            (0.40, 1.75),
            (0.32, 1.5),
            (0.38, 1.15),
            (0.55, 0.6),
            (0.45, 0.13),
            (0, 0.1),
        ],
        glaze(color, target, 0.62),
        0.14,
    )
    for v in o.data.vertices:
        if v.co.z > 1.45 and v.co.x < 0:
            k = (v.co.z - 1.45) / 0.3
            q = max(0, 1 - abs(v.co.y) / 0.26)
            v.co.x -= 0.20 * k * q
            v.co.z += 0.06 * k * q
    return group(
        [
            o,
            tube(
                [(0.34, 0, 1.52), (0.68, 0, 1.58), (0.82, 0, 1.2), (0.72, 0, 0.75), (0.56, 0, 0.62)],
                0.055,
                glaze(color, color, 0),
                taper=[1, 1, 1, 1, 1.1],
            ),
        ],
        loc,
        (0, 0, rz),
        scale,
    )


if VIEW == 1:
    ground("#d8c9b3", 0.12)
    hard_light(-52, 32, 3.0, "#f6efe4", 0.62, "#ffeed6")
    box((2.3, 1.3, 0.34), 0.02, clay("#c6b397"), (0.75, 0.75, 0), base=True)
    jug(IND, (-1.15, 0.35, 0), -14)
    for i in range(4):
        pl(0.95 - 0.0 * i, [WHT, IND, CEL, WHT][i], (0.72, 0.72, 0.34 + 0.115 * i))
    bw(0.68, 0.42, IND, (0.72, 0.72, 0.80))
    bw(0.52, 0.36, WHT, (0.72, 0.72, 1.02))
    mug(RUS, (0.02, -0.75, 0), -28)
    mug(WHT, (1.40, -0.55, 0), 20, scale=0.9)
    camera_at((0.10, 0, 0.86), 3.2, 12, 2)
    project_shot()
elif VIEW == 2:
    ground(IND, 0.07)
    soft_light(-1, 1.05)
    mug(WHT, (-0.42, -0.05, 0), -18, scale=1.1)
    bw(0.75, 0.5, RUS, (0.78, 0.55, 0))
    camera_at((0.08, 0, 0.48), 1.45, 16, 4, 90)
    project_shot()
else:
    floor(material=surface(CEL, 0.85, specular=0.1, emit=CEL, emit_strength=0.08))
    hard_light(-42, 44, 3.0, "#f0f4f0", 0.62)
    for x, y, r, c in (
        (-1.5, 0.55, 1.15, WHT),
        (1.2, 0.8, 1.0, IND),
        (2.55, -0.85, 0.8, RUS),
        (-0.1, -1.35, 0.72, SND),
    ):
        pl(r, c, (x, y, 0))
    pl(0.72, IND, (-1.5, 0.55, 0.10))
    bw(0.55, 0.4, RUS, (1.2, 0.8, 0.09))
    bw(
        0.62,
        0.45,
        WHT,
        (0.95, -0.95, 0),
    )
    mug(IND, (-2.15, -1.25, 0), 30)
    mug(WHT, (2.65, 1.05, 0), -40, scale=0.95)
    camera_above((0.25, 0, 0), 4.35, 6)
    project_shot(exposure=-0.15)
