"""What the people of the portraits wear. Every garment takes a `Wearer` and returns a list of parts."""

from dataclasses import dataclass
from math import cos, pi, radians, sin, tau
from typing import Any

from mathutils import Vector

from kit.color import mix_colors
from kit.curves import tube
from kit.materials.natural import wood
from kit.materials.solid import BRASS, STEEL, metal, surface
from kit.objects import add_bevel, add_modifier, subdivide
from kit.onto import patch, project, tube_on
from kit.outlines import smooth_path
from kit.people.skull import lock
from kit.shapes import blob, cylinder, grid, lathe, torus


@dataclass
class Wearer:
    """The torso as a target for rays, the fabrics of the main and the second garment (or None), the skin's material
    and the main colour."""

    torso: Any
    main: Any
    second: Any
    skin: Any
    color: str


def torso(material, build=1.0):
    """Shoulders, chest and upper arms; `build` is a factor of their width."""
    narrow = 0.93 if build < 1 else 1
    return blob(
        [
            ((0, 0.17, -1.42), (0.60 * narrow, 0.42, 0.38)),
            ((0, -0.0, -1.50), (0.52 * narrow, 0.42, 0.36)),
            ((0, -0.02, -1.85), (0.62 * build, 0.46, 0.5)),
            ((0.62 * build, 0.12, -1.78), (0.48, 0.42, 0.36), (0, 22, 0)),
            ((-0.62 * build, 0.12, -1.78), (0.48, 0.42, 0.36), (0, -22, 0)),
            ((0.44 * build, 0.17, -1.58), (0.50 * build, 0.38, 0.30), (0, 20, 0)),
            ((-0.44 * build, 0.17, -1.58), (0.50 * build, 0.38, 0.30), (0, -20, 0)),
            ((0.96 * build, 0.15, -2.02), (0.42, 0.44, 0.44)),
            ((-0.96 * build, 0.15, -2.02), (0.42, 0.44, 0.44)),
            ((0, 0.10, -2.35), (1.0 * build, 0.58, 0.9)),
            ((0, 0.10, -3.05), (0.98 * build, 0.60, 0.9)),
            ((1.13 * build, 0.17, -2.6), (0.35, 0.42, 0.85), (0, -4, 0)),
            ((-1.13 * build, 0.17, -2.6), (0.35, 0.42, 0.85), (0, 4, 0)),
        ],
        material,
        0.035,
        34,
    )


def neckline(wearer, front, r, material, radius=0.45, z=-1.04):
    """Rolled edge round the neck; `front` continues it down the chest as (x, z) points."""
    side = [
        Vector(
            (
                radius * sin(radians(a)),
                0.10 - radius * cos(radians(a)),
                z - 0.13 * max(0, cos(radians(a))) - 0.03 * abs(sin(radians(a))),
            )
        )
        for a in (180, 155, 130, 105, 80, 56)
    ]
    fr = [project(wearer.torso, x, z, 0.012)[0] for x, z in front]
    half = side + fr
    L = [Vector((-p.x, p.y, p.z)) for p in reversed(half)][:-1]
    q = smooth_path([tuple(p) for p in L + half], 70)
    return tube([tuple(p) for p in q], r, material, kind="POLY")


def collar(wearer, material):
    """Two leaves of a shirt collar."""
    leaves = []
    tip = project(wearer.torso, 0.28, -1.53, 0.075)[0]
    for side in (-1, 1):
        T = smooth_path(
            [
                (0, 0.53, -0.97),
                (side * 0.31, 0.40, -0.97),
                (side * 0.435, 0.09, -1.0),
                (side * 0.31, -0.22, -1.06),
                (side * 0.055, -0.36, -1.13),
            ],
            40,
        )
        E = smooth_path(
            [
                (0, 0.68, -1.17),
                (side * 0.42, 0.52, -1.18),
                (side * 0.62, 0.10, -1.22),
                (side * 0.54, -0.27, -1.33),
                (side * tip.x, tip.y, tip.z),
            ],
            40,
        )

        def f(u, v):
            i = min(39, int(u * 40))
            k = u * 40 - i
            a, b_ = T[i].lerp(T[i + 1], k), E[i].lerp(E[i + 1], k)
            p = a.lerp(b_, v)
            ou = Vector((p.x, p.y - 0.1, 0)).normalized()
            return p + ou * 0.05 * sin(pi * min(1, v * 1.15)) + Vector((0, 0, 0.03 * sin(pi * v)))

        c = grid(50, 14, f, material)
        add_modifier(c, "SOLIDIFY", thickness=0.045, offset=0)
        add_bevel(c, 0.012, 2)
        leaves.append(c)
    return leaves


def round_neck(material, radius=0.445, r=0.075, z=-1.115):
    """Ribbed ring at the neck."""
    return torus(radius, r, material, (0, 0.085, z), (10, 0, 0), (1.03, 1, 0.95))


def crew(wearer):
    """Sweater or T-shirt with a round neck."""
    parts = []
    parts.append(round_neck(wearer.main))
    return parts


