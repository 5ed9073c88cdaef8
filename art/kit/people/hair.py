"""Hair, hats and head scarves, sculpted on the skull."""

import math
from math import cos, pi, radians, sin, tau

from mathutils import Vector

from kit.curves import tube
from kit.materials.solid import GOLD, metal, surface
from kit.materials.textile import fabric
from kit.objects import add_modifier
from kit.outlines import smooth_path
from kit.people.skull import (
    HAIRLINES,
    direction,
    hair_cap,
    lock,
    on_skull,
    skull_path,
    slerp,
)
from kit.shapes import blob, cylinder, grid


def hair_surface(color):
    """Material of hair, matt with a soft sheen."""
    return surface(color, 0.50, specular=0.30, sheen=0.25, mottle=0.05, mottle_scale=2)


def sculpt(material, extra, balls=(), voxel=0.027, smoothing=4):
    """Melts locks and balls into one shape."""
    return blob(list(balls), material, voxel, smoothing, extra=extra)


def crop(material, rng, kind):
    """Short, combed forward."""
    ex = [hair_cap("std", 0.07)]
    for i in range(15):
        th = -66 + 9.4 * i
        ex.append(
            lock(
                skull_path(
                    direction(th * 0.6 + 14, 10 + 8 * (i % 2)),
                    direction(th - 5, HAIRLINES["std"](th) - 3 + rng.uniform(-3, 3)),
                    [0.10, 0.17, 0.18, 0.16, 0.08],
                ),
                0.10,
                (0.5, 1, 1.1, 1, 0.6),
            )
        )
    return [sculpt(material, ex, smoothing=2, voxel=0.024)]


def side_part(material, rng, kind):
    """Side part, swept to the viewer's right."""
    ex = [hair_cap("std", 0.075)]
    for i in range(8):
        t = i / 7
        a = direction(-34, 54 - 50 * t)
        b = direction(74 + 10 * t, 84 - 16 * t)
        ex.append(
            lock(
                skull_path(a, b, [0.06, 0.20 - 0.05 * t, 0.22 - 0.05 * t, 0.15, 0.05]),
                0.155,
                (0.6, 1, 1.05, 0.9, 0.5),
            )
        )
    for i in range(5):
        t = i / 4
        ex.append(
            lock(
                skull_path(
                    direction(-36, 52 - 40 * t),
                    direction(-78 - 12 * t, 86),
                    [0.05, 0.10, 0.10, 0.06, 0.035],
                ),
                0.12,
                (0.6, 1, 1, 0.8, 0.5),
            )
        )
    return [sculpt(material, ex, smoothing=4)]


def pompadour(material, rng, kind):
    """Swept up and back."""
    ex = [hair_cap("std", -0.02, -0.06)]
    for i in range(9):
        t = i / 8
        a = direction(38 - 96 * t, 54 + 0.5 * max(0, -(38 - 96 * t) - 30) * 0.5)
        h = 0.20 + 0.10 * sin(pi * min(1, t * 1.3 + 0.1))
        ex.append(
            lock(
                [
                    on_skull(a, 0.02),
                    on_skull(slerp(a, direction(-20, 20), 0.22), h * 0.85),
                    on_skull(slerp(a, direction(-60, 26), 0.55), h),
                    on_skull(slerp(a, direction(-95, 40), 0.85), h * 0.75),
                    on_skull(direction(-110 - 12 * t, 52), 0.06),
                ],
                0.17,
                (0.7, 1.05, 1.05, 0.95, 0.5),
            )
        )
    for i in range(5):
        t = i / 4
        ex.append(
            lock(
                skull_path(
                    direction(42, 50 - 44 * t), direction(80 + 14 * t, 84), [0.02, 0.07, 0.08, 0.05, 0.0]
                ),
                0.13,
                (0.6, 1, 1, 0.85, 0.5),
            )
        )
    for i in range(5):
        t = i / 4
        ex.append(
            lock(
                skull_path(
                    direction(180, 10 + 10 * t),
                    direction(180 + (t - 0.5) * 160, 105),
                    [0.10, 0.08, 0.05, 0.0],
                ),
                0.2,
                (0.8, 1, 1, 0.6),
            )
        )
    return [sculpt(material, ex, smoothing=4)]


