"""Seared scallops with roe, radish and herbs on a white plate, copper cutlery on sage green.

For the restaurant home.
"""

import random
from math import cos, pi, radians, sin, sqrt, tau

import bpy
import numpy as np
from mathutils import Vector

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import leaf_surface, plaster
from kit.materials.solid import metal, surface
from kit.nodes import NodeBuilder
from kit.objects import displace, duplicate, group
from kit.props.food import pack_spheres
from kit.props.plants import branch, leaf, orient
from kit.props.tableware import bowl, cutlery, folded_linen
from kit.render import render
from kit.shapes import cylinder, grid, lathe, smooth_lathe, sphere, torus
from kit.world import start, world

start()
floor(material=plaster("#6f7d68", 0.35, 0.18))
cop = metal("#d98c62", 0.2)
# wide-rim stoneware plate
pm = surface("#efe8db", 0.34, coat=0.2, mottle=0.035, mottle_scale=2)
group(
    [
        smooth_lathe(
            [
                (0, 0.10),
                (0.72, 0.10),
                (0.84, 0.13),
                (0.93, 0.21),
                (1.0, 0.235),
                (1.16, 0.27),
                (1.30, 0.32),
                (1.325, 0.34),
                (1.30, 0.355),
                (1.15, 0.315),
                (1.0, 0.29),
                (0.95, 0.28),
                (0.85, 0.22),
                (0.75, 0.17),
                (0, 0.165),
            ],
            pm,
            6,
        ),
        cylinder(0.8, 0.12, pm, 0.02),
        torus(1.312, 0.012, cop, (0, 0, 0.346)),
    ],
    (0, 0, 0),
)
# pea puree swoosh
gm = surface("#8fae5d", 0.30, coat=0.45, mottle=0.12, mottle_scale=5)


def pur(u, v):
    a = radians(150 + 250 * u)
    w = (0.30 * (sin(pi * min(1, u * 0.92 + 0.10)) ** 0.6)) * (1 - 0.35 * u)
    rr = 0.47 + (v - 0.5) * 2 * w * 0.62
    k = max(0, 1 - (2 * v - 1) ** 2)
    h = 0.175 + k**0.6 * (0.085 * (1 - 0.4 * u) + 0.035 * abs(sin(v * 11 + u * 3))) * min(
        1, u * 9 + 0.15
    ) * min(1, (1 - u) * 7 + 0.1)
    return (rr * cos(a) * 1.05, rr * sin(a), h)


grid(110, 44, pur, gm)


# scallops
def scallop(loc, r=0.27, h=0.27, rot=(0, 0, 0), seed=0):
    side = surface("#f2dcb6", 0.34, coat=0.25, mottle=0.10, mottle_scale=7)
    result = bpy.data.materials.new("sear")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    n = nodes.noise(v, 9, 5, 0.65, 0.6).outputs[0]
    ln = nodes.node("VectorMath", operation="LENGTH")
    nodes.link(v, ln.inputs[0])
    f = nodes.math("ADD", nodes.math("MULTIPLY", n, 0.9), nodes.math("MULTIPLY", ln.outputs["Value"], 0.55))
    nodes.set("Base Color", nodes.ramp(f, [(0.42, "#e7b465"), (0.58, "#b5702c"), (0.76, "#6b3413")]))
    nodes.set("Roughness", 0.3)
    nodes.set("Clearcoat", 0.5)
    nodes.bump(n, 0.5, 0.03)
    s = displace(
        lathe(
            [(0, 0), (r * 0.95, 0), (r * 1.04, h * 0.45), (r * 0.97, h * 0.9), (0, h * 0.9)],
            side,
            0.05,
            segments=72,
        ),
        0.035,
        5,
        3,
        (seed * 3, 0, 0),
    )
    t = displace(
        lathe(
            [(r * 1.0, h * 0.80), (r * 0.98, h * 0.93), (r * 0.85, h * 1.0), (0, h * 1.03)],
            result,
            0.03,
            segments=72,
        ),
        0.03,
        5,
        3,
        (seed * 3, 0, 0),
    )
    return group([s, t], loc, rot)


scallop((-0.34, -0.16, 0.20), 0.27, 0.26, (4, -3, 20), 1)
scallop((0.24, -0.34, 0.20), 0.26, 0.25, (-3, 4, 80), 2)
scallop((0.14, 0.22, 0.20), 0.28, 0.27, (5, 5, 200), 3)


# shaved radish, roe, herbs
def radish(loc, rot, r=0.19):
    group(
        [
            lathe(
                [(0, -0.008), (r, -0.008), (r, 0.008), (0, 0.008)], surface("#fbf3ee", 0.25, coat=0.4), 0.004
            ),
            torus(r, 0.013, surface("#c9476b", 0.3, coat=0.3)),
        ],
        loc,
        rot,
    )


