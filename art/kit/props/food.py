"""Pastry, fruit, pizza and coffee beans. 1 unit = 10 cm."""

import math
import random
from math import cos, pi, radians, sin, sqrt, tau

import bpy
import numpy as np
from mathutils import Vector, noise

from kit.curves import tube
from kit.materials.natural import leaf_surface
from kit.materials.solid import surface
from kit.nodes import NodeBuilder
from kit.objects import displace, duplicate, group, place
from kit.outlines import fillet
from kit.props.plants import leaf
from kit.shapes import blob, cylinder, extrude, grid, lathe, loft, sphere, torus


def macaron(color="#e8a0ac", fill="#fff3e6", loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, seed=0):
    """Macaron with ruffled feet."""
    m = surface(color, 0.55, mottle=0.05, bump=0.1, bump_scale=50, sss=0.05)
    top = lathe([(0, 0.2), (0.4, 0.2), (0.46, 0.24), (0.44, 0.36), (0.3, 0.46), (0, 0.49)], m, 0.08)
    bot = lathe([(0, -0.49), (0.3, -0.46), (0.44, -0.36), (0.46, -0.24), (0.4, -0.2), (0, -0.2)], m, 0.08)
    parts = [
        top,
        bot,
        lathe(
            [(0, -0.13), (0.41, -0.13), (0.42, 0), (0.41, 0.13), (0, 0.13)], surface(fill, 0.5, sss=0.1), 0.06
        ),
    ]
    for z in (0.17, -0.17):
        f = torus(0.42, 0.055, m, (0, 0, z), segments=160, ring_segments=14)
        for v in f.data.vertices:
            v.co += v.normal * 0.03 * noise.noise(v.co * 14 + Vector((seed, 0, z * 9)))
        parts.append(f)
    for p in parts:
        p.location.z += 0.49
    return group(parts, loc, rot, scale)


def citrus(color="#f7a531", rind="#ef8a17", r=0.6, t=0.14, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, n=9):
    """Slice of citrus fruit with n segments."""
    parts = [
        lathe(
            [(0, 0), (r, 0), (r, t), (r * 0.94, t), (0, t)],
            surface(rind, 0.4, bump=0.25, bump_scale=45),
            0.02,
            segments=96,
        ),
        cylinder(r * 0.93, t + 0.006, surface("#fff1d6", 0.6), 0.01, (0, 0, -0.003)),
    ]
    jm = surface(color, 0.12, coat=0.6, sss=0.25, sss_color=color, bump=0.5, bump_scale=16, bump_dist=0.05)
    for i in range(n):
        a = tau * i / n
        hw = pi / n
        out = [(0.1 * r * cos(a), 0.1 * r * sin(a))] + [
            (
                (r * 0.86) * cos(a + (k / 10 - 1) * (hw - 0.05)),
                (r * 0.86) * sin(a + (k / 10 - 1) * (hw - 0.05)),
            )
            for k in range(21)
        ]
        parts.append(extrude([fillet(out + [out[0]], 0.03, 3)[:-1]], t + 0.03, 0.012, jm, (0, 0, t / 2)))
    return group(parts, loc, rot, scale)


def croissant(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, seed=2):
    """Croissant with rolled layers."""
    result = bpy.data.materials.new("Cro")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    n = nodes.noise(v, 3, 5, 0.6, 0.5).outputs[0]
    st = nodes.noise(nodes.coords((2, 14, 2)), 3, 4, 0.6).outputs[0]
    g = nodes.node("NewGeometry")
    po = nodes.ramp(g.outputs["Pointiness"], [(0.46, 0.0), (0.54, 1.0)])
    f = nodes.math("ADD", nodes.math("MULTIPLY", n, 0.5), nodes.math("MULTIPLY", st, 0.4))
    f = nodes.math("ADD", f, nodes.math("MULTIPLY", po, 0.25))
    nodes.set("Base Color", nodes.ramp(f, [(0.3, "#e9bd72"), (0.5, "#cf8a3c"), (0.8, "#8f4a1c")]))
    nodes.set("Roughness", 0.36)
    nodes.set("Clearcoat", 0.25)
    nodes.set("Clearcoat Roughness", 0.3)
    nodes.bump(st, 0.35, 0.03)
    sections = []
    N = 4.5
    n = 300  # one continuous crescent; rolled layers = diagonal saw-tooth steps in the radius
    for i in range(n + 1):
        t = i / n * 2 - 1
        a = radians(90 + t * 118)
        R = 0.80
        at = abs(t)
        env = 0.50 * (1 - at**1.7) ** 0.75 + 0.055 * (1 - at**8) ** 0.5
        ring = []
        cx, cy = R * cos(a), R * sin(a) * 0.86
        ca, sa = cos(a), sin(a)
        for j in range(64):
            p = tau * j / 64
            ph = at * N + 0.30 * cos(p * 1.0) + 0.10 * sin(2 * p + seed) + 0.5
            fr = ph % 1
            step = (
                (0.80 + 0.24 * fr**0.55) if fr < 0.93 else 1.04 - 0.24 * ((fr - 0.93) / 0.07)
            )  # bulge up to the lip, then drop
            q = env * (step if at < 0.93 else 0.92) * (1 + 0.03 * sin(3 * p + t * 5))
            ring.append((cx + q * cos(p) * ca, cy + q * cos(p) * sa, 0.40 + q * 0.80 * sin(p)))
        sections.append(ring)
    o = loft(sections, result)
    return group([o], loc, rot, scale)