def pixie(material, rng, kind):
    """Short with a long top."""
    ex = [hair_cap("std", 0.09, 0.04)]
    for i in range(9):
        t = i / 8
        ex.append(
            lock(
                skull_path(
                    direction(40, 22 - 14 * t),
                    direction(-66 + 112 * t, 66 + 16 * abs(t - 0.5)),
                    [0.08, 0.15, 0.18, 0.15, 0.06],
                ),
                0.15,
                (0.6, 1, 1.05, 0.9, 0.4),
            )
        )
    for side in (-1, 1):
        for i in range(4):
            ex.append(
                lock(
                    skull_path(
                        direction(side * 60, 20),
                        direction(side * (70 + 14 * i), 100 + 4 * i),
                        [0.08, 0.12, 0.12, 0.09, 0.03],
                    ),
                    0.12,
                    (0.6, 1, 1, 0.8, 0.3),
                )
            )
    return [sculpt(material, ex, smoothing=4)]


def curls(material, rng, kind):
    """Balls of curls: all over (afro) or on top only (curlytop)."""
    balls = []
    n = 320 if kind == "afro" else 230
    for i in range(n):
        z = 1 - 2 * (i + 0.5) / n
        th = degrees_round(i * 2.39996)
        ph = math.degrees(math.acos(z))
        d = direction(th, ph)
        tt = (th + 180) % 360 - 180
        lim = HAIRLINES["std"](tt)
        if kind == "afro":
            lim += 4 if abs(tt) > 60 else 0
            off = 0.34 + rng.uniform(-0.03, 0.04)
            r = rng.uniform(0.15, 0.2)
        else:
            lim = min(lim, 62)
            off = 0.15 * (1 - 0.5 * (ph / 62) ** 3) + rng.uniform(-0.02, 0.05)
            r = rng.uniform(0.125, 0.17)
        if ph > lim - 2:
            continue
        balls.append((tuple(on_skull(d, off - 0.05)), r))
    ex = [hair_cap("high" if kind == "curlytop" else "std", 0.05 if kind == "curlytop" else 0.14, 0.015)]
    return [blob(balls, material, 0.03, 2, extra=ex)]


def curtain(material, rng, kind):
    """Curtain of locks round the head: bob, long or wavy."""
    ze = {"bob": -0.66, "long": -1.75, "wavy": -1.55}[kind]
    ex = [hair_cap("covered", 0.10, 0.06)]
    part = {"bob": 12, "long": 0, "wavy": -22}[kind]
    for side in (-1, 1):
        N = 10
        for k in range(N):
            t = k / (N - 1)
            thf = (
                side * ((63 if kind == "long" else 58) + (113 if kind == "long" else 118) * t)
                if not (side == 1 and k == N - 1)
                else 178
            )
            a = direction(part + side * 3, max(3, 50 - 62 * t)) if t < 0.75 else direction(180, 6)
            b = direction(thf, 86)
            top = [
                on_skull(slerp(a, b, s), o) for s, o in ((0, 0.05), (0.3, 0.155), (0.62, 0.175), (1, 0.15))
            ]
            th = radians(thf)
            P = list(top)
            zb = ze * (1 + rng.uniform(-0.04, 0.05))
            for j in range(1, 6):
                s = j / 5
                z = 0.12 + (zb - 0.12) * s
                wv = 0.07 * sin(s * 8.5 + k * 0.9 + (0 if side > 0 else 1.7)) if kind == "wavy" else 0
                fl = {
                    "bob": 0.10 * sin(s * pi) - 0.10 * s * s,
                    "long": 0.02 * s + 0.03 * sin(s * pi),
                    "wavy": 0.10 * s + 0.05 * sin(s * pi),
                }[kind]
                x = sin(th) * (0.97 + fl) + wv * 0.7
                y = 0.07 - cos(th) * (1.0 + fl) + wv * 0.5
                if z < -1.2:
                    y += -0.12 * (abs(thf) < 110) * (-1.2 - z) * 2  # falls over the shoulders in front
                P.append(Vector((x, y, z)))
            ex.append(
                lock(
                    P,
                    {"wavy": 0.19, "long": 0.165}.get(kind, 0.185),
                    (0.5, 0.95, 1, 1.05, 1.05, 1.0, 0.95, 0.85, 0.35)
                    if kind != "bob"
                    else (0.5, 0.95, 1, 1.05, 1.05, 1.05, 1.0, 0.9, 0.55),
                )
            )
    if kind == "bob":
        for i in range(7):
            th = -45 + 15 * i
            ex.append(
                lock(
                    skull_path(
                        direction(th * 0.5 + part * 0.5, 12),
                        direction(th, 70 + 0.10 * abs(th)),
                        [0.10, 0.17, 0.19, 0.17, 0.09],
                    ),
                    0.14,
                    (0.5, 1, 1.05, 1.05, 0.7),
                )
            )
    return [sculpt(material, ex, smoothing=4, voxel=0.03)]


