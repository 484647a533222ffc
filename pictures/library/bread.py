"""Bakery on a ring or in a tin: donut, bagel, loaf."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector as V

from .materials import plain
from .meshes import TAU, box_data, fbm, join, mesh, moved, set_attr, sphere_data
from .nodes import M, mixc

SPRINKLES = ('#e8607a', '#f3c243', '#6bb3c9', '#fdf4e6', '#7fae5c')
ICINGS = {'icing': '#fbf4ea', 'sprinkles': '#f0a3b4', 'chocolate': '#3a1c10', 'vanilla': '#f6e7c8'}


def crust(name, tone, low, high, shine=.25, pale='#f3dcae', dark='#7a3f14'):
    """Baked dough: pale below, where it touched its neighbour or the tin, darker on top, blotched."""
    m = M(name)
    z = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object']).outputs['Z']
    h = m.math('DIVIDE', m.math('SUBTRACT', z, float(low)), float(high - low))
    f = m.math('ADD', m.math('MULTIPLY', h, .75), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(.55, 5, .6, .5), .5), .55))
    f = m.math('ADD', f, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(3.2, 4, .6), .5), .18), clamp=True)
    c = m.ramp(f, [(0., mixc(tone, pale, .75)), (.30, mixc(tone, pale, .35)), (.55, tone), (.80, mixc(tone, dark, .55)), (1., mixc(tone, dark, .85))])
    bumps = m.math('ADD', m.math('MULTIPLY', m.noise(5, 5, .7), .8), m.math('MULTIPLY', m.noise(18, 3), .3))
    return m.done(m.principled(Base_Color=c, Roughness=.46, Specular=.4, Clearcoat=shine, Clearcoat_Roughness=.18, Normal=m.bump(bumps, .26, .06)))


def ring_point(u, v, big, small, squash, seed, lump=.06):
    """A point of the ring: u around it, v around its section (pi / 2 is the top)."""
    n = 1 + lump * fbm((math.cos(u) * 1.4, math.sin(u) * 1.4, seed + math.sin(v)), 1.1) + .012 * fbm((math.cos(u) * 7, math.sin(u) * 7, math.sin(v) * 3 + seed), 1)
    q = small * n
    z = q * math.sin(v) * squash
    flat = -small * squash * .72
    z = z if z > flat else flat + (z - flat) * .15
    r = big * (1 + .015 * math.sin(2 * u + seed)) + q * math.cos(v)
    return V((r * math.cos(u), r * math.sin(u), z - flat))


def ring(big, small, squash, seed, mat, lump=.06):
    nu, nv = 180, 60
    verts = [ring_point(TAU * i / nu, TAU * j / nv, big, small, squash, seed, lump) for i in range(nu) for j in range(nv)]
    faces = [(i * nv + j, i * nv + (j + 1) % nv, ((i + 1) % nu) * nv + (j + 1) % nv, ((i + 1) % nu) * nv + j) for i in range(nu) for j in range(nv)]
    faces = [f[::-1] for f in faces]
    return mesh('ring', verts, faces, mat)


def glaze(colour):
    m = M('glaze')
    return m.done(m.principled(Base_Color=m.mix(m.noise(1.2, 3), colour, mixc(colour, (1, 1, 1), .08)), Roughness=.16, Specular=.5, Clearcoat=.5, Clearcoat_Roughness=.05,
                               Subsurface=.05, Subsurface_Color=colour, Subsurface_Radius=(.2, .15, .1), Normal=m.bump(m.noise(1.5, 2), .12, .1)))


def iced_ring(big, small, squash, seed, colour, thick=.16):
    """Icing over the upper part of the ring; its border runs down in tongues."""
    nu, nv = 220, 40
    verts, tops = [], []
    for i in range(nu):
        u = TAU * i / nu
        reach = [1.28 + .26 * fbm((math.cos(u) * 2.6 + side * 9, math.sin(u) * 2.6, seed), 1.) + .07 * math.sin(11 * u + side) for side in (0, 1)]
        for j in range(nv + 1):
            t = j / nv
            v = math.pi / 2 - reach[0] + t * (reach[0] + reach[1])
            p = ring_point(u, v, big, small, squash, seed)
            middle = V((big * math.cos(u), big * math.sin(u), p.z * .4))
            out = (p - middle).normalized()
            edge = min(t, 1 - t) / .10
            lift = thick * (math.sin(min(1, edge) * math.pi / 2) * (1 + .35 * max(0, 1 - abs(edge - .8)))) - .05 * max(0, 1 - edge * 4)
            verts.append(p + out * lift)
            tops.append((p + out * lift, out, t))
    w = nv + 1
    faces = [(i * w + j, ((i + 1) % nu) * w + j, ((i + 1) % nu) * w + j + 1, i * w + j + 1) for i in range(nu) for j in range(nv)]
    mesh('icing', verts, faces, glaze(colour))
    return [(p, out) for p, out, t in tops if .18 < t < .82]


def scatter(points, n, shapes, seed, colours, sink=.3):
    """Small things on a surface, each turned at random in its tangent plane. shapes(random) returns mesh data."""
    random.seed(seed)
    by_colour = {c: [] for c in colours}
    for _ in range(n):
        p, out = random.choice(points)
        data, half = shapes(random)
        turn = V((0, 0, 1)).rotation_difference(out).to_matrix().to_4x4() @ Matrix.Rotation(random.uniform(0, TAU), 4, 'Z')
        turn.translation = p + out * half * (1 - sink)
        by_colour[random.choice(colours)].append(moved(data, M=turn))
    for c, parts in by_colour.items():
        if parts:
            join('scatter', parts, plain('scatter', c, .35, .5, coat=.2))


def sprinkle(rnd):
    n = rnd.uniform(.26, .36)
    return sphere_data(1, 10, 8, False, (n, .085, .085)), .085


def seed_shape(rnd):
    s = rnd.uniform(.13, .17)
    return sphere_data(1, 9, 7, False, (s, s * .62, s * .32)), s * .32


def nut(rnd):
    s = rnd.uniform(.22, .5)
    k = rnd.uniform(0, 90)
    return box_data((s * 1.4, s, s * .7), s * .2, 4, lambda p: .12 * s * fbm(p + V((k, 0, 0)), 3)), s * .35


def donut(r, z):
    big, small, squash = 3.25, 1.85, .92
    ring(big, small, squash, r['seed'], crust('dough', mixc(r['tone'], '#c4843c', .45), .2, 3.6)).location.z = z
    points = iced_ring(big, small, squash, r['seed'], ICINGS.get(r.get('topping'), ICINGS['icing']))
    lifted = [(p + V((0, 0, z)), out) for p, out in points]
    import bpy
    bpy.data.objects['icing'].location.z = z
    if r.get('topping') == 'sprinkles':
        scatter(lifted, 130, sprinkle, r['seed'], SPRINKLES)


def bagel(r, z):
    big, small, squash = 3.35, 2.15, .86
    o = ring(big, small, squash, r['seed'], crust('bagel', mixc(r['tone'], '#b06a26', .35), .2, 3.9, .5), .05)
    o.location.z = z
    if r.get('topping') == 'seeds':
        points = []
        for i in range(240):
            u = TAU * i / 240
            for v in np.linspace(.35, 2.75, 26):
                p = ring_point(u, v, big, small, squash, r['seed'], .05)
                points.append((p + V((0, 0, z)), (p - V((big * math.cos(u), big * math.sin(u), 1.2))).normalized()))
        scatter(points, 460, seed_shape, r['seed'], ('#f0deb4', '#f0deb4', '#e2c98f', '#2b2320'))


def slice_profile(w, h, seed, n=90):
    """The outline of a loaf, counter-clockwise from the lower left: straight tin sides, a risen top with its shoulder."""
    pts = [(-w / 2 * .90 + .18, 0), (w / 2 * .90 - .18, 0), (w / 2 * .905, .16)]
    side = h * .60
    pts += [(w / 2 * (.905 + .095 * t), .16 + (side - .16) * t) for t in np.linspace(.1, 1, 14)]
    for t in np.linspace(.02, 1, n):
        a = math.pi * t
        x = math.cos(a) * w / 2 * (1 + .035 * math.sin(a * 1.0) ** .3)
        y = side + (h - side) * math.sin(a) ** .72 + .06 * math.sin(6 * a + seed) * math.sin(a)
        pts.append((x, y))
    pts += [(-w / 2 * (.905 + .095 * t), .16 + (side - .16) * t) for t in np.linspace(1, .1, 14)] + [(-w / 2 * .905, .16)]
    return pts


def slab(w, h, length, seed, mat, M4, crumb):
    """A piece of loaf: its outline pushed along y, both ends cut."""
    outline = slice_profile(w, h, seed)
    n, rows = len(outline), max(3, int(length / .3))
    verts, faces, cut = [], [], []
    for k in range(rows + 1):
        y = length * (k / rows - .5)
        for x, z in outline:
            d = .05 * fbm((x * .6, y * .6, z * .6 + seed), 1.2) + .02 * fbm((x * 3, y * 3, z * 3 + seed), 1)
            verts.append(V((x * (1 + d * .3), y, z + d * (z > .2))))
    for k in range(rows):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    o = mesh('loaf', verts, faces, mat)
    centre = V((0, 0, h * .48))
    for y in (-length / 2, length / 2):                     # the cut: rings towards the middle, so that the crumb is uneven
        vs, fs, at = [], [], []
        for q in range(15):
            t = 1 - q / 14
            for x, z in outline:
                p = centre + (V((x, 0, z)) - centre) * t
                vs.append(V((p.x, y + (.05 * fbm((p.x * 1.5, p.z * 1.5, seed), 1.4)) * (t < .98), p.z)))
                at.append((t, 0, 0))
        for q in range(14):
            fs += [(q * n + i, q * n + (i + 1) % n, (q + 1) * n + (i + 1) % n, (q + 1) * n + i) for i in range(n)]
        face = mesh('cut', vs, fs, crumb)
        set_attr(face, 'lam', at)
        face.matrix_world = M4
    o.matrix_world = M4
    return o


def crumb_material(tone, flecks=None):
    """The inside: pores of several sizes, a darker border under the crust."""
    m = M('crumb')
    t = m('SeparateXYZ', Vector=m('Attribute', attribute_name='lam').outputs['Vector']).outputs['X']
    pores, fine = m.voro(2.6, vec=m.obj((1, .4, 1))), m.voro(6.5, vec=m.obj((1, .4, 1)))
    c = m.mix(m.noise(1.2, 4), mixc(tone, '#f6dfae', .60), mixc(tone, '#e9c283', .45))
    hole = m.math('MULTIPLY', m.math('MULTIPLY', m.ramp(pores, [(.12, 1.), (.24, 0.)]), m.math('GREATER_THAN', m.noise(1.7, 2), .46)), .85)
    c = m.mix(hole, c, mixc(tone, '#5a3010', .45))
    c = m.mix(m.ramp(fine, [(.06, .45), (.22, 0.)]), c, mixc(tone, '#6a3a14', .40))
    if flecks:
        spot = m.math('MULTIPLY', m.ramp(m.voro(2.1, vec=m.obj((1, .5, 1))), [(.16, 1.), (.20, 0.)]), m.math('GREATER_THAN', m.noise(.9, 2), .46))
        c = m.mix(m.math('MULTIPLY', spot, .9), c, flecks)
    c = m.mix(m.ramp(t, [(.90, 0.), (.975, .55), (1., .9)]), c, mixc(tone, '#7a3f14', .6))
    height = m.math('ADD', m.ramp(pores, [(.1, 0.), (.3, 1.)]), m.math('MULTIPLY', m.ramp(fine, [(.05, 0.), (.3, 1.)]), .6))
    return m.done(m.principled(Base_Color=c, Roughness=.72, Specular=.2, Normal=m.bump(height, .9, .14), Subsurface=.06, Subsurface_Color=c, Subsurface_Radius=(.4, .25, .12)))


def loaf(r, z):
    """The rest of a loaf, and two slices in front of it."""
    tone, seed, w, h = r['tone'], r['seed'], 6.4, 6.2
    mat = crust('crust', mixc(tone, '#a8642a', .4), .0, h, .15)
    topping = r.get('topping')
    crumb = crumb_material(tone, {'nuts': '#6b3f1c', 'seeds': '#2a2420', 'chocolate': '#2a1309'}.get(topping))
    turn = Matrix.Rotation(.50, 4, 'Z')
    back = turn @ Matrix.Translation((-.2, 2.3, z))
    slab(w, h, 4.6, seed, mat, back, crumb)
    lean = turn @ Matrix.Translation((.35, -2.0, z + .12)) @ Matrix.Rotation(.07, 4, 'Z') @ Matrix.Rotation(-.42, 4, 'X')
    slab(w, h * .98, 1.5, seed + 1, mat, lean, crumb)
    if topping in ('icing', 'chocolate'):
        colour = ICINGS[topping]
        for M4, length in ((back, 4.6), (lean, 1.5)):
            cap(w, h if length > 2 else h * .98, length, seed, colour, M4)
    elif topping in ('nuts', 'seeds'):
        for M4, length in ((back, 4.6), (lean, 1.5)):
            points = []
            for x, zz in slice_profile(w, h, seed)[26:-26]:
                for y in np.linspace(-length * .46, length * .46, 24):
                    p = M4 @ V((x, y, zz))
                    points.append((p, (M4.to_3x3() @ V((x * .5, 0, zz - h * .3))).normalized()))
            shape, n = (nut, 34) if topping == 'nuts' else (seed_shape, 150)
            scatter(points, int(n * length / 3), shape, seed, ('#c98d4a', '#a9692f', '#dcae6c') if topping == 'nuts' else ('#2b2420', '#3a302a'))


def cap(w, h, length, seed, colour, M4):
    """Icing on the top of a piece of loaf, with tongues down its sides."""
    outline = slice_profile(w, h, seed)
    verts, rows, cols = [], 40, 60
    for k in range(rows + 1):
        y = length * (k / rows - .5)
        low = [.30 - .13 * fbm((y * .55 + side * 7, seed, side), 1.6) - .035 * math.sin(y * 2.2 + side) for side in (0, 1)]
        for j in range(cols + 1):
            t = j / cols
            a = math.pi * (low[0] * .55 + t * (1 - (low[0] + low[1]) * .55))
            x = math.cos(a) * w / 2 * 1.03
            zz = h * .60 + h * .40 * max(0, math.sin(a)) ** .72
            edge = min(1, min(t, 1 - t) / .10)
            verts.append(V((x * (1 + .03 * edge), y * 1.003, zz + .17 * math.sin(edge * math.pi / 2) + .03 * fbm((x, y, seed), .8))))
    wid = cols + 1
    faces = [(k * wid + j, k * wid + j + 1, (k + 1) * wid + j + 1, (k + 1) * wid + j) for k in range(rows) for j in range(cols)]
    o = mesh('cap', verts, faces, glaze(colour))
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .12, -1
    o.matrix_world = M4
