"""The kit of the art studio: everything a scene is made of, for Blender 3.4 (Cycles on the processor).

Units. Table-top scenes: 1 unit = 10 cm, camera 8 to 13 units away, lens 52 to 85 mm, fstop 0.45 to 0.8.
Rooms and architecture: 1 unit = 1 m, lens 28 to 42 mm, fstop 2.8 or none. Angles are degrees, X is right, Y is
away from the camera, Z is up; things stand on z = 0 and face -Y.

Short names used throughout: w, d, h = width (X), depth (Y), height (Z); r = radius; t = wall or sheet thickness;
n = count; loc, rot, scale = position, rotation and size of the finished thing. Colours are sRGB hex strings. A
`material` may be a material, a hex string (clay of that colour) or None (the prop's own).

Everything random has a seed, so a scene gives the same picture every time.
"""