def turtleneck(wearer):
    """Turtleneck."""
    parts = []

    def tn(u, v):
        a = tau * u
        zz = -1.30 + 0.46 * v
        r = 0.475 - 0.045 * v + 0.018 * sin(v * pi * 5) + 0.006 * sin(a * 40)
        return (r * sin(a) * 1.02, 0.10 - r * cos(a) * 0.98, zz + 0.03 * cos(a) * -1)

    o = grid(160, 40, tn, wearer.main)
    add_modifier(o, "SOLIDIFY", thickness=0.06, offset=-1)
    parts.append(o)
    return parts


def hoodie(wearer):
    """Hooded sweatshirt with cords."""
    parts = []
    edge = []
    for i in range(33):
        a = radians(-172 + 344 * i / 32)
        edge.append(
            (
                0.60 * sin(a) * (1 + 0.10 * abs(sin(a))),
                0.14 - 0.62 * cos(a) * (1 - 0.02),
                -1.30 + 0.30 * (1 - cos(a)) / 2 + 0.10 * abs(sin(a)),
            )
        )
    parts.append(
        blob(
            [
                ((0, 0.74, -1.15), (0.62, 0.30, 0.36)),
                ((0.46, 0.56, -1.12), (0.28, 0.3, 0.26)),
                ((-0.46, 0.56, -1.12), (0.28, 0.3, 0.26)),
            ],
            wearer.main,
            0.03,
            8,
            extra=[tube(edge, 0.17, None, [0.75] + [1] * 31 + [0.75], kind="POLY")],
        )
    )
    if wearer.second:
        parts.append(round_neck(wearer.second, 0.41, 0.06, -1.07))
    for side in (-1, 1):
        parts.append(
            tube_on(
                [(side * 0.20, -1.50), (side * 0.225, -1.75), (side * 0.215, -2.05 + 0.05 * side)],
                wearer.torso,
                0.026,
                surface("#f7f2ea", 0.8),
                0.05,
            )
        )
        parts.append(
            cylinder(
                0.032,
                0.09,
                metal(STEEL, 0.25),
                0.01,
                tuple(project(wearer.torso, side * 0.215, -2.14 + 0.05 * side, 0.05)[0]),
            )
        )
    return parts


def v_neck(wearer):
    """V-neck over the second garment or bare skin."""
    parts = []
    ri = [(-0.33, -1.18), (-0.22, -1.40), (-0.005, -1.72)]
    parts.append(
        patch(ri, [(-x, z) for x, z in ri], wearer.torso, 0.012, 0.004, wearer.second or wearer.skin, 24, 40)
    )
    parts.append(neckline(wearer, [(0.235, -1.40), (0.12, -1.58), (0.0, -1.765)], 0.047, wearer.main))
    if wearer.second:
        parts.append(round_neck(wearer.second, 0.41, 0.055, -1.07))
    return parts


def dungarees(wearer):
    """Dungarees over a round neck."""
    parts = []
    parts.append(round_neck(wearer.main))
    parts.append(
        patch(
            [(-0.52, -1.95), (-0.60, -3.1)],
            [(0.52, -1.95), (0.60, -3.1)],
            wearer.torso,
            0.04,
            0.04,
            wearer.second,
            24,
            24,
        )
    )
    for side in (-1, 1):
        parts.append(
            patch(
                [(side * 0.33, -1.28), (side * 0.30, -2.1)],
                [(side * 0.53, -1.32), (side * 0.50, -2.1)],
                wearer.torso,
                0.05,
                0.035,
                wearer.second,
                8,
                30,
            )
        )
        p, n = project(wearer.torso, side * 0.40, -2.08, 0.085)
        o = cylinder(0.06, 0.03, metal(BRASS, 0.25), 0.01)
        o.location = p
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        parts.append(o)
    return parts


def fleece(wearer):
    """Zipped fleece with a standing collar."""
    parts = []

    def zc(u, v):
        a = radians(5) + u * radians(350)
        zz = -1.30 + 0.44 * v
        r = 0.50 - 0.02 * v + 0.03 * sin(v * pi)
        return (r * sin(a) * 1.02, 0.08 - r * cos(a), zz + 0.10 * (1 - cos(a)) / 2 - 0.04)

    o = grid(120, 16, zc, wearer.second or wearer.main)
    add_modifier(o, "SOLIDIFY", thickness=0.09, offset=0)
    subdivide(o, 1)
    parts.append(o)
    parts.append(round_neck(surface("#f7f4ee", 0.8), 0.40, 0.05, -1.05))
    parts.append(
        patch(
            [(-0.05, -1.28), (-0.05, -3)],
            [(0.05, -1.28), (0.05, -3)],
            wearer.torso,
            0.02,
            0.015,
            wearer.second or surface("#f7f2ea", 0.8),
            6,
            40,
        )
    )
    parts.append(tube_on([(0, -1.30), (0, -3)], wearer.torso, 0.018, metal(STEEL, 0.3), 0.03))
    return parts