def bun(material, rng, kind):
    """Pulled back into a bun."""
    ex = [hair_cap("pulled", 0.075, 0.03, groove=0.016, k=34)]
    tgt = direction(180, 18)
    for i in range(13):
        th = -78 + 13 * i
        ex.append(
            lock(
                skull_path(direction(th, HAIRLINES["pulled"](th) - 1), tgt, [0.02, 0.085, 0.10, 0.10, 0.10]),
                0.105,
                (0.5, 0.95, 1, 1, 0.9),
            )
        )
    balls = [((0, 0.30, 1.16), (0.33, 0.33, 0.27))]
    for i in range(9):
        a = tau * i / 9
        swirl = lambda rr, da, z: (rr * cos(a + da), 0.30 + rr * sin(a + da), z)
        ex.append(
            lock(
                [
                    swirl(0.26, -0.3, 1.02),
                    swirl(0.37, 0.1, 1.14),
                    swirl(0.30, 0.6, 1.33),
                    swirl(0.10, 1.1, 1.43),
                    (0, 0.30, 1.42),
                ],
                0.115,
                (0.8, 1, 1, 0.9, 0.5),
            )
        )
    for side in (-1, 1):
        ex.append(
            lock(
                [
                    on_skull(direction(side * 58, 72), 0.03),
                    Vector((side * 0.86, -0.28, 0.02)),
                    Vector((side * 0.90, -0.24, -0.36)),
                    Vector((side * 0.84, -0.30, -0.60)),
                ],
                0.05,
                (0.8, 1, 0.8, 0.2),
            )
        )
    return [sculpt(material, ex, balls, smoothing=3)]


def braids(material, rng, kind):
    """Eleven braids on each side, beads on some."""
    ex = [hair_cap("std", -0.07, -0.11)]
    parts = [sculpt(material, ex, smoothing=3)]
    for side in (-1, 1):
        for k in range(11):
            t = k / 10
            thf = side * (60 + 116 * t)
            a = direction(side * 2.5, max(4, 52 - 60 * t))
            b = direction(thf, 88)
            th = radians(thf)
            P = [
                on_skull(slerp(a, b, s), o) for s, o in ((0, 0.06), (0.35, 0.12), (0.7, 0.13), (1, 0.11))
            ] + [
                Vector(
                    (
                        sin(th) * (0.96 + 0.03 * s),
                        0.07 - cos(th) * (0.99 + 0.02 * s) - (0.10 if abs(thf) < 112 and s > 0.7 else 0),
                        0.1 - 1.75 * s * (1 + 0.06 * sin(k * 2.1)),
                    )
                )
                for s in (0.25, 0.5, 0.75, 1)
            ]
            q = smooth_path(P, 110)
            tp = [
                (0.80 + 0.26 * abs(sin(i * 0.62))) * (1 - 0.35 * max(0, (i / 110 - 0.9) / 0.1))
                for i in range(111)
            ]
            parts.append(tube([tuple(p) for p in q], 0.085, material, tp, kind="POLY", ring_resolution=4))
            if k in (1, 4):
                e = q[96]
                parts.append(cylinder(0.095, 0.09, metal(GOLD, 0.2), 0.02, tuple(e)))
    return parts


def fringe_round_bald(material, rng, kind):
    """Hair left at the sides and the back."""
    ln = HAIRLINES["std"]

    def f(u, v):
        th = 74 + 212 * u
        lo = ln((th + 180) % 360 - 180) - 1
        hi = 72 - 14 * max(0, -cos(radians(th)))
        ph = hi + (lo - hi) * v
        return on_skull(direction(th, ph), -0.01 + 0.07 * sin(pi * v) ** 0.7 * min(1, min(u, 1 - u) * 7))

    o = grid(90, 20, f)
    add_modifier(o, "SOLIDIFY", thickness=0.12, offset=-1)
    return [sculpt(material, [o], smoothing=4)]


