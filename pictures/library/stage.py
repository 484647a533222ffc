"""Floor, lamps, sky and camera of every picture."""
import math

import bpy
from mathutils import Matrix, Vector as V

from .materials import plain
from .meshes import mesh

CAMERAS = {  # elevation in degrees, azimuth in degrees, lens in mm, share of the frame that the product fills
    'hero': (17, 8, 90, .86),
    'level': (9, 0, 100, .86),
    'three': (36, 14, 90, .90),
    'top': (78, 0, 100, .90),
}


def floor():
    """Reflects light onto the product, but is not seen by the camera, nor through glass: the ground stays transparent."""
    o = mesh('floor', [(-200, -200, 0), (200, -200, 0), (200, 200, 0), (-200, 200, 0)], [(0, 1, 2, 3)],
             plain('floor', '#d9cdbf', .8), False)
    o.visible_camera = o.visible_transmission = False
    o['skip_frame'] = 1
    return o


def lamp(place, at, size, irradiance, colour=(1, 1, 1), seen=True):
    """An area lamp. Its power follows from the distance, so irradiance is what arrives at the product."""
    d = bpy.data.lights.new('lamp', 'AREA')
    d.shape, d.size, d.size_y = 'RECTANGLE', *size
    d.energy = irradiance * math.pi * (V(place) - V(at)).length_squared
    d.color = colour
    o = bpy.data.objects.new('lamp', d)
    o.location, o.rotation_euler = place, (V(at) - V(place)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_transmission = seen
    bpy.context.scene.collection.objects.link(o)


def sky(strength, tint=(1, .97, .93)):
    """A gradient: darker below, white above."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    t = world.node_tree
    t.nodes.clear()
    place, split, ramp, back, out = (t.nodes.new(f'ShaderNode{k}') for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB', 'Background', 'OutputWorld'))
    for a, b in ((place.outputs['Generated'], split.inputs[0]), (split.outputs['Z'], ramp.inputs[0]), (ramp.outputs[0], back.inputs[0]), (back.outputs[0], out.inputs[0])):
        t.links.new(a, b)
    stops = ramp.color_ramp
    stops.elements[0].position, stops.elements[0].color = 0., (*(c * .5 for c in tint), 1)
    stops.elements[1].position, stops.elements[1].color = 1., (1.25, 1.25, 1.25, 1)
    stops.elements.new(.35).color = (*tint, 1)
    back.inputs[1].default_value = strength


def lamps(height=8., key=2.4, rim=1.4, fill=.3, strip=.3, world=.32, warm=.06):
    """A large window behind on the left, a strip behind on the right, a weak lamp in front, a narrow bright one for the
    long highlight on glass and glaze."""
    at = (0, 0, height * .45)
    white = lambda k: (1, 1 - k * .6, 1 - k * 1.4)
    for x in (-58, -36):                                    # two panes: a glaze reflects a window, not a sheet
        for z in (38, 66):
            lamp((x, 14 + (x + 47) * .3, z), at, (19, 25), key / 4, white(warm))
    lamp((44, 26, 26), at, (14, 60), rim, white(warm * .5))
    lamp((22, -58, 34), at, (50, 40), fill, white(warm * .3))
    lamp((-40, -40, 26), at, (5, 44), strip, white(warm * .3))
    sky(world)


def camera(preset='hero', share=None, elevation=None, azimuth=None, fstop=11.):
    """Fits the product's bounding box into the frame, whatever its size."""
    scene = bpy.context.scene
    e, a, lens, default = CAMERAS[preset]
    e, a = math.radians(e if elevation is None else elevation), math.radians(a if azimuth is None else azimuth)
    bpy.context.view_layer.update()
    points = []
    for o in scene.objects:
        if o.type == 'MESH' and not o.get('skip_frame'):
            step = max(1, len(o.data.vertices) // 400)
            points += [o.matrix_world @ v.co for v in list(o.data.vertices)[::step]]
    towards = V((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    turn = towards.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    seen = [turn.inverted() @ p for p in points]
    low, high = ([f(p[i] for p in seen) for i in range(3)] for f in (min, max))
    extent = max(high[0] - low[0], high[1] - low[1])
    depth = high[2] - low[2]
    distance = extent / (share or default) * lens / 36 + depth * .35
    d = bpy.data.cameras.new('camera')
    d.lens, d.clip_start, d.clip_end = lens, 1, 2000
    o = bpy.data.objects.new('camera', d)
    scene.collection.objects.link(o)
    scene.camera = o
    o.matrix_world = turn @ Matrix.Translation(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2 + distance))
    d.dof.use_dof, d.dof.focus_distance = True, distance - depth * .22
    d.dof.aperture_fstop = fstop / 100                      # Cycles reads a unit as a metre, it is a centimetre