radish((-0.60, 0.24, 0.31), (38, 18, 20), 0.17)
radish((-0.46, 0.34, 0.30), (60, -6, 40), 0.15)
radish((0.50, 0.02, 0.34), (52, 24, -60), 0.16)
radish((-0.08, -0.06, 0.52), (24, -14, 10), 0.15)
roe = sphere(1, surface("#ff8a3c", 0.06, coat=1, sss=0), segments=24)
rng = random.Random(3)


def pile(x, y, z, n, w):
    p, rr = pack_spheres(n, 0.038, np.array([w, w, 0.07]), int(x * 10 + 50), 90)
    for q, r in zip(p, rr):
        duplicate(roe, (x + q[0], y + q[1], z + q[2]), (0, 0, 0), r)


pile(0.22, -0.34, 0.445, 16, 0.10)
pile(-0.36, -0.16, 0.455, 9, 0.08)
pile(-0.02, -0.55, 0.19, 9, 0.13)
pile(0.60, -0.22, 0.19, 7, 0.09)
bpy.data.objects.remove(roe)
hm = leaf_surface("#4a7038", "#73965a", 0.4)


def sprout(x, y, z, a, length=0.30, t=0.5):
    d = Vector((cos(a) * t, sin(a) * t, 1)).normalized()
    e = d * length + Vector((cos(a) * 0.05, sin(a) * 0.05, 0))
    parts = [tube([(0, 0, 0), tuple(d * length * 0.5), tuple(e)], 0.010, surface("#8ba368", 0.4))]
    for k in (0, 1, 2):
        l = leaf(0.15, 0.13, hm, bend=0.4, fold=0.25, kind="round", nu=14, nv=7)
        parts.append(orient(l, tuple(e), (cos(a + k * 2.1), sin(a + k * 2.1), 0.35)))
    return group(parts, (x, y, z))


for i, (x, y, z) in enumerate(
    (
        (-0.34, -0.08, 0.44),
        (0.12, 0.26, 0.45),
        (0.20, 0.16, 0.45),
        (0.30, -0.26, 0.44),
        (-0.62, -0.02, 0.28),
        (0.02, -0.05, 0.22),
        (-0.15, 0.42, 0.22),
        (0.45, 0.30, 0.20),
        (-0.28, 0.10, 0.24),
    )
):
    sprout(x, y, z, i * 2.3, 0.26 + 0.06 * (i % 3), 0.55)
for i in range(9):
    a = rng.uniform(0, tau)
    d = rng.uniform(0.60, 0.82)
    sphere(
        rng.uniform(0.018, 0.034),
        surface("#6f8f2f", 0.06, coat=1),
        (d * cos(a), d * sin(a), 0.185),
        scale=(1, 1, 0.35),
        segments=20,
    )
# setting
folded_linen("#bd8467", 1.15, 1.9, 0.04, (-0.95, -1.25, -0.005), (0, 0, 24), 2)
cutlery("fork", cop, (-1.28, -1.42, 0.085), (0, 0, -16), 0.98)
cutlery("knife", cop, (1.48, -0.75, 0), (0, 0, -9), 0.98)
bowl(r=0.42, h=0.34, loc=(1.18, 1.42, 0), material=surface("#4c5a49", 0.35, coat=0.2))
rng = random.Random(8)
for i in range(26):
    a = rng.uniform(0, tau)
    d = 0.30 * sqrt(rng.random())
    sphere(
        rng.uniform(0.03, 0.055),
        surface("#f2ece0", 0.6),
        (1.18 + d * cos(a), 1.42 + d * sin(a), 0.21 + rng.uniform(0, 0.05) * (1 - d / 0.3)),
        scale=(1, 0.8, 0.7),
        rot=(rng.random() * 90, 0, rng.random() * 90),
        segments=14,
    )
branch("olive", 1.9, (-1.75, 1.25, 0.03), (1, 0.42, 0.12), 16, 4, curve=0.3)
branch("olive", 1.1, (1.75, -1.75, 0.03), (-0.9, -0.25, 0.1), 10, 6, curve=-0.3)
group(
    [
        lathe([(0, 0), (0.32, 0), (0.335, 0.40), (0.315, 0.40), (0.30, 0.04), (0, 0.03)], cop, 0.02),
        lathe([(0, 0.26), (0.31, 0.26)], surface("#6b8050", 0.25, coat=0.5), 0),
        tube([(-0.32, 0, 0.32), (-0.62, 0, 0.36), (-0.98, 0, 0.40)], 0.035, cop, taper=[1.2, 0.9, 1.1]),
    ],
    (-1.0, 2.02, 0),
    (0, 0, -38),
)
world("#e9ece6", 0.40)
area_light((-3.6, 2.8, 3.6), (0, 0, 0.2), 1.3, 760, "#fff0d8", size_y=1.8)
area_light((4, -3, 3.5), (0, 0, 0), 3, 70, "#ffe2cc")
area_light((1.5, 4.5, 3), (0, 0, 0.2), 1.4, 170, "#ffd2a6")
camera((0.0, -5.6, 6.5), (0, 0.05, 0.2), lens=74, fstop=0.6, focus=(0, -0.25, 0.4))
render(exposure=0.3)