def under_beanie(material, rng, kind):
    """What shows below a hat."""
    ex = [hair_cap("std", -0.10, -0.12)]
    for side in (-1, 1):
        for i in range(3):
            ex.append(
                lock(
                    skull_path(
                        direction(side * (54 + 13 * i), 70),
                        direction(side * (62 + 14 * i), 100 + 3 * i),
                        [0.06, 0.09, 0.09, 0.04],
                    ),
                    0.11,
                    (0.9, 1, 0.9, 0.4),
                )
            )
    return [sculpt(material, ex, smoothing=4)]


STYLES = {
    "crop": crop,
    "side": side_part,
    "pomp": pompadour,
    "pixie": pixie,
    "afro": curls,
    "curlytop": curls,
    "bob": curtain,
    "long": curtain,
    "wavy": curtain,
    "bun": bun,
    "braids": braids,
    "bald_sides": fringe_round_bald,
    "beanie": under_beanie,
}


def hair(kind, color, rng):
    """Hair of one of the STYLES as a list of parts."""
    return STYLES[kind](hair_surface(color), rng, kind)


degrees_round = lambda a: math.degrees(a) % 360


def beanie(color, color_2=None):
    """Knitted hat with a ribbed cuff, as a list of parts."""
    fm = fabric(color, "felt", 1, 0.5)
    parts = []

    def f(u, v):
        th = 360 * u
        ph = 66 * v
        o = 0.15 + 0.012 * abs(sin(radians(th) * 22)) * min(1, v * 2) + 0.12 * (1 - v) ** 2
        return on_skull(direction(th, max(ph, 0.01)), o)

    parts.append(grid(400, 40, f, fm))

    def g(u, v):  # ribbed cuff
        th = 360 * u
        a = v * 2 * pi
        ph = 60 - 9.5 * cos(a)
        o = 0.16 + 0.085 * sin(a) * (1 if sin(a) > 0 else 0.3) + 0.014 * abs(sin(radians(th) * 30))
        return on_skull(direction(th, ph), o)

    parts.append(grid(480, 24, g, fabric(color_2 or color, "felt", 1, 0.5)))
    return parts


def hijab(color):
    """Head scarf with draped folds, as a list of parts."""
    cm = fabric(color, "felt", 0.8, 0.45)
    parts = []

    def hood(u, v):  # polar about the front axis: a round the face, psi from the face edge to the back
        a = tau * u
        e = 40 - 1.5 * cos(a) * (cos(a) > 0) - 2 * abs(sin(a))
        psi = radians(e + (180 - e) * v)
        k = 0.018 * sin(a * 7 + v * 6) * sin(pi * v) ** 0.5
        d = Vector((sin(psi) * sin(a), -cos(psi), sin(psi) * cos(a)))
        q = 1 + k
        zz = 1.17 if cos(a) > 0 else 1.13 + 0.05 * v
        return Vector((d.x * 0.97 * q, 0.10 + d.y * 0.93 * q, -0.02 + d.z * zz * q))

    h = grid(150, 60, hood)
    add_modifier(h, "SOLIDIFY", thickness=0.08, offset=0)
    # draped folds: overlapping swags round the neck
    swags = []
    for k in range(5):
        z = -0.92 - 0.15 * k
        rr = 0.56 + 0.105 * k
        P2 = []
        for i in range(25):
            a = tau * i / 24
            P2.append(
                (
                    rr * sin(a) * 1.04,
                    0.08 - rr * cos(a) * 0.86,
                    z - 0.05 * cos(a) * (1 + k * 0.5) + 0.07 * sin(a + (0.9 if k % 2 else -0.9)),
                )
            )
        swags.append(tube(P2, 0.135 + 0.012 * k, None, kind="BEZ", cyclic=False))
    tail = [
        lock(
            [
                (-0.30, -0.50, -1.02),
                (-0.05, -0.68, -1.22),
                (0.28, -0.70, -1.52),
                (0.50, -0.66, -2.0),
                (0.52, -0.68, -2.75),
            ],
            0.2,
            (0.7, 1, 1.1, 1.2, 1.2),
        ),
        lock(
            [
                (-0.36, -0.48, -1.10),
                (-0.10, -0.66, -1.36),
                (0.16, -0.72, -1.7),
                (0.30, -0.70, -2.1),
                (0.32, -0.70, -2.75),
            ],
            0.16,
            (0.7, 1, 1.1, 1.2, 1.2),
        ),
    ]
    o = blob([((0, 0.1, -1.0), (0.5, 0.45, 0.5))], cm, 0.028, 4, extra=[h] + swags + tail)
    return [o] + parts
