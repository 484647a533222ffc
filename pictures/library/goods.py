"""Packaged coffee and tea, and cups to take home."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector as V

from . import vessels
from .materials import ceramic, paper, plain
from .meshes import TAU, box_data, circle, dense, fbm, lathe, mesh, moved, rounded, sweep_data
from .nodes import M, col, mixc


def ink_on(colour):
    return '#f6ead6' if sum(col(colour)) < 1.2 else '#3a2015'


def lettering(text, size, place, mat, wide=None):
    """A line of text in the plane of x and z, centred; made narrower if it is wider than `wide`."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, 'CENTER', 'CENTER'
    curve.space_character = 1.06
    o = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(o)
    curve.materials.append(mat)
    bpy.context.view_layer.update()
    fit = min(1, wide / max(o.dimensions.x, .01)) if wide else 1
    o.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(math.pi / 2, 4, 'X') @ Matrix.Scale(fit, 4)
    return o


def mark(x, y, z, s, mat):
    """The brand's cup in line, in the plane of x and z."""
    line = lambda pts, w: mesh('mark', *sweep_data([V((x + a * s, y, z + b * s)) for a, b in pts], [(-w, -.01), (w, -.01), (w, .01), (-w, .01)], up=V((0, 1, 0))), mat, False)
    w = .075 * s
    line([(math.cos(t), math.sin(t)) for t in np.linspace(math.pi, TAU, 40)], w)
    line([(-1.08 + 2.16 * t, 0) for t in np.linspace(0, 1, 12)], w)
    line([(1.1 + .36 * math.cos(t), -.32 + .30 * math.sin(t)) for t in np.linspace(1.6, -1.9, 26)], w * .8)
    line([(-.7 + 1.4 * t, .34 + .1 * math.sin(t * TAU)) for t in np.linspace(0, 1, 30)], w * .8)


def bag(r):
    """A coffee bag that stands: side folds, a flat bottom, a rolled top with its tin tie, a label."""
    tone = r['tone']
    W, D, H = 9.2, 5.4, 15.2
    nu, nz = 160, 90
    verts, faces = [], []
    for k in range(nz + 1):
        t = k / nz
        z = H * t
        close = max(0, (t - .70) / .30) ** 1.4                # the top is pressed flat
        depth = D * (1 - close) + .34 * close
        round_ = .55 + .35 * (1 - t)
        full = 1 + .045 * math.sin(math.pi * min(1, t / .8))   # beans push the walls out
        for i in range(nu):
            a = TAU * i / nu
            c, s = math.cos(a), math.sin(a)
            k4 = (abs(c) ** 5 + abs(s) ** 5) ** (-1 / 5)
            x, y = c * k4 * W / 2 * (1 + .02 * (full - 1) * 10), s * k4 * depth / 2 * full
            gusset = math.exp(-(s / .30) ** 2) * (abs(c) > .5) * (.10 + .9 * close) * 1.1
            x -= math.copysign(gusset, c)
            crease = .11 * fbm((x * .35, z * .22, 4 + (y > 0) * 9), 1.1) + .05 * fbm((x * .9, z * .6, (y > 0) * 5), 1.3) * (1 + close)
            dent = -.10 * math.exp(-((z - .9) / .5) ** 2)
            verts.append(V((x, y + math.copysign(crease + dent, y) * min(1, abs(s) * 1.5), z + .05 * math.sin(3 * a) * t)))
    for k in range(nz):
        faces += [(k * nu + i, k * nu + (i + 1) % nu, (k + 1) * nu + (i + 1) % nu, (k + 1) * nu + i) for i in range(nu)]
    faces += [tuple(range(nu))[::-1], tuple(nz * nu + i for i in range(nu))]
    m = M('bag')
    weave = m.noise(30, 3, .6)
    mat = m.done(m.principled(Base_Color=m.mix(m.noise(1., 4), tone, mixc(tone, (0, 0, 0), .10)), Roughness=.46, Specular=.4, Normal=m.bump(m.math('ADD', m.math('MULTIPLY', weave, .12), m.noise(1.1, 4, .6, .6)), .35, .09)))
    mesh('bag', verts, faces, mat)
    tie = mixc(tone, (0, 0, 0), .45)
    mesh('roll', *moved(box_data((W * .985, 1.0, 1.15), .28, 8, lambda p: .03 * fbm(p, 1.2)), (0, -.12, H - .25)), mat)
    mesh('tie', *moved(box_data((W * 1.06, .16, .40), .06, 4), (0, -.66, H - .25)), plain('tie', tie, .35, .5))
    front = -D / 2 * 1.075
    label_paper = paper('label', '#f6efe2', .6, .05)
    n, rows = 24, 20
    vs = []
    for k in range(rows + 1):
        for i in range(n + 1):
            x, z = (i / n - .5) * 6.6, 2.3 + 7.2 * k / rows
            t = z / H
            full = 1 + .045 * math.sin(math.pi * min(1, t / .8))
            close = max(0, (t - .70) / .30) ** 1.4
            c = abs(x) / (W / 2)
            s = (1 - c ** 5) ** .2
            y = -(s * (D * (1 - close) + .34 * close) / 2 * full) - .20
            vs.append(V((x, y, z)))
    mesh('label', vs, [(k * (n + 1) + i, k * (n + 1) + i + 1, (k + 1) * (n + 1) + i + 1, (k + 1) * (n + 1) + i) for k in range(rows) for i in range(n)], label_paper)
    ink = plain('ink', '#3a2015', .7)
    y = front - .24
    mark(-.12, y, 7.7, .95, ink)
    lettering(r['label'], 1.15, (0, y, 5.1), ink, 5.6)
    lettering('CREMA', .62, (0, y, 3.7), ink, 5)
    mesh('stripe', *moved(box_data((6.6, .03, .42), .01, 1), (0, y + .06, 2.55)), plain('stripe', tone, .6))


