"""Tubes, straps, stitches and lettering: everything that follows a line."""

from math import cos, radians, sin, tau

import bpy
from mathutils import Vector

from kit.materials.solid import clay, surface
from kit.objects import link, place
from kit.outlines import point_along, rounded_rect, signed_power, smooth_path
from kit.shapes import loft


def tube(
    points,
    r=0.05,
    material=None,
    taper=None,
    cyclic=False,
    kind="BEZ",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    resolution=12,
    ring_resolution=6,
):
    """Smooth tube through 3D points; taper = radius multiplier per point. kind 'BEZ' smooth, 'POLY' straight."""
    curve = bpy.data.curves.new("t", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = ring_resolution
    curve.use_fill_caps = True
    curve.resolution_u = resolution
    if kind == "BEZ":
        spline = curve.splines.new("BEZIER")
        spline.bezier_points.add(len(points) - 1)
        for i, (bp, p) in enumerate(zip(spline.bezier_points, points)):
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
            bp.radius = taper[i] if taper else 1
    else:
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for i, (bp, p) in enumerate(zip(spline.points, points)):
            bp.co = (*p, 1)
            bp.radius = taper[i] if taper else 1
    spline.use_cyclic_u = cyclic
    spline.use_smooth = True
    o = link(bpy.data.objects.new("tube", curve))
    if material is not None:
        curve.materials.append(clay(material) if isinstance(material, str) else material)
    return place(o, loc, rot, scale)


def sweep_loft(path, sections, material=None, n=28, up=(0, 0, 1), exponent=1.0):
    """Loft an ellipse along a 3D path; secs[i] = (half-width sideways, half-height, tilt deg)"""
    R = []
    for i, p in enumerate(path):
        p = Vector(p)
        a, b = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
        t = (b - a).normalized()
        sd = t.cross(Vector(up)).normalized()
        u2 = sd.cross(t).normalized()
        w, h, tl = sections[i]
        tl = radians(tl)
        s2 = sd * cos(tl) + u2 * sin(tl)
        u3 = -sd * sin(tl) + u2 * cos(tl)
        R.append(
            [
                tuple(
                    p
                    + s2 * w * signed_power(cos(tau * j / n), exponent)
                    + u3 * h * signed_power(sin(tau * j / n), exponent)
                )
                for j in range(n)
            ]
        )
    return loft(R, material)


def strap(points, w, t, material, normal=(0, -1, 0), n=80, width_dir=None):
    """Flat belt through 3D points. nrm: face normal (vector or function of index fraction); width = tangent x normal (or fixed width_dir)"""
    q = smooth_path(points, n) if not callable(points) else [Vector(points(i / n)) for i in range(n + 1)]
    sections = []
    ring = rounded_rect(w, t, min(w, t) * 0.45, 4)
    for i in range(n + 1):
        a, b = q[max(0, i - 1)], q[min(n, i + 1)]
        tg = (b - a).normalized()
        nv = Vector(normal(i / n) if callable(normal) else normal)
        wd = Vector(width_dir) if width_dir else tg.cross(nv).normalized()
        nn = wd.cross(tg).normalized()
        sections.append([tuple(q[i] + wd * x + nn * y) for x, y in ring])
    o = loft(sections, material, angle=50)
    return o


def stitches(points, material="#f4efe6", length=0.05, gap=0.045, r=0.008, closed=False):
    """Dashed stitch line along 3D points."""
    parts = [Vector(p) for p in points] + ([Vector(points[0])] if closed else [])
    tot = sum((parts[i + 1] - parts[i]).length for i in range(len(parts) - 1))
    n = max(1, int(tot / (length + gap)))
    curve = bpy.data.curves.new("st", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 2
    curve.use_fill_caps = True
    for i in range(n):
        a, b = (
            point_along(parts, (i + 0.1) / n),
            point_along(parts, (i + 0.1 + length / (length + gap) * 0.95) / n),
        )
        spline = curve.splines.new("POLY")
        spline.points.add(1)
        spline.points[0].co = (*a, 1)
        spline.points[1].co = (*b, 1)
    o = link(bpy.data.objects.new("st", curve))
    curve.materials.append(surface(material, 0.8) if isinstance(material, (str, tuple)) else material)
    return o


def text_object(
    body, size=0.3, material=None, depth=0.0, loc=(0, 0, 0), rot=(0, 0, 0), font=None, align="CENTER"
):
    """Lettering in the XY plane, centred; depth is half its thickness."""
    curve = bpy.data.curves.new("txt", "FONT")
    curve.body = body
    curve.size = size
    curve.extrude = depth
    curve.align_x = align
    curve.align_y = "CENTER"
    if font:
        curve.font = bpy.data.fonts.load(font)
    o = link(bpy.data.objects.new("txt", curve))
    curve.materials.append(clay(material) if isinstance(material, str) else material)
    return place(o, loc, rot)
