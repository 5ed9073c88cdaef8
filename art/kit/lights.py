"""Lights, light sets, and the things that only throw or show light. Power is in watts, sun strength in W/m²."""

from math import cos, exp, radians, sin, tau

import bpy
from mathutils import Vector

from kit.color import linear
from kit.materials.solid import clay
from kit.nodes import NodeBuilder
from kit.objects import link, mesh_object
from kit.shapes import extrude
from kit.world import world


def area_light(
    loc, target=(0, 0, 0), size=2, power=200, color="#ffffff", size_y=None, spread=180, visible=False
):
    """Soft box of `size` units (× size_y) aimed at `target`; unseen by the camera unless `visible`."""
    light = bpy.data.lights.new("a", "AREA")
    light.energy = power
    light.color = linear(color)[:3]
    light.size = size
    light.spread = radians(spread)
    if size_y:
        light.shape = "RECTANGLE"
        light.size_y = size_y
    o = link(bpy.data.objects.new("a", light))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    o.visible_camera = visible
    return o


def sun_light(azimuth=40, elevation=35, power=4, color="#fff1dc", size=1.0):
    """Az: direction the light comes FROM, degrees clockwise from -Y (camera side): 0 front, 90 right(+X), 180 back, -90 left."""
    light = bpy.data.lights.new("s", "SUN")
    light.energy = power
    light.color = linear(color)[:3]
    light.angle = radians(size)
    o = link(bpy.data.objects.new("s", light))
    a, e = radians(azimuth), radians(elevation)
    d = Vector((cos(e) * sin(a), -cos(e) * cos(a), sin(e)))
    o.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    o["dir"] = list(d)
    return o


def point_light(loc, energy=10, color="#ffb066", r=0.1):
    """Small warm lamp without a body."""
    light = bpy.data.lights.new("p", "POINT")
    light.energy = energy
    light.color = linear(color)[:3]
    light.shadow_soft_size = r
    o = link(bpy.data.objects.new("p", light))
    o.location = loc
    return o


def product_light(power=1.0, scale=1.0, rim="#ffffff"):
    """High-key product: big top soft box, two strips, bright world."""
    world("#ffffff", 0.55 * power)
    k = scale
    area_light((0, -0.5 * k, 6 * k), (0, 0, 0), 5 * k, 600 * power * k * k, "#ffffff")
    area_light((-5 * k, -1 * k, 2.5 * k), (0, 0, 0.6 * k), 1.2 * k, 260 * power * k * k, rim, size_y=4 * k)
    area_light((4.5 * k, 2.5 * k, 3 * k), (0, 0, 0.6 * k), 1.5 * k, 300 * power * k * k, rim, size_y=4 * k)


def hard_sun(
    azimuth=-55, elevation=32, power=4.5, color="#ffe9cc", ambient="#cfdcf5", ambient_strength=0.45, size=0.7
):
    """Low sun with a coloured ambient fill: long crisp shadows."""
    world(ambient, ambient_strength)
    return sun_light(azimuth, elevation, power, color, size)


def gobo_window(loc, target, w=3, h=4, nx=2, ny=3, bar=0.12):
    """Mullion frame that casts a window shadow; place between sun and wall, facing target. Invisible to camera. A big plate with openings."""
    big = [(-w * 4, -h * 3), (w * 4, -h * 3), (w * 4, h * 4), (-w * 4, h * 4)]
    holes = []
    cw, ch = w / nx, h / ny
    for i in range(nx):
        for j in range(ny):
            x0, y0 = -w / 2 + i * cw + bar / 2, -h / 2 + j * ch + bar / 2
            holes.append([(x0, y0), (x0 + cw - bar, y0), (x0 + cw - bar, y0 + ch - bar), (x0, y0 + ch - bar)])
    o = extrude([big] + holes, 0.05, 0.001, clay("#888888"))
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    o.visible_camera = False
    o.visible_glossy = False
    o.visible_diffuse = False
    return o


def shadow_only(obj):
    """Object (and children) that only throws shadows: palm leaves or blinds just outside the frame."""
    for q in [obj] + list(obj.children_recursive):
        q.visible_camera = False
        q.visible_glossy = False
        q.visible_diffuse = False
        q.visible_transmission = False
    return obj