def tomato(color="#cf3b2a", r=0.28, loc=(0, 0, 0), scale=1.0):
    """Tomato with its green."""
    return group(
        [
            lathe(
                [
                    (0, 0.03),
                    (0.12 * r / 0.28, 0),
                    (r, r * 0.75),
                    (r * 0.75, r * 1.5),
                    (0.1, r * 1.55),
                    (0, r * 1.42),
                ],
                surface(color, 0.14, coat=0.5, sss=0.05),
                r * 0.6,
            ),
            *[
                place(leaf(0.2, 0.06, leaf_surface()), (0, 0, r * 1.47), (12, 0, a))
                for a in range(0, 360, 72)
            ],
        ],
        loc,
        (0, 0, 0),
        scale,
    )


def pizza(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, r=1.5, seed=3):
    """Pizza with mozzarella, basil and tomatoes."""
    rng = random.Random(seed)
    cr = surface("#d9a05b", 0.7, mottle=0.3, mottle_scale=5, bump=0.6, bump_scale=9, bump_dist=0.05)
    ring = torus(r * 0.93, 0.13, cr, (0, 0, 0.11), segments=180, ring_segments=24)
    for v in ring.data.vertices:
        n = noise.fractal(v.co * 1.7, 1, 2, 3)
        v.co += v.normal * n * 0.07
    base = lathe([(0, 0.0), (r * 0.93, 0.0), (r * 0.93, 0.1), (0, 0.1)], cr, 0.03)
    sauce = displace(
        lathe(
            [(i / 24 * r * 0.86, 0.115) for i in range(25)],
            surface("#b8321c", 0.35, mottle=0.2, coat=0.2, bump=0.5, bump_scale=14),
            0,
        ),
        0.03,
        4,
    )
    parts = [ring, base, sauce]
    for i in range(9):
        a, d = rng.random() * tau, sqrt(rng.random()) * r * 0.68
        parts.append(
            blob(
                [
                    ((0, 0, 0), (rng.uniform(0.16, 0.26), rng.uniform(0.14, 0.24), 0.05)),
                    ((0.13, 0.1, 0), (0.13, 0.16, 0.04)),
                ],
                surface("#f6ead2", 0.35, sss=0.15, mottle=0.05),
                0.02,
                6,
                loc=(d * cos(a), d * sin(a), 0.14),
                rot=(0, 0, rng.random() * 360),
            )
        )
    for i in range(8):
        a, d = rng.random() * tau, sqrt(rng.random()) * r * 0.72
        parts.append(
            place(
                leaf(0.42, 0.24, leaf_surface("#2f6b2f", "#4f9a3f"), bend=0.3, fold=0.3),
                (d * cos(a), d * sin(a), 0.17),
                (8, 0, rng.random() * 360),
            )
        )
    for i in range(6):
        a, d = rng.random() * tau, sqrt(rng.random()) * r * 0.7
        parts.append(
            sphere(
                0.13, surface("#d8432c", 0.15, coat=0.5), (d * cos(a), d * sin(a), 0.16), scale=(1, 1, 0.7)
            )
        )
    return group(parts, loc, rot, scale)


