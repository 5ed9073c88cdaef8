"""Laying patches, seams and prints onto a curved body by casting rays at it."""

from math import cos, sin, tau

import bmesh
import bpy
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from kit.curves import tube
from kit.objects import add_modifier
from kit.outlines import point_along, smooth_path
from kit.shapes import grid


def ray_target(*objs):
    """A search tree over the evaluated meshes of the objects, for the functions below."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    bm = bmesh.new()
    for o in objs:
        mesh = bpy.data.meshes.new_from_object(o.evaluated_get(depsgraph))
        mesh.transform(o.matrix_world)
        bm.from_mesh(mesh)
    t = BVHTree.FromBMesh(bm)
    bm.free()
    return t


def project(target, x, z, offset=0.0):
    """Point and normal on the front of a body at (x, z); `offset` lifts it off the surface."""
    p, n, i, d = target.ray_cast(Vector((x, -6, z)), Vector((0, 1, 0)))
    if p is None:
        p, n, i, d = target.find_nearest(Vector((x, -0.6, z)))
    if n.y > 0:
        n = -n
    return p + n * offset, n


def patch(left, right, target, offset=0.02, thickness=0.03, material=None, nu=16, nv=36, curve=False):
    """Cloth patch between two 2D (x,z) polylines, projected on the body."""
    if curve:
        left, right = smooth_path(left), smooth_path(right)

    def f(u, v):
        l, r = point_along(left, v), point_along(right, v)
        q = l.lerp(r, u)
        e = min(1, min(u, 1 - u) * 6, min(v, 1 - v) * 10 + 0.0) if thickness > 0.02 else 1
        return project(target, q.x, q.y, offset * (0.55 + 0.45 * e))[0]

    o = grid(nu, nv, f, material)
    if thickness:
        add_modifier(o, "SOLIDIFY", thickness=thickness, offset=-1)
    return o


def patch_top(obj, left, right, material, offset=0.02):
    """Patch between two polylines (x, y), laid on a body from above."""
    b = ray_target(obj)

    def f(u, v):
        l, r = point_along(left, v), point_along(right, v)
        q = l.lerp(r, u)
        p, n, i, d = b.ray_cast(Vector((q.x, q.y, 5)), Vector((0, 0, -1)))
        return p + Vector((0, 0, offset))

    return grid(16, 16, f, material, thickness=0.02)


def tube_on(points, target, r, material, offset=0.0, taper=None, n=24, curve=True):
    """Tube along (x, z) points on the front of a body: piping, zips, seams."""
    q = smooth_path(points, n) if curve else [Vector((*p, 0)) for p in points]
    parts = [project(target, p.x, p.y, offset)[0] for p in q]
    k = len(parts) - 1
    tp = None
    if taper:
        tp = [point_along([(i, t, 0) for i, t in enumerate(taper)], i / k).y for i in range(k + 1)]
    return tube([tuple(p) for p in parts], r, material, tp, kind="POLY")


def disc_on(target, cx, cz, r, material, offset=0.012, thickness=0):
    """Disc of radius r around (cx, cz), laid on the front of a body."""

    def f(u, v):
        q = project(target, cx + r * v * cos(tau * u), cz + r * v * sin(tau * u), offset)[0]
        return q

    return grid(73, 12, f, material, thickness=thickness)
