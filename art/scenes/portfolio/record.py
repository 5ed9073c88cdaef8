"""Project pictures for the portfolio, three views of one piece of work.

view=1: Two record sleeves with arcs and bars, vinyl sliding out, on gold.
view=2: Cream and walnut turntable playing a record on petrol green.
view=3: Record sleeves and vinyl scattered on cream, seen from above.
"""

from math import cos, radians, sin, tau

import bpy
from mathutils import Matrix

from kit.backdrops import floor
from kit.curves import tube
from kit.materials.image import svg_surface
from kit.materials.natural import wood
from kit.materials.solid import metal, surface
from kit.nodes import NodeBuilder
from kit.objects import group, mesh_object
from kit.options import VIEW
from kit.props.packaging import carton
from kit.sets.project import (
    camera_above,
    camera_at,
    ground,
    hard_light,
    project_shot,
    soft_light,
)
from kit.shapes import box, cylinder, image_grid, lathe
from kit.svg import SANS, SERIF, circle, discs, path, rect, ring, words
from kit.world import start

start()
TEA, RST, CRM, GLD, BRN = "#1f5a5c", "#c9532b", "#f2e4c9", "#dfa037", "#3a2218"


def cov(k):
    bg = [CRM, TEA, RST][k]
    o = {
        0: discs(600, 1200, (980, 840, 700, 560, 420, 280), (RST, GLD, TEA, CRM, RST, BRN))
        + circle(600, 1200, 150, GLD),
        1: "".join(ring(600, 600, 60 + 56 * i, [GLD, CRM, RST][i % 3], 22) for i in range(9)),
        2: "".join(
            path(
                f"M{i * 150} 1200V{1200 - 300 - 120 * ((i * 5) % 7)}A75 75 0 0 1 {150 + i * 150} {1200 - 300 - 120 * ((i * 5) % 7)}V1200Z",
                [GLD, CRM, TEA, BRN][i % 4],
            )
            for i in range(8)
        ),
    }[k]
    ink = [BRN, CRM, CRM][k]
    return svg_surface(
        o
        + (rect(0, 0, 1200, 170, bg) if k == 1 else "")
        + words(["Slow Orbit", "Inner Rings", "City Organ"][k], 70, 120, 88, ink, SERIF, 700, "start")
        + words(["LP 01", "LP 02", "LP 03"][k], 1130, 116, 44, ink, SANS, 700, "end", 4),
        1200,
        1200,
        bg,
        rough=0.55,
        specular=0.25,
    )


def vinyl(lab, r=1.42):
    m = surface("#141214", 0.30, specular=0.5, key=("vin",))
    nodes = NodeBuilder(m)
    if not nodes.principled.inputs["Normal"].is_linked:
        coords = nodes.node("TexCoord")
        vl = nodes.node("VectorMath", operation="LENGTH")
        nodes.link(coords.outputs["Object"], vl.inputs[0])
        f = nodes.math("SINE", nodes.math("MULTIPLY", vl.outputs["Value"], 260.0))
        nodes.bump(f, 0.22, 0.01)
        nodes.set(
            "Roughness",
            nodes.ramp(
                nodes.math("FRACT", nodes.math("MULTIPLY", vl.outputs["Value"], 3.1)),
                [(0, 0.22), (0.06, 0.36), (1, 0.30)],
            ),
        )
    t = svg_surface(
        circle(200, 200, 200, lab)
        + ring(200, 200, 150, CRM if lab != CRM else RST, 6)
        + rect(90, 262, 220, 10, CRM if lab != CRM else BRN)
        + circle(200, 200, 18, "#141214"),
        400,
        400,
        lab,
        rough=0.6,
    )
    o = image_grid(2, 2, lambda u, v: (0, 0, 0), t)
    bpy.data.objects.remove(o)
    n = 64
    verts = [(0.47 * cos(tau * i / n), 0.47 * sin(tau * i / n), 0) for i in range(n)]
    L_ = mesh_object(verts, [tuple(range(n))], t, False)
    uv = L_.data.uv_layers.new(name="UVMap")
    for l in L_.data.loops:
        c = L_.data.vertices[l.vertex_index].co
        uv.data[l.index].uv = (c.x / 0.94 + 0.5, c.y / 0.94 + 0.5)
    L_.location.z = 0.032
    return group([lathe([(0, 0), (r, 0), (r, 0.028), (0, 0.028)], m, 0.008), L_])