def pack_spheres(n, r, envelope, seed=1, iterations=160, jitter=0.12):
    """Relax n spheres of radius ~r inside env(x,y,z)->scaled pull target; returns [(pos,r)]."""
    R = np.random.RandomState(seed)
    p = R.uniform(-1, 1, (n, 3)) * envelope
    rr = r * (1 + R.uniform(-jitter, jitter, n))
    for _ in range(iterations):
        d = p[:, None] - p[None]
        L = np.linalg.norm(d, axis=2) + 1e-6
        ov = np.maximum(0, (rr[:, None] + rr[None]) * 0.97 - L)
        np.fill_diagonal(ov, 0)
        p += (d / L[..., None] * ov[..., None]).sum(1) * 0.35
        k = p / envelope
        q = np.linalg.norm(k, axis=1, keepdims=True)
        p -= np.where(q > 1, p * (1 - 1 / np.maximum(q, 1e-6)) * 0.12, 0)
        p[:, 2] = np.maximum(p[:, 2], rr - envelope[2] * 0.98)
    p[:, 2] -= (p[:, 2] - rr).min()
    return p, rr


def grapes(loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, n=58, color="#3d1730", seed=2, stem_color="#6b5a3a"):
    """Bunch of n grapes lying along X."""
    p, rr = pack_spheres(n, 0.15, np.array([0.85, 0.48, 0.36]), seed)
    taper = lambda x: 1 - 0.32 * max(0, x / 0.85)
    m = surface(color, 0.22, coat=0.35, mottle=0.25, mottle_scale=2.2)
    pr = sphere(1, m, segments=40)
    parts = []
    for q, r in zip(p, rr):
        o = duplicate(pr, (q[0], q[1] * taper(q[0]), q[2]), (0, 0, 0), (r, r, r * 1.08))
        parts.append(o)
    bpy.data.objects.remove(pr)
    st = surface(stem_color, 0.7)
    parts.append(
        tube([(-0.7, 0, 0.5), (-1.0, 0.05, 0.55), (-1.28, 0.16, 0.42)], 0.028, st, taper=[1.1, 0.8, 1.0])
    )
    parts.append(
        tube([(-0.95, 0.04, 0.55), (-1.0, -0.12, 0.6), (-0.86, -0.2, 0.68), (-0.8, -0.1, 0.66)], 0.012, st)
    )
    return group(parts, loc, rot, scale)


def coffee_bean(color_1="#6b3d22"):
    """Coffee bean proto (length ~.2) lying flat side up with a groove; hide the original off-scene."""
    m = surface(color_1, 0.32, coat=0.25, mottle=0.3, mottle_scale=9)
    nu, nv = 36, 24

    def f(u, v):
        th, ph = tau * u, pi * v - pi / 2
        x, y, z = cos(ph) * cos(th), cos(ph) * sin(th), sin(ph)
        zz = z * (0.42 if z > 0 else 0.75)
        if z > 0:
            zz -= 0.26 * math.exp(-(((y + 0.10 * sin(x * 2.6)) / 0.15) ** 2)) * (1 - 0.6 * x * x) * z**0.5
        return (x * 0.11, y * 0.078, zz * 0.078)

    return grid(nu, nv, f, m)


def coffee_beans(n, area=(4, 4), avoid=(), seed=1, scale=(0.85, 1.15), z=0.05, proto=None, color="#5b3018"):
    """N beans over a rectangle, none inside the circles `avoid` = [(x, y, r)]."""
    b1 = proto or coffee_bean(color)
    b1.location = (0, 0, -50)
    rng = random.Random(seed)
    out = []
    parts = []
    t = 0
    while len(out) < n and t < n * 60:
        t += 1
        x, y = (rng.random() - 0.5) * area[0], (rng.random() - 0.5) * area[1]
        if any((x - a) ** 2 + (y - c_) ** 2 < r * r for a, c_, r in avoid) or any(
            (x - a) ** 2 + (y - c_) ** 2 < 0.25**2 for a, c_ in out
        ):
            continue
        out.append((x, y))
        up = rng.random() < 0.55
        k = rng.uniform(*scale)
        parts.append(
            duplicate(
                b1,
                (x, y, z * k),
                (rng.uniform(-18, 18) + (0 if up else 180), rng.uniform(-14, 14), rng.uniform(0, 360)),
                k,
            )
        )
    return parts
