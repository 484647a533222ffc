"""Warm and cold food from its record: sandwiches, wraps, bites, bowls."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector as V

from . import fruit, vessels
from .bread import crust, scatter, seed_shape
from .materials import ceramic, plain
from .meshes import TAU, box_data, circle, dense, fbm, join, lathe, mesh, moved, rounded, sphere_data, sweep_data
from .nodes import M, mixc

FILLINGS = {
    'ham': ('#e8a59a', '#d98d84'), 'turkey': ('#ead3bb', '#dcbd9f'), 'egg': ('#f6d873', '#fdf3dc'),
    'cheese': ('#f0b23a', '#f4c65c'), 'vegetable': ('#c43b2a', '#d9583f'),
}


def leafy(name='leaf', dark='#4f8526', light='#a9c862'):
    m = M(name)
    c = m.mix(m.noise(1.2, 4), dark, light)
    return m.done(m.principled(Base_Color=c, Roughness=.4, Specular=.4, Normal=m.bump(m.noise(3, 4), .4, .1), Subsurface=.05, Subsurface_Color=light, Subsurface_Radius=(.2, .3, .1)))


def lettuce(R, z, seed, mat, frill=.28):
    """A ruffled leaf that looks out all around."""
    def wave(a, r, h):
        out = max(0, (r - R * .55) / (R * .45))
        return (r + .28 * math.sin(5 * a + seed) * out, out * (frill * math.sin(17 * a + seed) + .2 * math.sin(29 * a + 1)) - (r - R * .8) * .14 * (r > R * .8))
    o = lathe('leaf', [(r, 0) for r in np.linspace(R * .4, R, 16)], mat, 260, wave)
    o.location.z = z
    return o


def folded(R, z, seed, colours, layers=3):
    """Thin slices of meat, laid in folds."""
    m = M('slice')
    c = m.mix(m.noise(1.1, 4), *colours)
    mat = m.done(m.principled(Base_Color=c, Roughness=.34, Specular=.45, Subsurface=.08, Subsurface_Color=c, Subsurface_Radius=(.4, .2, .15)))
    for k in range(layers):
        def wave(a, r, h, k=k):
            out = r / R
            return (r * (1 + .05 * fbm((math.cos(a) * 1.5, math.sin(a) * 1.5, seed + k), 1)), .17 * out * fbm((math.cos(a) * 3, math.sin(a) * 3, seed + k * 5), 1.2) * 1.6 + .05 * math.sin(23 * a + k) * out)
        o = lathe('slice', [(0, 0)] + [(r, 0) for r in np.linspace(R * .2, R * (1 + .03 * k), 14)] + [(R * (1 + .03 * k), -.10), (0, -.10)], mat, 200, wave)
        o.location.z = z + .16 * k
    return z + .16 * layers


def filling(r, z, R, seed, square=False):
    """Layers between bread, from z upwards; returns the height above them."""
    kind = r.get('filling', 'cheese')
    lettuce(R * 1.08, z + .10, seed, leafy())
    z += .25
    if kind in ('ham', 'turkey'):
        z = folded(R * .98, z + .12, seed, FILLINGS[kind])
    elif kind == 'egg':
        egg = plain('egg', '#fbe9b0', .4, .4, .25, 1.6, sss=.1)
        o = lathe('egg', rounded([(0, 0), (R * .94, 0, .1), (R * 1.0, .28, .2), (R * .94, .62, .2), (0, .66)], 6), egg, 140, lambda a, q, h: (q * (1 + .05 * fbm((math.cos(a) * 2, math.sin(a) * 2, seed), 1)), h + .07 * fbm((q * math.cos(a), q * math.sin(a), seed), .8)))
        o.location.z = z
        z += .62
    elif kind == 'vegetable':
        m = M('tomato')
        mat = m.done(m.principled(Base_Color=m.mix(m.noise(1.5, 3), *FILLINGS[kind]), Roughness=.2, Specular=.5, Subsurface=.1, Subsurface_Color='#d9583f', Subsurface_Radius=(.4, .1, .1)))
        for k in range(3):
            a = TAU * k / 3 - 1.2
            o = lathe('tomato', rounded([(0, 0), (2.1, 0, .1), (2.2, .2, .1), (2.1, .4, .1), (0, .4)], 4), mat, 64)
            o.location = (R * .50 * math.cos(a), R * .50 * math.sin(a), z + .05 * k)
            o.rotation_euler = (.05, .04 * k, 0)
        z += .50
    cheese = plain('cheese', FILLINGS['cheese'][0] if kind != 'cheese' else '#f4c65c', .38, .4, sss=.06)
    for k in range(2 if kind == 'cheese' else 1):
        o = mesh('cheese', *box_data((R * 1.86, R * 1.86, .24), .08, 18), cheese)
        for v in o.data.vertices:
            out = max(0, math.hypot(v.co.x, v.co.y) - R * .93)
            v.co.z -= out * .75
            v.co.x *= 1 - out * .05
        o.location.z, o.rotation_euler.z = z + .15 + .22 * k, .5 + .6 * k
    return z + .30 + (.22 if kind == 'cheese' else 0)


def sandwich(r, z):
    """A round bun with its filling."""
    seed, tone = r['seed'], r.get('tone', '#dfb87c')
    mat = crust('bun', mixc(tone, '#b46d26', .40), .0, 4.2, .45)
    uneven = lambda a, q, h: (q * (1 + .02 * fbm((math.cos(a), math.sin(a), h * .3 + seed), 1.5)), h + .08 * fbm((q * math.cos(a), q * math.sin(a), seed), .4) * (q > .1))
    lathe('base', rounded([(0, 0), (4.4, 0, .5), (4.9, .7, .6), (4.65, 1.4, .3), (0, 1.4)], 8), mat, 128, uneven).location.z = z
    top = filling(r, z + 1.4, 4.85, seed)
    crown = lathe('crown', [(0, 0), (4.5, .05)] + [(5.0 * math.cos(t) ** .62, .45 + 3.1 * math.sin(t) ** .95) for t in np.linspace(.0, 1.565, 30)] + [(0, 3.55)], mat, 128, uneven)
    crown.location.z = top
    crown.rotation_euler = (.025, -.02, seed)
    points = []
    for i in range(220):
        for t in np.linspace(.45, 1.5, 20):
            a = TAU * i / 220
            q = 5.0 * math.cos(t) ** .62
            points.append((V((q * math.cos(a), q * math.sin(a), top + .47 + 3.1 * math.sin(t) ** .95)), V((math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t))).normalized()))
    if seed % 3 != 0:
        scatter(points, 110, seed_shape, seed, ('#f1dfb6', '#f1dfb6', '#e6cd98') if seed % 3 == 1 else ('#2b2420', '#f1dfb6'))


def panini(r, z):
    """Pressed bread with the marks of the grill, cut in two halves that lean on each other."""
    seed, tone = r['seed'], r.get('tone', '#dfb87c')
    m = M('toast')
    xyz = m('SeparateXYZ', Vector=m.obj())
    lines = m.math('SINE', m.math('MULTIPLY_ADD', xyz.outputs['X'], 3.6, m.math('MULTIPLY', m.noise(.8, 3), .8)))
    mark = m.ramp(lines, [(.55, 0.), (.92, 1.)])
    c = m.mix(m.ramp(m.noise(.8, 5, .6), [(.3, 0.), (.75, 1.)]), mixc(tone, '#f0d6a0', .3), mixc(tone, '#9a5a1e', .55))
    c = m.mix(m.math('MULTIPLY', mark, .85), c, '#4a260e')
    mat = m.done(m.principled(Base_Color=c, Roughness=.5, Specular=.35, Normal=m.bump(m.math('ADD', m.math('MULTIPLY', mark, -.8), m.math('MULTIPLY', m.noise(6, 5), .5)), .5, .12)))
    kind = r.get('filling', 'cheese')
    for k, (place, turn, lean) in enumerate((((-1.4, .9), .42, .0), ((1.3, -.9), -.30, .30))):
        M4 = Matrix.Translation((place[0], place[1], z + (.1 if not k else 1.2))) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(-lean, 4, 'X')
        bread = lambda p: .08 * fbm(p + V((seed, k * 4., 0)), .8) + .03 * fbm(p, 3)
        parts = [('bread', box_data((8.4, 5.0, 1.15), .42, 22, bread), .6, mat), ('bread', box_data((8.4, 5.0, 1.15), .42, 22, bread), 2.75, mat)]
        parts.append(('cheese', box_data((8.5, 5.15, .34), .16, 14, lambda p: .14 * fbm(p + V((k * 3., 0, 1)), 1.1)), 1.95, plain('cheese', '#f2bf4c', .3, .45, sss=.1)))
        inner = FILLINGS[kind][0] if kind != 'cheese' else '#f6d98a'
        parts.append(('inner', box_data((8.5, 5.1, .55), .24, 14, lambda p: .20 * fbm(p + V((0, k * 3., seed)), 1.3)), 1.45, plain('inner', inner, .34, .4, .2, 2., sss=.08)))
        if kind in ('vegetable', 'turkey'):
            parts.append(('green', box_data((8.7, 5.3, .16), .06, 20, lambda p: .30 * fbm(p + V((k, 0, seed)), 1.6)), 2.15, leafy()))
        for name, data, h, stuff in parts:
            mesh(name, [M4 @ (V(v) + V((0, 0, h))) for v in data[0]], data[1], stuff)


def wrap(r, z):
    """Two halves of a filled tortilla, the cut faces towards the viewer."""
    seed = r['seed']
    m = M('tortilla')
    spots = m.ramp(m.voro(1.3, vec=m.obj()), [(.10, 1.), (.30, 0.)])
    c = m.mix(m.noise(1.2, 4), '#f1dfb8', '#e2c58e')
    c = m.mix(m.math('MULTIPLY', m.math('MULTIPLY', spots, m.noise(1.7, 3)), 1.1, clamp=True), c, '#9a5f28')
    skin = m.done(m.principled(Base_Color=c, Roughness=.55, Specular=.3, Normal=m.bump(m.noise(2.5, 5), .3, .1)))
    colours = {'egg': ['#f6d873', '#fdf3dc', '#c43b2a', '#6f9c34'], 'turkey': ['#ead3bb', '#dcbd9f', '#6f9c34', '#f0b23a'], 'vegetable': ['#c43b2a', '#6f9c34', '#e58a2c', '#f1e6cf', '#4a2a55']}[r.get('filling', 'vegetable')]
    for k, (x, y, turn, tip) in enumerate(((-1.7, .7, .30, .0), (2.2, -.4, -.42, .0))):
        R, L = 2.35, 5.6
        M4 = Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, 'Z')
        wob = lambda a, q, h: (q * (1 + .03 * fbm((math.cos(a), math.sin(a), h * .4 + k * 3 + seed), 1.2)), h + .35 * math.cos(a + 1.2) * (h > 3))
        lathe('skin', rounded([(0, 0), (R * .86, 0, .5), (R, .8, .5), (R, L)], 8) + [(R - .02, L + .06), (R - .16, L + .03), (R - .18, L - .5), (0, L - .6)], skin, 128, wob).matrix_world = M4
        seam = [V(((R + .04) * math.cos(a), (R + .04) * math.sin(a), .3 + (L - .3) * (a + 2.1) / 1.6)) for a in np.linspace(-2.1, -.5, 30)]
        mesh('seam', *sweep_data(seam, circle(8, .07, .10)), skin).matrix_world = M4
        rnd = random.Random(seed * 7 + k)
        for i in range(44):
            a, q = i * 2.4, (R - .42) * math.sqrt((i + .5) / 44)
            s = rnd.uniform(.34, .62)
            d = box_data((s * rnd.uniform(1., 1.7), s, s * .9), s * .3, 5, lambda p: .16 * s * fbm(p + V((i * 3., 0, 0)), 2))
            piece = plain('piece', colours[i % len(colours)], .32, .45, .15, 3., sss=.06)
            o = mesh('piece', *moved(d, (q * math.cos(a), q * math.sin(a), L - .32 + .35 * math.cos(a + 1.2) + rnd.uniform(-.05, .22)), (rnd.random(), rnd.random(), rnd.uniform(0, 6))), piece)
            o.matrix_world = M4


def egg_bites(r, z):
    """Three steamed bites: browned tops, pieces of their filling in them."""
    seed, tone = r['seed'], r.get('tone', '#edc766')
    bits = {'ham': ('#d98d84', '#b9655c'), 'vegetable': ('#c43b2a', '#6f9c34')}[r.get('filling', 'vegetable')]
    for k, (x, y) in enumerate(((-2.5, .7), (2.2, 1.4), (.35, -2.3))):
        off = V((seed * 3., k * 5., 0))
        M4 = Matrix.Translation((x, y, z)) @ Matrix.Rotation(k * 2.1, 4, 'Z')
        shape = rounded([(0, 0), (1.9, 0, .3), (2.35, 2.0, .5), (1.9, 2.45, .6), (0, 2.5)], 8)
        o = lathe('bite', dense(shape, .12), crust('bite', tone, -1.2, 3.0, .3, '#fbeebb', '#a5651c'), 140, lambda a, q, h: (q * (1 + .03 * fbm(V((math.cos(a), math.sin(a), h * .4)) + off, 1.4)), h + .12 * fbm(V((q * math.cos(a), q * math.sin(a), 0)) + off, .9) * (h > 1.5)))
        o.matrix_world = M4
        points = [(M4 @ V((q * math.cos(a), q * math.sin(a), 2.52 - .08 * q)), V((0, 0, 1))) for q in np.linspace(.1, 1.75, 12) for a in np.linspace(0, TAU, 20)]

        def bit(rnd):
            s = rnd.uniform(.24, .42)
            n = rnd.uniform(0, 50)
            return box_data((s * 1.3, s, s * .6), s * .2, 4, lambda p: .1 * s * fbm(p + V((n, 0, 0)), 3)), s * .3
        scatter(points, 15, bit, seed + k, bits, sink=.55)


def bowl(colour, R=5.4, H=4.6):
    """A stoneware bowl; returns the inner radius at its filling and its height."""
    mat = ceramic('bowl', colour, .4, .2)
    out = rounded([(0, .25), (2.1, .25, .1), (2.3, 0, .12), (2.75, .1, .3), (R * .86, 1.9, 1.4), (R, H, .1)], 10)
    inn = [(R - .1, H + .09), (R - .28, H + .02)] + rounded([(R - .32, H - .2), (R * .80, 2.0, 1.4), (2.4, .8, .8), (0, .7)], 10)
    lathe('bowl', dense(out, .35) + dense(inn, .35), mat, 144, lambda a, q, h: (q * (1 + .004 * math.sin(2 * a)), h + .02 * math.sin(3 * a) * (h > 3)))
    return R - .42, H - .75


def oatmeal(r, _):
    """Oatmeal in a bowl, topped by its record's colour: berries, nuts or brown sugar."""
    R, level = bowl('#cfc4b2')
    seed = r['seed']
    off = V((seed * 5., 0, 0))
    m = M('oats')
    flakes = m.voro(3.4, vec=m.obj())
    c = m.mix(flakes, '#efe0c2', '#d9c096')
    mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.4, Normal=m.bump(m.math('ADD', m.math('MULTIPLY', flakes, 1.), m.noise(4, 4)), .6, .12), Subsurface=.06, Subsurface_Color=c, Subsurface_Radius=(.4, .3, .2)))
    lathe('oats', [(R * q, level + .40 * (1 - q ** 2.4)) for q in np.linspace(1, 0, 30)], mat, 140, lambda a, q, h: (q, h + .16 * fbm(V((q * math.cos(a), q * math.sin(a), 0)) + off, .9) + .07 * fbm(V((q * math.cos(a), q * math.sin(a), 0)) + off, 2.6)))
    tone = r.get('tone')
    rnd = random.Random(seed)
    spots = [(rnd.uniform(.1, 1) ** .5 * R * .62 * V((math.cos(i * 2.4), math.sin(i * 2.4), 0))) for i in range(30)]
    if tone == '#7a5c8e':
        for i in range(11):
            p = spots[i]
            fruit.blueberry((p.x, p.y, level + .70), i)
        for i in range(4):
            p = spots[i + 12]
            fruit.raspberry((p.x, p.y, level + .50), i)
    elif tone:
        m = M('apple')
        flesh = m.done(m.principled(Base_Color=m.mix(m.noise(2, 3), '#f6e6b8', tone), Roughness=.3, Specular=.4, Subsurface=.1, Subsurface_Color='#f3dba0', Subsurface_Radius=(.4, .3, .15)))
        join('apple', [moved(box_data((.95, .8, .7), .14, 5, lambda p: .05 * fbm(p + V((i * 3., 0, 0)), 2)), (p.x, p.y, level + .75), (rnd.random(), rnd.random(), i)) for i, p in enumerate(spots[:18])], flesh)
    points = [(V((p.x, p.y, level + .45 + .1 * (1 - p.length / R))), V((0, 0, 1))) for p in spots]
    from .bread import nut
    scatter(points, 16, nut, seed, ('#a5652c', '#8a4f1f', '#c98d4a'))