def lp(k, loc, rot=(0, 0, 0), rec=None, out=0.8):
    sd = surface([CRM, TEA, RST][k], 0.6)
    P_ = [carton(3.0, 0.08, 3.0, cov(k), sd, sd, bevel=0.006)]
    if rec:
        v = vinyl(rec)
        v.rotation_euler = (radians(90), 0, 0)
        v.location = (out, 0.02, 1.5)
        P_.append(v)
    return group(P_, loc, rot)


def deckt(loc=(0, 0, 0), rot=(0, 0, 0), lab=RST):
    wd = wood("#9a6a42", "#6b4428", 0.7)
    v = vinyl(lab)
    v.location = (-0.45, 0.05, 0.62)
    cyl_ = cylinder(0.03, 0.06, metal(), 0.008, (-0.45, 0.05, 0.64))
    st = metal("#d5d6d8", 0.25)
    am = metal("#e3e3e3", 0.22)
    return group(
        [
            box((4.3, 3.4, 0.42), 0.06, wd, (0, 0, 0.25)),
            box((4.16, 3.26, 0.03), 0.01, surface(CRM, 0.45), (0, 0, 0.465)),
            cylinder(1.52, 0.12, st, 0.03, (-0.45, 0.05, 0.49)),
            v,
            cylinder(0.30, 0.16, st, 0.03, (1.62, 1.05, 0.48)),
            cylinder(0.13, 0.36, am, 0.03, (1.62, 1.05, 0.50)),
            cyl_,
            tube(
                [
                    (1.62, 1.28, 0.86),
                    (1.62, 1.05, 0.86),
                    (1.60, 0.2, 0.84),
                    (1.40, -0.45, 0.80),
                    (0.92, -0.92, 0.74),
                ],
                0.035,
                am,
            ),
            cylinder(0.12, 0.24, surface(BRN, 0.4), 0.02, (1.62, 1.30, 0.86), (-90, 0, 0)),
            box((0.16, 0.30, 0.09), 0.02, surface(RST, 0.4), (0.84, -1.0, 0.72), (0, 0, -46)),
            cylinder(0.16, 0.12, surface(RST, 0.35, coat=0.2), 0.03, (1.72, -1.28, 0.48)),
            cylinder(0.09, 0.10, st, 0.02, (1.22, -1.36, 0.48)),
        ]
        + [
            cylinder(0.2, 0.10, surface("#1c1a1a", 0.6), 0.02, (x, y, -0.02))
            for x in (-1.8, 1.8)
            for y in (-1.35, 1.35)
        ],
        loc,
        rot,
    )


if VIEW == 1:
    ground(GLD, 0.10)
    soft_light(-1, 1.0)
    lp(2, (1.75, 1.9, 0.0), (-6, 0, -9))
    lp(0, (-1.0, 0.5, 0.0), (-6, 0, 6), TEA, 0.95)
    camera_at((0.15, 0, 1.5), 4.45, 7, 0)
    project_shot()
elif VIEW == 2:
    floor(material=surface(TEA, 0.8, specular=0.12, emit=TEA, emit_strength=0.06))
    soft_light(-1, 1.15)
    deckt((0, 0.2, 0), (0, 0, -14))
    camera_at((0.1, 0.1, 0.42), 3.95, 32, 0, 85)
    project_shot()
else:
    floor(material=surface(CRM, 0.85, specular=0.1, emit=CRM, emit_strength=0.10))
    hard_light(-44, 46, 2.9, "#fff4e4", 0.62)

    def flat(k, x, y, a, rec=None, z=0.06, out=0.9):
        e = lp(k, (0, -1.5, 0), (0, 0, 0), rec, out)
        g = group([e], (x, y, z), (-90, 0, a))
        g.rotation_euler = (
            Matrix.Rotation(radians(a), 3, "Z") @ Matrix.Rotation(radians(-90), 3, "X")
        ).to_euler()
        e.location = (0, 0, -1.5)
        return g

    flat(1, -2.35, 0.55, 8, GLD)
    flat(0, 1.35, -1.35, -14, RST, 0.12, -1.0)
    flat(2, 2.1, 2.2, 20, None, 0.06)
    v = vinyl(TEA)
    v.location = (-1.3, -2.35, 0.03)
    camera_above((0.1, 0, 0), 6.6, 0)
    project_shot(exposure=-0.15)