def tin(r):
    """A round tin with a pressed lid and a paper band."""
    tone = r['tone']
    R, H = 4.1, 11.2
    m = M('tin')
    metal = m.done(m.principled(Base_Color=mixc(tone, (0, 0, 0), .15), Metallic=.75, Roughness=.32, Normal=m.bump(m.noise(1.2, 3), .05, .05)))
    lathe('body', rounded([(0, 0), (R - .1, 0, .15), (R, .15, .1), (R, H - 2.0, .02), (R - .05, H - 1.95)], 6), metal, 128, auto=40)
    lathe('lid', dense(rounded([(R + .06, H - 2.0), (R + .10, H - 1.95, .04), (R + .10, H - .25, .25), (R - .5, H, .2), (R - .75, H - .16, .12), (0, H - .16)], 8), .3), metal, 128, auto=40)
    band = paper('band', '#f4ecdd', .55, .04)
    lathe('band', [(R + .02, 1.5), (R + .05, 1.52), (R + .05, H - 3.2), (R + .02, H - 3.18)], band, 128)
    ink = plain('ink', mixc(tone, (0, 0, 0), .35), .7)
    vessels.emblem(lambda z: R + .07, 6.3, tuple(mixc(tone, (0, 0, 0), .35)), 1.05)
    o = lettering(r['label'], 1.15, (0, 0, 0), ink, 5.0)
    wrap(o, R + .08, 3.4)


def wrap(text, radius, z):
    """Bends a text around a round wall."""
    deps = bpy.context.evaluated_depsgraph_get()
    flat = bpy.data.meshes.new_from_object(text.evaluated_get(deps))
    scale = text.matrix_world.to_scale().x
    points = []
    for v in flat.vertices:
        a = -math.pi / 2 + v.co.x * scale / radius
        points.append(V((radius * math.cos(a), radius * math.sin(a), z + v.co.y * scale)))
    faces = [tuple(p.vertices) for p in flat.polygons]
    mat = text.data.materials[0]
    bpy.data.objects.remove(text)
    return mesh('lettering', points, faces, mat, False)


