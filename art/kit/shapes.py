"""Solids: boxes, turned and extruded shapes, surfaces from functions, sculpted blobs."""

from math import cos, pi, radians, sin, tau

import bmesh
import bpy
from mathutils import Euler, Matrix

from kit.objects import (
    add_bevel,
    add_modifier,
    apply_modifiers,
    link,
    mesh_object,
    place,
    set_material,
    shade_smooth,
    subdivide,
)
from kit.outlines import catmull_rom, fillet


def box(size=(1, 1, 1), r=0.05, material=None, loc=(0, 0, 0), rot=(0, 0, 0), segments=4, base=False):
    """Rounded box; base=True puts the origin at the bottom centre."""
    x, y, z = (a / 2 for a in size)
    dz = z if base else 0
    v = [
        (-x, -y, -z + dz),
        (x, -y, -z + dz),
        (x, y, -z + dz),
        (-x, y, -z + dz),
        (-x, -y, z + dz),
        (x, -y, z + dz),
        (x, y, z + dz),
        (-x, y, z + dz),
    ]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = mesh_object(v, f, material)
    if r:
        add_bevel(o, min(r, min(size) * 0.49), segments)
    return place(o, loc, rot)


def boxes(blocks, material=None, bevel=0, segments=2, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Many axis-aligned boxes in ONE mesh: bl = [(cx,cy,cz,sx,sy,sz)]."""
    verts, faces = [], []
    for cx, cy, cz, sx, sy, sz in blocks:
        k = len(verts)
        x, y, z = sx / 2, sy / 2, sz / 2
        verts += [
            (cx + a * x, cy + b * y, cz + c * z)
            for a, b, c in (
                (-1, -1, -1),
                (1, -1, -1),
                (1, 1, -1),
                (-1, 1, -1),
                (-1, -1, 1),
                (1, -1, 1),
                (1, 1, 1),
                (-1, 1, 1),
            )
        ]
        faces += [
            tuple(k + i for i in f)
            for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
        ]
    o = mesh_object(verts, faces, material, False)
    if bevel:
        add_bevel(o, bevel, segments)
    return place(o, loc, rot)


def lathe(
    profile, material=None, r=0.03, segments=96, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, angle=180, n=6
):
    """Revolve [(radius,z),...] (bottom to top, outside; continue down the inside for open vessels). r rounds corners."""
    pr = fillet([(max(0, a), b) for a, b in profile], r, n) if r else profile
    verts, faces = [], []
    k = len(pr)
    for i in range(segments):
        a = tau * i / segments
        ca, sa = cos(a), sin(a)
        verts += [(p[0] * ca, p[0] * sa, p[1]) for p in pr]
    for i in range(segments):
        j = (i + 1) % segments
        faces += [(i * k + q, j * k + q, j * k + q + 1, i * k + q + 1) for q in range(k - 1)]
    o = mesh_object(verts, faces, None, True, angle)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    shade_smooth(o, angle)
    set_material(o, material)
    return place(o, loc, rot, scale)


def smooth_lathe(points, material=None, n=6, **k):
    """Lathe through a smoothed profile."""
    return lathe([(max(0, a), b) for a, b in catmull_rom(points, n)], material, 0, **k)


def cylinder(r=0.5, h=1, material=None, bevel=0.03, loc=(0, 0, 0), rot=(0, 0, 0), segments=96):
    """Upright cylinder from z = 0 to h."""
    return lathe(
        [(0, 0), (r, 0), (r, h), (0, h)], material, min(bevel, r * 0.9, h * 0.45), segments, loc, rot
    )


def sphere(r=0.5, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, segments=64):
    """Sphere of radius r; scale may be a triple for an ellipsoid."""
    pr = [
        (r * cos(-pi / 2 + pi * i / segments * 2), r * sin(-pi / 2 + pi * i / segments * 2))
        for i in range(segments // 2 + 1)
    ]
    pr[0] = (0, -r)
    pr[-1] = (0, r)
    return lathe(pr, material, 0, segments, loc, rot, scale)


def torus(
    radius=1, r=0.2, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, segments=96, ring_segments=32
):
    """Ring of radius `radius`, r thick."""
    verts = [
        (
            (radius + r * cos(tau * j / ring_segments)) * cos(tau * i / segments),
            (radius + r * cos(tau * j / ring_segments)) * sin(tau * i / segments),
            r * sin(tau * j / ring_segments),
        )
        for i in range(segments)
        for j in range(ring_segments)
    ]
    faces = [
        (
            i * ring_segments + j,
            ((i + 1) % segments) * ring_segments + j,
            ((i + 1) % segments) * ring_segments + (j + 1) % ring_segments,
            i * ring_segments + (j + 1) % ring_segments,
        )
        for i in range(segments)
        for j in range(ring_segments)
    ]
    return place(mesh_object(verts, faces, material, True, 180), loc, rot, scale)


def extrude(
    outlines, depth=0.1, bevel=0.02, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, segments=3
):
    """Extrude 2D outlines (first + holes, XY plane) along Z, centred, bevelled. Stand it up with rot=(90,0,0)"""
    curve = bpy.data.curves.new("x", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = max(0, depth / 2 - bevel)
    curve.bevel_depth = bevel
    curve.bevel_resolution = segments
    curve.offset = -bevel
    for pts in outlines:
        spline = curve.splines.new("POLY")
        spline.points.add(len(pts) - 1)
        for q, p in zip(spline.points, pts):
            q.co = (p[0], p[1], 0, 1)
        spline.use_cyclic_u = True
    o = link(bpy.data.objects.new("x", curve))
    depsgraph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(depsgraph))
    bpy.data.objects.remove(o)
    o = link(bpy.data.objects.new("x", mesh))
    shade_smooth(o, 35)
    set_material(o, material)
    return place(o, loc, rot, scale)


def grid(
    nx,
    ny,
    function,
    material=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    scale=1.0,
    thickness=0,
    angle=180,
):
    """Surface from f(u,v)->(x,y,z), u,v in 0..1."""
    verts = [function(i / (nx - 1), j / (ny - 1)) for j in range(ny) for i in range(nx)]
    faces = [
        (j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i)
        for j in range(ny - 1)
        for i in range(nx - 1)
    ]
    o = mesh_object(verts, faces, material, True, angle)
    if thickness:
        add_modifier(o, "SOLIDIFY", thickness=thickness, offset=0)
    return place(o, loc, rot, scale)


def uv_grid(nx, ny, function, material=None, thickness=0, offset=0, sub=0, bevel=0, **k):
    """Grid with a UV layer (u,v)"""
    o = grid(nx, ny, function, material, **k)
    me = o.data
    uv = me.uv_layers.new(name="UVMap")
    for l in me.loops:
        i = l.vertex_index
        uv.data[l.index].uv = ((i % nx) / (nx - 1), (i // nx) / (ny - 1))
    if thickness:
        add_modifier(o, "SOLIDIFY", thickness=thickness, offset=offset, use_even_offset=False)
    if bevel:
        add_modifier(o, "BEVEL", width=bevel, segments=4, limit_method="ANGLE", angle_limit=radians(50))
    if sub:
        subdivide(o, sub)
    return o


def image_grid(nx, ny, function, material=None, **k):
    """Grid with a UV layer that spans 0 to 1, for image materials."""
    o = grid(nx, ny, function, material, **k)
    me = o.data
    uv = me.uv_layers.new(name="UVMap")
    for l in me.loops:
        i = l.vertex_index
        uv.data[l.index].uv = ((i % nx) / (nx - 1), (i // nx) / (ny - 1))
    return o


def loft(sections, material=None, closed=True, caps=True, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, angle=180):
    """Skin a list of equal-length 3D rings."""
    k = len(sections[0])
    verts = [p for r in sections for p in r]
    faces = []
    for i in range(len(sections) - 1):
        for j in range(k if closed else k - 1):
            a, b = i * k + j, i * k + (j + 1) % k
            faces.append((a, b, b + k, a + k))
    if caps and closed:
        faces.append(tuple(reversed(range(k))))
        faces.append(tuple(range(len(verts) - k, len(verts))))
    o = mesh_object(verts, faces, material, True, angle)
    return place(o, loc, rot, scale)


def blob(balls, material=None, voxel=0.03, smoothing=10, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, extra=()):
    """Clay sculpt: union ellipsoids [(centre,(rx,ry,rz)[,rot])] (+ extra mesh objects) by voxel remesh, then smooth."""
    bm = bmesh.new()
    for bl in balls:
        c, r = bl[0], bl[1]
        r = (r,) * 3 if isinstance(r, (int, float)) else r
        M = (
            Matrix.Translation(c)
            @ Euler([radians(a) for a in (bl[2] if len(bl) > 2 else (0, 0, 0))]).to_matrix().to_4x4()
            @ Matrix.Diagonal((*r, 1))
        )
        bmesh.ops.create_icosphere(bm, subdivisions=4 if len(balls) < 40 else 3, radius=1, matrix=M)
    depsgraph = bpy.context.evaluated_depsgraph_get()
    for e in extra:
        bpy.context.view_layer.update()
        depsgraph = bpy.context.evaluated_depsgraph_get()
        mesh = bpy.data.meshes.new_from_object(e.evaluated_get(depsgraph))
        mesh.transform(e.matrix_world)
        bm.from_mesh(mesh)
        bpy.data.objects.remove(e)
    mesh = bpy.data.meshes.new("blob")
    bm.to_mesh(mesh)
    bm.free()
    o = link(bpy.data.objects.new("blob", mesh))
    add_modifier(o, "REMESH", mode="VOXEL", voxel_size=voxel, use_smooth_shade=True)
    if smoothing:
        add_modifier(o, "SMOOTH", factor=0.5, iterations=smoothing)
    o = apply_modifiers(o)  # bake now: re-evaluating voxel remesh at render time is slow
    set_material(o, material)
    return place(o, loc, rot, scale)