def salad(r, _):
    """Leaves, tomatoes and the protein of the record in a bowl."""
    R, level = bowl('#e9e2d6', 6.0, 4.4)
    rnd, seed = random.Random(r['seed']), r['seed']
    greens = [leafy('leaf a'), leafy('leaf b', '#3c6b1e', '#84ab45'), leafy('leaf c', '#5c2a3c', '#8a4a55')]
    for i in range(46):
        a, q = i * 2.4, R * .92 * math.sqrt((i + .5) / 46)
        d = fruit.leaf_data(rnd.uniform(2.6, 3.8), rnd.uniform(1.6, 2.4), rnd.uniform(.1, .5), seed + i, 5)
        place = Matrix.Translation((q * math.cos(a), q * math.sin(a), level - .4 + 1.5 * (1 - q / R) + rnd.uniform(0, .5)))
        o = mesh('leaf', *moved(d, M=place @ Matrix.Rotation(rnd.uniform(0, TAU), 4, 'Z') @ Matrix.Rotation(rnd.uniform(-.2, .7), 4, 'X') @ Matrix.Rotation(rnd.uniform(-.5, .5), 4, 'Y')), greens[(0, 0, 1, 0, 1, 2)[i % 6]])
        o.modifiers.new('thick', 'SOLIDIFY').thickness = .04
    m = M('tomato')
    red = m.done(m.principled(Base_Color=m.mix(m.noise(1.3, 3), '#b82a1c', '#d94a30'), Roughness=.16, Specular=.5, Clearcoat=.3))
    for i in range(8):
        a, q = i * 2.4 + .8, R * .66 * math.sqrt((i + .6) / 8)
        s = rnd.uniform(.75, .95)
        mesh('tomato', *moved(sphere_data(s, 28, 18, False, (1, 1, .92)), (q * math.cos(a), q * math.sin(a), level + 1.2 + .9 * (1 - q / R))), red)
    pieces = [('#ead3bb', '#dcbd9f')] if r.get('filling') == 'turkey' else [('#f4c65c', '#f6dfa0')] if seed % 2 else [('#f6f0e2', '#ece2cc')]
    for i in range(12):
        a, q = i * 2.4 + 2.1, R * .6 * math.sqrt((i + .6) / 12)
        s = rnd.uniform(.8, 1.2)
        n = i * 4.
        mesh('piece', *moved(box_data((s * 1.5, s, s * .7), s * .22, 6, lambda p: .12 * fbm(p + V((n, 0, 0)), 1.4)), (q * math.cos(a), q * math.sin(a), level + 1.5 + .8 * (1 - q / R)), (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), a)), plain('piece', pieces[0][i % 2], .4, .4, .2, 2., sss=.06))


BUILDERS = {'sandwich': sandwich, 'panini': panini, 'wrap': wrap, 'egg-bites': egg_bites, 'oatmeal': oatmeal, 'salad': salad}


def build(r):
    item = r['item']
    z = 0. if item in ('oatmeal', 'salad') else vessels.plate(r.get('plate', '#ddd5c8'), 7.2)
    BUILDERS[item](r, z)