def mug(r):
    """The house mug: straight, thick-walled, glazed in its colour, cream inside."""
    tone = r['tone']
    R, H, wall = 4.1, 9.4, .38
    glazed, inside = ceramic('mug', tone, .35), ceramic('inside', '#efe6d8')
    wob = lambda a, rr, z: (rr * (1 + .003 * math.sin(2 * a + 1)), z)
    outer = rounded([(0, .2), (R - .6, .2, .1), (R - .45, 0, .12), (R - .12, 0, .2), (R, .8, .6), (R, H - .12)], 8)
    lathe('outside', dense(outer, .4) + [(R - wall / 2 + wall / 2 * math.cos(t), H - .12 + wall / 2 * math.sin(t)) for t in np.linspace(.1, math.pi / 2, 7)], glazed, 128, wob)
    inner = [(R - wall / 2 + wall / 2 * math.cos(t), H - .12 + wall / 2 * math.sin(t)) for t in np.linspace(math.pi / 2, math.pi, 7)] + rounded([(R - wall, H - .2), (R - wall, .6, .8), (0, .6)], 8)
    lathe('inside', dense(inner, .4), inside, 128, wob)
    P = [V((R - .15, 0, H * .80)), V((R + 1.4, 0, H * .83)), V((R + 2.35, 0, H * .66)), V((R + 2.35, 0, H * .40)), V((R + 1.3, 0, H * .24)), V((R - .15, 0, H * .26))]
    path = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        path += [.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3) for t in np.linspace(0, .9, 10)]
    path.append(P[-1])
    turn = Matrix.Rotation(math.radians(-20), 4, 'Z')
    mesh('handle', *sweep_data([turn @ p for p in path], circle(18, .36, .58), up=turn @ V((0, 1, 0)), scale=lambda t: 1 + .5 * abs(2 * t - 1) ** 5), glazed)
    vessels.emblem(lambda z: R + .015, H * .50, ink_on(tone), 1.35)


def flask(r):
    """A bottle of coated steel with a screwed lid and a loop."""
    tone = r['tone']
    R, H = 3.55, 17.0
    coat = plain('coat', tone, .42, .45, .10, 26., coat=.08)
    m = M('steel')
    steel = m.done(m.principled(Base_Color=(.72, .70, .68), Metallic=1., Roughness=.26))
    lathe('body', dense(rounded([(0, .05), (R - .3, 0, .25), (R, .25, .3), (R, H - 4.6, 1.3), (2.55, H - 2.9, .5), (2.55, H - 2.6)], 10), .4), coat, 128)
    lathe('neck', [(2.62, H - 2.75), (2.62, H - 2.45), (2.2, H - 2.4)], steel, 96)
    lid = plain('lid', mixc(tone, (0, 0, 0), .55) if sum(col(tone)) > .6 else '#2a2622', .5)
    lathe('lid', dense(rounded([(2.3, H - 2.4), (2.72, H - 2.38, .08), (2.72, H - .5, .3), (2.2, H - .1, .2), (0, H - .1)], 8), .3), lid, 120, lambda a, rr, z: (rr + (.03 * math.sin(40 * a) if rr > 2.6 and z < H - .7 else 0), z))
    loop = [V((2.0 * math.cos(t), 0, H - .4 + 1.5 * math.sin(t))) for t in np.linspace(.0, math.pi, 30)]
    mesh('loop', *sweep_data(loop, circle(14, .42, .24), up=V((0, 1, 0))), lid)
    vessels.emblem(lambda z: R + .015, H * .40, ink_on(tone), 1.2)


BUILDERS = {'bag': bag, 'ground': bag, 'tin': tin, 'mug': mug, 'tumbler': flask}


def build(r):
    from . import snacks                                    # snacks use the lettering of this module
    (BUILDERS | snacks.BUILDERS)[r['item']](r)
