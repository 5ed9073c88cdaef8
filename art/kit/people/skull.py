"""Where things lie on a head: directions, hairlines, locks."""

import math
from math import cos, radians, sin

from mathutils import Vector

from kit.curves import tube
from kit.objects import add_modifier
from kit.outlines import point_along, smooth_path
from kit.shapes import grid


def direction(theta, phi):
    """Unit vector from the skull's centre: theta round the head (0 = face), phi from the crown, in degrees."""
    t, p = radians(theta), radians(phi)
    return Vector((sin(t) * sin(p), -cos(t) * sin(p), cos(p)))


def on_skull(direction, offset=0.0):
    """Point on the skull in a direction, `offset` above it."""
    direction = direction.normalized()
    return Vector(
        (
            direction.x * (0.83 + offset),
            0.06 + direction.y * (0.90 + offset),
            0.18 + direction.z * (0.90 + offset),
        )
    )


def slerp(a, b, t):
    """Direction between a and b on the sphere."""
    a, b = a.normalized(), b.normalized()
    w = math.acos(max(-1, min(1, a.dot(b))))
    return a if w < 1e-4 else (a * sin((1 - t) * w) + b * sin(t * w)) / sin(w)


def symmetric_curve(ctrl):
    """Smooth symmetric function of |theta| through [(deg, value)...]."""

    def f(th):
        a = abs(th)
        for (x0, y0), (x1, y1) in zip(ctrl, ctrl[1:]):
            if a <= x1:
                t = (a - x0) / (x1 - x0)
                t = t * t * (3 - 2 * t)
                return y0 + (y1 - y0) * t
        return ctrl[-1][1]

    return f


HAIRLINES = dict(
    std=symmetric_curve(
        [(0, 53), (30, 55), (52, 70), (66, 92), (78, 103), (92, 101), (112, 116), (180, 126)]
    ),
    high=symmetric_curve(
        [(0, 47), (22, 44), (36, 52), (52, 68), (66, 92), (78, 103), (92, 101), (112, 116), (180, 126)]
    ),
    pulled=symmetric_curve([(0, 50), (30, 54), (52, 68), (68, 84), (82, 88), (100, 104), (180, 124)]),
    covered=symmetric_curve([(0, 50), (40, 58), (62, 86), (75, 108), (180, 128)]),
)


def hair_cap(line="std", vol=0.09, tip=0.012, colors=120, rows=34, groove=0.0, k=24, extra=None):
    """Shell of hair from the crown to a hairline, `vol` thick at the crown and `tip` at the edge."""
    ln = HAIRLINES[line]

    def f(u, v):
        th = (u - 0.5) * 360
        ph = ln(th) * v
        o = tip + (vol - tip) * (1 - v**3.2) + groove * sin(k * radians(th)) * min(1, v * 3)
        if extra:
            o += extra(th, ph)
        return on_skull(direction(th, max(ph, 0.01)), o)

    o = grid(colors, rows, f)
    add_modifier(o, "SOLIDIFY", thickness=0.16, offset=-1)
    return o


def lock(points, r=0.14, taper=(0.55, 1, 1, 0.85, 0.35)):
    """One tapering strand through the points."""
    q = smooth_path(points, 22)
    k = len(q) - 1
    tp = [point_along([(i, t, 0) for i, t in enumerate(taper)], i / k).y for i in range(k + 1)]
    return tube([tuple(p) for p in q], r, None, tp, kind="POLY", ring_resolution=4)


def skull_path(a, b, offs, n=None):
    """Points from direction a to b along the skull, at the given offsets."""
    n = len(offs)
    return [on_skull(slerp(a, b, i / (n - 1)), o) for i, o in enumerate(offs)]