def cardigan(wearer):
    """Cardigan over the second garment."""
    parts = []
    iw = 0.35
    ri = [(-iw, -1.16), (-0.27, -1.40), (-0.02, -2.1)]
    parts.append(patch(ri, [(-x, z) for x, z in ri], wearer.torso, 0.016, 0.004, wearer.second, 24, 50))
    parts.append(round_neck(wearer.second, 0.42, 0.06, -1.07))
    for side in (-1, 1):
        parts.append(
            patch(
                [(side * 0.36, -1.16), (side * 0.27, -1.42), (side * 0.0, -2.12), (side * 0.0, -3.1)],
                [(side * 0.47, -1.18), (side * 0.39, -1.42), (side * 0.12, -2.14), (side * 0.12, -3.1)],
                wearer.torso,
                0.045,
                0.045,
                wearer.main,
                8,
                60,
            )
        )
    parts.append(neckline(wearer, [], 0.06, wearer.main, 0.46))
    for i in range(3):
        p, n = project(wearer.torso, -0.05, -2.2 - 0.3 * i, 0.05)
        o = cylinder(0.05, 0.025, wood(), 0.01)
        o.location = p
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        parts.append(o)
    return parts


def scarf(wearer):
    """Wound scarf with one hanging end."""
    parts = []
    ex = []
    for k in range(2):
        ex.append(
            tube(
                [
                    (
                        (0.54 + 0.05 * k) * sin(tau * i / 24),
                        0.08 - (0.52 + 0.05 * k) * cos(tau * i / 24),
                        -1.02 - 0.24 * k + 0.06 * sin(tau * i / 24 + k * 2),
                    )
                    for i in range(24)
                ],
                0.175,
                None,
                cyclic=True,
            )
        )
    ex += [
        lock(
            [(0.20, -0.55, -1.15), (0.26, -0.66, -1.4), (0.30, -0.70, -1.9), (0.32, -0.70, -2.4)],
            0.2,
            (0.8, 1.1, 1.2, 1.2),
        )
    ]
    parts.append(blob([], wearer.second, 0.03, 4, extra=ex))
    return parts


def shirt(wearer):
    """Buttoned shirt with a collar."""
    parts = []
    band = lathe([(0.50, -1.28), (0.435, -1.12), (0.42, -0.98)], wearer.main, 0.04, loc=(0, 0.10, 0))
    add_modifier(band, "SOLIDIFY", thickness=0.03, offset=0)
    parts.append(band)
    parts += collar(wearer, wearer.main)
    parts.append(
        patch(
            [(-0.075, -1.22), (-0.075, -3.0)],
            [(0.075, -1.22), (0.075, -3.0)],
            wearer.torso,
            0.022,
            0.02,
            wearer.main,
            6,
            40,
        )
    )
    for i in range(5):
        p, n = project(wearer.torso, 0, -1.42 - 0.33 * i, 0.026)
        o = cylinder(0.034, 0.016, surface("#fbf6ee", 0.3), 0.006)
        o.location = p
        o.rotation_euler = n.to_track_quat("Z", "Y").to_euler()
        parts.append(o)
    return parts


def jacket(wearer, is_blazer=True):
    """Blazer with lapels, or an open overshirt, over the second garment."""
    parts = []
    under = wearer.second or surface("#f7f4ee", 0.8)
    deep = -2.35 if is_blazer else -3.0
    iw = 0.36
    ri = [(-iw, -1.16), (-0.25, -1.5), (-0.03 if is_blazer else -0.20, deep)]
    parts.append(patch(ri, [(-x, z) for x, z in ri], wearer.torso, 0.016, 0.004, under, 24, 50))
    for side in (-1, 1):
        if is_blazer:
            inn = [(side * 0.37, -1.16), (side * 0.28, -1.50), (side * 0.015, -2.40)]
            out = [(side * 0.50, -1.18), (side * 0.64, -1.50), (side * 0.70, -1.64), (side * 0.10, -2.42)]
            parts.append(
                patch(
                    inn,
                    out,
                    wearer.torso,
                    0.05,
                    0.045,
                    surface(mix_colors(wearer.color, "#ffffff", 0.06), 0.85, sheen=0.3),
                    20,
                    60,
                )
            )
        else:
            parts.append(
                patch(
                    [(side * 0.37, -1.16), (side * 0.27, -1.5), (side * 0.22, -3.0)],
                    [(side * 0.50, -1.18), (side * 0.40, -1.6), (side * 0.34, -3.0)],
                    wearer.torso,
                    0.04,
                    0.04,
                    wearer.main,
                    12,
                    50,
                )
            )
    parts.append(
        neckline(
            wearer,
            [],
            0.06,
            wearer.main
            if not is_blazer
            else surface(mix_colors(wearer.color, "#ffffff", 0.06), 0.85, sheen=0.3),
            0.49,
        )
    )
    parts.append(round_neck(under, 0.42, 0.06, -1.07))
    return parts


def overshirt(wearer):
    """Open overshirt over the second garment."""
    return jacket(wearer, is_blazer=False)


GARMENTS = {
    "crew": crew,
    "turtle": turtleneck,
    "hoodie": hoodie,
    "vneck": v_neck,
    "shirt": shirt,
    "blazer": jacket,
    "overshirt": overshirt,
    "overall": dungarees,
    "zip": fleece,
    "cardigan": cardigan,
    "scarf": scarf,
}