def glow(loc, radius=1.0, color="#ffb060", strength=0.6, facing=(0, -8, 3), kind="bokeh"):
    """Additive light that faces the point `facing`; it costs no samples and lights nothing.

    `kind` is "bokeh" (an out-of-focus disc), "halo" (a hot core with steps round it) or "haze" (no core, no edge).
    """
    result = bpy.data.materials.new("Glow")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    coords = nodes.node("TexCoord")
    ln = nodes.node("VectorMath", operation="LENGTH")
    nodes.link(coords.outputs["Object"], ln.inputs[0])
    stops = {
        "bokeh": [(0, 0.75), (0.80, 0.95), (0.90, 1.0), (0.99, 0.0)],
        "halo": [(0, 1.0), (0.08, 0.52), (0.25, 0.20), (0.55, 0.05), (1.0, 0.0)],
        # A bell: easing from stop to stop would draw a ring at each.
        "haze": [(i / 20, 0.6 * exp(-5 * (i / 20) ** 1.5) * (1 - i / 20)) for i in range(21)],
    }
    f = nodes.ramp(ln.outputs["Value"], stops[kind], "EASE" if kind == "halo" else "LINEAR")
    emitter = nodes.node("Emission")
    emitter.inputs[0].default_value = linear(color)
    nodes.link(nodes.math("MULTIPLY", f, strength), emitter.inputs[1])
    clear_shader = nodes.node("BsdfTransparent")
    added = nodes.node("AddShader")
    nodes.link(emitter.outputs[0], added.inputs[0])
    nodes.link(clear_shader.outputs[0], added.inputs[1])
    nodes.link(added.outputs[0], tree.nodes["Material Output"].inputs[0])
    o = mesh_object(
        [(cos(tau * i / 48), sin(tau * i / 48), 0) for i in range(48)], [tuple(range(48))], result, False
    )
    o.location = loc
    o.scale = (radius, radius, radius)
    o.rotation_euler = (Vector(facing) - Vector(loc)).to_track_quat("Z", "Y").to_euler()
    o.visible_diffuse = o.visible_glossy = o.visible_shadow = o.visible_transmission = False
    return o


def light_beam(p0, p1, r0=0.08, r1=0.7, color="#ff3dbb", strength=1.2, alpha=0.16):
    """Fake light shaft: open cone, emissive, fades along its length and towards its rim. cheap (no volume)"""
    result = bpy.data.materials.new("Beam")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["Generated"], axes.inputs[0])
    facing = nodes.node("LayerWeight")
    facing.inputs[0].default_value = 0.5
    fac = nodes.math("SUBTRACT", 1.0, facing.outputs["Facing"])
    fac = nodes.math("POWER", fac, 1.6)
    z = nodes.math("POWER", nodes.math("SUBTRACT", 1.0, axes.outputs[2]), 1.3)
    f = nodes.math("MULTIPLY", nodes.math("MULTIPLY", fac, z), alpha)
    clear_shader = nodes.node("BsdfTransparent")
    added = nodes.node("AddShader")
    emitter = nodes.node("Emission")
    emitter.inputs[0].default_value = linear(color)
    nodes.link(nodes.math("MULTIPLY", f, strength), emitter.inputs[1])
    nodes.link(emitter.outputs[0], added.inputs[0])
    nodes.link(clear_shader.outputs[0], added.inputs[1])
    nodes.link(added.outputs[0], tree.nodes["Material Output"].inputs[0])
    d = Vector(p1) - Vector(p0)
    L = d.length
    k = 48
    verts = []
    for j in range(9):
        t = j / 8
        r = r0 + (r1 - r0) * t
        verts += [(r * cos(tau * i / k), r * sin(tau * i / k), L * t) for i in range(k)]
    faces = [
        (j * k + i, j * k + (i + 1) % k, (j + 1) * k + (i + 1) % k, (j + 1) * k + i)
        for j in range(8)
        for i in range(k)
    ]
    o = mesh_object(verts, faces, result, True, 180)
    o.location = p0
    o.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    o.visible_shadow = False
    o.visible_diffuse = False
    return o
