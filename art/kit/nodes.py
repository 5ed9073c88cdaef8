"""Shader nodes without the ceremony."""

from kit.color import linear


class NodeBuilder:
    """Adds nodes to a material. Methods return the output socket, so calls nest; numbers and colours are accepted
    wherever a socket is."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.principled = self.tree.nodes.get("Principled BSDF")

    def node(self, kind, **properties):
        """A node of the type `ShaderNode<kind>`."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in properties.items():
            setattr(node, name, value)
        return node

    def link(self, output, input_):
        self.tree.links.new(output, input_)

    def coords(self, scale=(1, 1, 1), kind="Object", rot=(0, 0, 0)):
        """Texture coordinates, scaled; kind: Object, Generated or UV."""
        source = self.node("TexCoord")
        mapping = self.node("Mapping")
        self.link(source.outputs[kind], mapping.inputs[0])
        mapping.inputs["Scale"].default_value = scale if hasattr(scale, "__len__") else (scale,) * 3
        mapping.inputs["Rotation"].default_value = rot
        return mapping.outputs[0]

    def noise(self, vec, scale=5, detail=4, rough=0.5, dist=0):
        """The noise node itself: output 0 is the value, 1 the colour."""
        node = self.node("TexNoise")
        self.link(vec, node.inputs["Vector"])
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = rough
        node.inputs["Distortion"].default_value = dist
        return node

    def ramp(self, fac, stops, interp="LINEAR"):
        """Colour ramp; stops are (position, colour or grey)."""
        node = self.node("ValToRGB")
        self.link(fac, node.inputs[0])
        node.color_ramp.interpolation = interp
        elements = node.color_ramp.elements
        for i, (position, color) in enumerate(stops):
            element = elements[i] if i < 2 else elements.new(position)
            element.position = position
            element.color = (
                linear(color) if isinstance(color, (str, tuple, list)) else (color, color, color, 1)
            )
        return node.outputs[0]

    def math(self, op, a, b=None):
        node = self.node("Math", operation=op)
        for i, value in enumerate((a, b)):
            if value is None:
                continue
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        """Mixes two colours; fac 0 gives a, 1 gives b."""
        node = self.node("MixRGB", blend_type=mode)
        for i, value in enumerate((fac, a, b)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value if i == 0 else (value, value, value, 1)
            elif isinstance(value, (str, tuple)):
                node.inputs[i].default_value = linear(value)
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def bump(self, h, strength=0.2, dist=0.02, prev=None):
        """Relief from a height; it becomes the surface's normal. `prev` adds to an earlier bump."""
        node = self.node("Bump")
        self.link(h, node.inputs["Height"])
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = dist
        if prev:
            self.link(prev, node.inputs["Normal"])
        self.link(node.outputs[0], self.principled.inputs["Normal"])
        return node.outputs[0]

    def set(self, name, value):
        """Sets an input of the principled shader to a value or a socket."""
        socket = self.principled.inputs[name]
        if hasattr(value, "is_linked") or hasattr(value, "links"):
            self.link(value, socket)
        else:
            socket.default_value = value
