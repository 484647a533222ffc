"""What lies on a drink or touches its glass: cream, sauce, drops, straw, steam."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from mathutils.bvhtree import BVHTree

from .materials import *
from .meshes import *
from .nodes import *


def condensation(v, z0, z1, wall=.24, n=230, seed=7):
    """Drops on the cold outside: flat domes, a few large ones that have run. Seen as water: a bright point where the window
    is mirrored, a dark border, and the drink behind it a little brighter."""
    random.seed(seed)
    m = M('drop')
    facing = m('LayerWeight', Blend=.5).outputs['Facing']
    through = m('BsdfTransparent', Color=m.ramp(facing, [(.0, (1, 1, 1)), (.45, (.97, .97, .97)), (.85, (.66, .66, .66))])).outputs[0]
    mirror = m('BsdfGlossy', Roughness=.03).outputs[0]
    drop = m.shmix(m.math('MULTIPLY', m('Fresnel', IOR=1.30).outputs[0], .75, clamp=True), through, mirror)
    clear = m('BsdfTransparent', Color=(.98, .98, .98)).outputs[0]
    mat = m.done(m.shmix(m('LightPath').outputs['Is Shadow Ray'], drop, clear))
    parts = []
    for _ in range(n):
        a, z = random.uniform(math.pi * .98, TAU * 1.01), z0 + (z1 - z0) * random.random()
        s = min(.24, .045 * random.paretovariate(2.1))
        run = random.random() < .05 and s > .08
        r, out = v.rin(z) + wall, V((math.cos(a), math.sin(a), 0))
        tall = s * (2.4 if run else random.uniform(1., 1.3))
        dome = sphere_data(1, 10 if s < .08 else 18, 5 if s < .08 else 8, True, (s * random.uniform(.85, 1.1), tall, s * .62))
        frame = Matrix((out.cross(V((0, 0, 1))), V((0, 0, 1)), out)).transposed().to_4x4()
        frame.translation = out * (r - .004) + V((0, 0, z))
        parts.append(moved(dome, M=frame))
    return join('drops', parts, mat)


def straw(v, mat=None, r=.34, length=15, lean=(.16, .10), at=(.9, .5), color='#2c2320'):
    mat = mat or plain('straw', color, .35, .5)
    d = V((lean[0], lean[1], 1)).normalized()
    b = V((at[0] - lean[0] * 9, at[1] - lean[1] * 9, 1.2))
    prof = circle(20, r)
    path = [b, b + d * length]
    o = mesh('straw', *sweep_data(path, prof, up=V((0, 1, 0)), cap=False), mat)
    md = o.modifiers.new('t', 'SOLIDIFY'); md.thickness = .05
    return o


def whipped(z, radius, height=4.2, turns=3.1, lobes=7, color='#fbf3e2', seed=3):
    """Star-nozzle rope laid on a conical helix."""
    m = M('cream')
    v = m.obj()
    c = m.mix(m.noise(1.2, 3, vec=v), color, mixc(color, '#e6d2ac', .35))
    mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.35, Subsurface=.12, Subsurface_Color=(1, .95, .85), Subsurface_Radius=(.5, .35, .22),
                              Normal=m.bump(m.math('ADD', m.noise(7, 4, vec=v), m.math('MULTIPLY', m.voro(13, vec=v), .3)), .22, .05)))
    N = 330
    path = []
    for i in range(N):
        t = i / (N - 1)
        rr = (radius * .62) * (1 - t) ** .85 + .02
        a = t * turns * TAU + .6
        n = .10 * fbm((t * 9, seed, 0), 1)
        path.append(V((rr * (1 + n) * math.cos(a), rr * (1 + n) * math.sin(a), z + height * (t ** 1.25) * .92 + .06 * math.sin(a * 2.3))))
    path.append(path[-1] + V((.05, 0, .35))); path.append(path[-1] + V((.12, .02, .22)))
    K = 84
    sec = [((1 + .17 * math.cos(lobes * TAU * k / K)) * math.cos(TAU * k / K), (1 + .17 * math.cos(lobes * TAU * k / K)) * math.sin(TAU * k / K)) for k in range(K)]
    n = len(path)
    sc = lambda t: (radius * .46) * (1 - .50 * t) * (1 if t < .93 else max(.03, ((1 - t) / .07)) ** .8) * (1 + .06 * fbm((t * 25, 1, seed), 1))
    d = sweep_data(path, sec, up=V((0, 0, 1)), scale=sc, twist=lambda t: t * 9)
    core = sphere_data(1, 40, 16, False, (radius * .93, radius * .93, height * .36))
    o = mesh('cream', *d, mat)
    o2 = mesh('creamcore', [p + V((0, 0, z)) for p in core[0]], core[1], mat)
    return [o, o2]


def drizzle(objs, mat, z_from, radius, strands=7, width=.13, seed=2, spiral=False):
    """Threads of sauce dropped on whatever lies below (ray-cast), with thick blobs at the turns."""
    random.seed(seed)
    deps = bpy.context.evaluated_depsgraph_get()
    trees = [BVHTree.FromObject(o, deps) for o in objs]
    raw = []
    N = 520
    for i in range(N):
        t = i / (N - 1)
        if spiral:
            a = t * TAU * strands; r = radius * (.15 + .85 * t)
            x, y = r * math.cos(a), r * math.sin(a)
        else:
            x = radius * (2 * t - 1) * .92
            y = radius * .9 * math.sin(t * strands * TAU) * math.sqrt(max(.05, 1 - (x / radius) ** 2))
            x, y = x * .8 - y * .5, x * .5 + y * .8
        x += .12 * fbm((t * 14, seed, 0), 1); y += .12 * fbm((t * 14, 0, seed), 1)
        hits = [h for h in (b.ray_cast(V((x, y, z_from)), V((0, 0, -1)))[0] for b in trees) if h]
        if hits: raw.append(max(hits, key=lambda h: h.z))
    parts, run = [], []
    def flush():
        if len(run) > 4:
            p = run[:]
            for _ in range(4):
                p = [p[0]] + [(p[k - 1] + p[k] * 2 + p[k + 1]) / 4 for k in range(1, len(p) - 1)] + [p[-1]]
            w = [width * (1 + .45 * fbm((k * .07, seed, 4), 1)) for k in range(len(p))]
            parts.append(sweep_data([q + V((0, 0, width * .35)) for q in p], circle(10, 1, .8), scale=lambda t: w[min(len(w) - 1, int(t * len(w)))] * (1 if .04 < t < .96 else .6)))
        run.clear()
    for p in raw:
        if run and (p - run[-1]).length > 1.3: flush()
        run.append(p)
    flush()
    return join('drizzle', parts, mat)


def powder(objs, top, radius, colour, n=420, seed=3):
    """Grains of cocoa or cinnamon on whatever lies below."""
    random.seed(seed)
    trees = [BVHTree.FromObject(o, bpy.context.evaluated_depsgraph_get()) for o in objs]
    parts = []
    for _ in range(n):
        a, q = random.uniform(0, TAU), radius * math.sqrt(random.random())
        hits = [h for h in (t.ray_cast(V((q * math.cos(a), q * math.sin(a), top)), V((0, 0, -1)))[0] for t in trees) if h]
        if hits:
            s = random.uniform(.02, .055)
            parts.append(moved(box_data((s, s, s * .6), s * .2, 1), max(hits, key=lambda h: h.z), (random.random(), random.random(), a)))
    return join('powder', parts, plain('powder', colour, .9))


def marshmallows(v, level, seed=1, n=11):
    """Small pillows that float and lean on each other."""
    random.seed(seed)
    parts, r = [], v.rin(level) - .75
    for i in range(n):
        a, q = i * 2.4, r * math.sqrt((i + .4) / n)
        s = random.uniform(.95, 1.2)
        d = box_data((s * 1.15, s * 1.15, s), s * .38, 8, lambda p: .03 * fbm(p + V((i * 3., 0, 0)), 1.2))
        parts.append(moved(d, (q * math.cos(a), q * math.sin(a), level + .22 + .35 * (i < 3)), (random.uniform(-.5, .5), random.uniform(-.5, .5), a)))
    mat = plain('marshmallow', '#fdf6ee', .62, .3, .12, 5., sss=.2)
    return join('marshmallows', parts, mat)


def tea_tag(v, colour):
    """The tag of a tea bag hangs over the rim on its thread."""
    a = -math.pi / 2 - .55
    out = V((math.cos(a), math.sin(a), 0))
    z, r = v.H, v.rin(v.H) + .30
    wall = lambda h: v.rin(h) + .34
    path = [out * (v.rin(z) - .5) + V((0, 0, z - 1.2)), out * (v.rin(z) - .05) + V((0, 0, z + .04)), out * (r - .02) + V((0, 0, z + .06))]
    path += [out * (wall(z - d) + .02) + V((0, 0, z - d)) for d in (.3, .9, 1.5, 2.1)]
    tube('thread', path, .035, plain('thread', '#efe6d6', .8), 8, up=None)
    d = box_data((1.75, .06, 2.0), .03, 3)
    low = z - 3.1
    mat = plain('tag', colour, .55)
    o = mesh('tag', *moved(d, tuple(out * (wall(low) + .10) + V((0, 0, low))), (0, 0, a + math.pi / 2)), mat)
    band = moved(box_data((1.1, .02, .14), .005, 1), tuple(out * (wall(low) + .145) + V((0, 0, low))), (0, 0, a + math.pi / 2))
    mesh('tag line', *band, plain('tag line', '#f6ead6', .6))
    return o
