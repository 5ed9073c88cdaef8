"""What time does to surfaces: dirt, rain, chipped paint. In metres."""

import bpy

from kit.color import linear
from kit.nodes import NodeBuilder


def world_noise(nodes, stretch=(1, 1, 1), scale=5.0, detail=6, rough=0.6):
    """Noise by the place in the world, so that copies of one thing do not wear alike."""
    mapping = nodes.node("Mapping")
    nodes.link(nodes.node("NewGeometry").outputs["Position"], mapping.inputs[0])
    mapping.inputs["Scale"].default_value = stretch
    return nodes.noise(mapping.outputs[0], scale, detail, rough).outputs[0]


def value_of(nodes, name):
    """What an input of the shader is given: a socket, or its own value."""
    socket = nodes.principled.inputs[name]
    if socket.is_linked:
        return socket.links[0].from_socket
    value = socket.default_value
    return value if isinstance(value, float) else tuple(value)


def weathered(material, amount=0.5, dirt="#8d7f68", scale=1.0, streaks=0.0, foot=0.0):
    """A dirty copy of a material: blotches, `streaks` of rain down upright faces, splashes up to `foot` above z = 0.

    `dirt` darkens what lies below it; white would leave it clean.
    """
    result = material.copy()
    nodes = NodeBuilder(result)
    mask = nodes.math("MULTIPLY", nodes.ramp(world_noise(nodes, (1, 1, 1), 1.4 * scale, 9, 0.66), [(0.42, 0.0), (0.66, 1.0)]), amount)
    speckle = nodes.ramp(world_noise(nodes, (1, 1, 1), 34 * scale, 5, 0.7), [(0.46, 0.0), (0.68, 1.0)])
    mask = nodes.math("ADD", mask, nodes.math("MULTIPLY", speckle, amount * 0.55))
    if streaks:
        run = nodes.ramp(world_noise(nodes, (1, 1, 0.045), 7 * scale, 5, 0.62), [(0.47, 0.0), (0.68, 1.0)])
        mask = nodes.math("ADD", mask, nodes.math("MULTIPLY", run, streaks))
    if foot:
        axes = nodes.node("SeparateXYZ")
        nodes.link(nodes.node("NewGeometry").outputs["Position"], axes.inputs[0])
        height = nodes.math("DIVIDE", axes.outputs[2], foot)
        ragged = nodes.math("ADD", height, nodes.math("MULTIPLY", world_noise(nodes, (1, 1, 0.5), 5, 8, 0.7), 0.9))
        mask = nodes.math("ADD", mask, nodes.ramp(ragged, [(0.45, 0.9), (1.3, 0.0)]))
    mask = nodes.math("MINIMUM", mask, 1.0)
    color = value_of(nodes, "Base Color")
    nodes.set("Base Color", nodes.mix(mask, color, nodes.mix(1.0, color, dirt, "MULTIPLY")))
    nodes.set("Roughness", nodes.math("ADD", value_of(nodes, "Roughness"), nodes.math("MULTIPLY", mask, 0.16)))
    return result


def chipped(color, under="#4a2f20", share=0.12, scale=1.0, rough=0.38, coat=0.15):
    """Old paint, dull in places, that has come off a `share` of what it covered; rust or wood shows."""
    result = bpy.data.materials.new("Chipped")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    base = linear(color)
    faded = tuple(min(1, x * 0.84 + 0.02) for x in base[:3]) + (1,)
    paint = nodes.mix(nodes.ramp(world_noise(nodes, (1, 1, 1), 3 * scale, 6), [(0.35, 0.0), (0.7, 1.0)]), base, faded)
    flakes = world_noise(nodes, (1, 1, 1), 9 * scale, 11, 0.72)
    edge = 0.30 + 0.28 * share**0.5
    gone = nodes.ramp(flakes, [(edge, 1.0), (edge + 0.012, 0.0)])
    halo = nodes.ramp(flakes, [(edge, 0.45), (edge + 0.07, 0.0)])
    low = nodes.mix(world_noise(nodes, (1, 1, 1), 60 * scale, 4), under, tuple(x * 1.9 for x in linear(under)[:3]) + (1,))
    nodes.set("Base Color", nodes.mix(gone, nodes.mix(halo, paint, nodes.mix(1.0, paint, under, "MULTIPLY")), low))
    dull = nodes.math("MULTIPLY", world_noise(nodes, (1, 1, 1), 14 * scale, 6), 0.3)
    nodes.set("Roughness", nodes.math("ADD", nodes.math("ADD", dull, rough - 0.12), nodes.math("MULTIPLY", gone, 0.4)))
    nodes.set("Clearcoat", coat)
    nodes.set("Specular", 0.4)
    relief = nodes.math("ADD", nodes.math("MULTIPLY", gone, -1.0), nodes.math("MULTIPLY", world_noise(nodes, (1, 1, 1), 45 * scale, 3), 0.35))
    nodes.bump(relief, 0.3, 0.0015)
    return result
