"""Packed snacks, fruit and bottles from their record."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector as V

from . import fruit, vessels
from .bread import nut, scatter
from .goods import ink_on, lettering, mark, wrap
from .materials import glass, paper, plain, thin_plastic
from .meshes import TAU, box_data, circle, dense, fbm, join, lathe, mesh, moved, rounded, sphere_data, sweep_data
from .nodes import M, col, mixc


def foil(name, tone, rough=.34):
    m = M(name)
    c = m.mix(m.noise(1., 4), tone, mixc(tone, (1, 1, 1), .10))
    return m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.5, Clearcoat=.35, Clearcoat_Roughness=.15, Normal=m.bump(m.noise(.9, 5, .6, .8), .32, .14)))


def pillow(w, h, deep, seed, crimp=.9):
    """A pack that is sealed above and below, standing in the plane of x and z: full in the middle, creased at its seals."""
    nu, nv = 70, 90
    front, back = [], []
    for j in range(nv + 1):
        t = j / nv
        z = h * t
        for i in range(nu + 1):
            u = 2 * i / nu - 1
            x = u * w / 2 * (1 - .05 * math.sin(math.pi * t))
            body = max(0, min(1, (z - crimp) / (h * .28))) * max(0, min(1, (h - crimp - z) / (h * .28)))
            full = math.sin(body * math.pi / 2) ** .8 * max(0, 1 - abs(u) ** 3.2) ** .6
            crease = .10 * fbm((x * .5, z * .35, seed), 1.2) * (1.2 - full) + .16 * (1 - body) * math.sin(x * 1.9 + seed) * (body > 0) * .5
            seal = .035 * math.sin(z * 16) * (1 - min(1, body * 8))
            d = .05 + deep / 2 * full
            front.append(V((x, -d + crease * .6 + seal, z)))
            back.append(V((x, d + crease * .6 + seal, z)))
    w1 = nu + 1
    quads = [(j * w1 + i, j * w1 + i + 1, (j + 1) * w1 + i + 1, (j + 1) * w1 + i) for j in range(nv) for i in range(nu)]
    n = len(front)
    faces = quads + [tuple(k + n for k in f[::-1]) for f in quads]
    for j in range(nv):
        for i, turn in ((0, 1), (nu, -1)):
            a, b = j * w1 + i, (j + 1) * w1 + i
            faces.append((a, b, b + n, a + n)[::turn])
    return front + back, faces


def chips(r):
    """A bag of chips: a band for the name across its middle."""
    tone, H = r['tone'], 15.0
    verts, faces = pillow(10.4, H, 4.6, r['seed'])
    m = M('pack')
    z = m('SeparateXYZ', Vector=m.obj()).outputs['Z']
    band = m.math('MULTIPLY', m.math('GREATER_THAN', z, H * .32), m.math('LESS_THAN', z, H * .66))
    stripe = m.math('MULTIPLY', m.math('GREATER_THAN', z, H * .70), m.math('LESS_THAN', z, H * .715))
    c = m.mix(band, tone, '#f6efe2')
    c = m.mix(stripe, c, mixc(tone, (1, 1, 1), .6))
    mat = m.done(m.principled(Base_Color=c, Roughness=.36, Specular=.5, Clearcoat=.3, Clearcoat_Roughness=.2, Normal=m.bump(m.noise(.9, 5, .6, .8), .28, .14)))
    mesh('pack', verts, faces, mat)
    ink = plain('ink', '#3a2015', .7)
    mark(-.12, -2.36, 8.4, .85, ink)
    lettering(r.get('label', ''), 1.15, (0, -2.42, 6.1), ink, 6.6)


def bar(r):
    """Two bars in their wrapper, one leaning on the other."""
    tone = r['tone']
    mat = foil('wrap', tone)
    label = r.get('label', '')
    for k, (place, turn, tilt) in enumerate((((.5, 1.6, 1.5), .26, -.85), ((-.3, -1.5, .95), -.14, -1.30))):
        verts, faces = pillow(4.6, 14.0, 1.7, r['seed'] + k, .8)
        M4 = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tilt, 4, 'X') @ Matrix.Rotation(math.pi / 2, 4, 'Y') @ Matrix.Translation((0, 0, -7))
        mesh('bar', [M4 @ v for v in verts], faces, mat)
        text = lettering(label or 'Crema', 1.7, (0, 0, 0), plain('ink', ink_on(tone), .6), 8.5)
        size = text.matrix_world.to_scale().x
        along = Matrix(((0, -1, 0, 0), (0, 0, -1, 0), (1, 0, 0, 0), (0, 0, 0, 1)))   # the text runs along the bar
        text.matrix_world = M4 @ Matrix.Translation((0, -.98, 7)) @ along @ Matrix.Scale(size, 4)


def nuts(r):
    """A heap in a small bowl."""
    from .lunch import bowl
    R, level = bowl('#e9e2d6', 4.3, 3.2)
    tone, rnd = r['tone'], random.Random(r['seed'])
    dark = sum(col(tone)) < .12
    m = M('nut')
    c = m.mix(m.noise(2.2, 5, .6), mixc(tone, (0, 0, 0), .25), mixc(tone, '#f0cf98', .25))
    mat = m.done(m.principled(Base_Color=c, Roughness=.22 if dark else .48, Specular=.4, Normal=m.bump(m.noise(5, 4, .6, 1.5), .35, .08)))
    parts = []
    for i in range(120):
        a, q = i * 2.4, R * (.88 if i < 60 else .70) * math.sqrt((i % 60 + .5) / 60)
        h = level + .05 + 1.5 * (1 - (q / R) ** 2) + (.0 if i < 60 else -.45)
        s = rnd.uniform(.52, .66)
        long = sphere_data(1, 18, 12, False, (s * (1.0 if dark else 1.5), s * .82, s * .62))
        bent = [V((v.x, v.y, v.z + (.22 * v.x * v.x / s if r['seed'] % 2 else 0))) for v in long[0]]
        parts.append(moved((bent, long[1]), (q * math.cos(a), q * math.sin(a), h + rnd.uniform(-.1, .1)), (rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, 6))))
    join('nuts', parts, mat)


def cheese(r):
    """A wedge with holes and three cubes."""
    z, tone = vessels.plate('#b98d72', 6.2), r['tone']
    m = M('cheese')
    c = m.mix(m.noise(.8, 4), mixc(tone, '#f2bb45', .55), mixc(tone, '#f6d27c', .5))
    mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.4, Normal=m.bump(m.noise(2.5, 4), .12, .08), Subsurface=.12, Subsurface_Color=c, Subsurface_Radius=(.6, .4, .15)))
    rnd = random.Random(r['seed'])
    for k, (x, y, s, turn) in enumerate(((-2.2, 1.0, 2.7, .5), (1.6, 1.4, 2.5, 1.1), (.2, -1.9, 2.6, .1), (-.2, .9, 2.4, .8), (2.6, -1.2, 2.2, .35))):
        lift = s / 2 if k != 3 else 2.55 + s / 2
        d = box_data((s, s, s * .94), .16, 14, lambda p: .05 * fbm(p + V((k * 4., 0, 0)), 1.1))
        mesh('cube', *moved(d, (x, y, z + lift), (0, .05 * (k == 3), turn)), mat)


def banana(z, mat, tip, turn):
    path = [V((6.4 * math.cos(a), 6.4 * math.sin(a), 0)) for a in np.linspace(-2.35, -.78, 46)]
    path = [V((p.x, p.y + 5.3, 0)) for p in path]
    size = lambda t: 1.55 * min(1, (math.sin(math.pi * min(max(t, .0), 1)) ** .38 + .16)) * (.42 if t > .93 else 1 if t > .06 else .5)
    section = [((1 - .06 * math.cos(5 * TAU * k / 40)) * math.cos(TAU * k / 40), (1 - .06 * math.cos(5 * TAU * k / 40)) * math.sin(TAU * k / 40)) for k in range(40)]
    verts, faces = sweep_data(path, section, up=V((0, 0, 1)), scale=size)
    M4 = Matrix.Translation((0, 0, z + 1.45)) @ Matrix.Rotation(turn, 4, 'Z')
    mesh('banana', [M4 @ v for v in verts], faces, mat)
    for p in (path[0], path[-1]):
        mesh('tip', *moved(sphere_data(.5, 16, 10, False, (.8, .8, .7)), M4 @ p), tip)


def fruit_plate(r):
    """Bananas, or citrus with a cut half, by the colour of the record."""
    z, tone = vessels.plate('#8d9a88', 7.4), r['tone']
    g, b = col(tone)[1], col(tone)[2]
    if g > .5:
        m = M('peel')
        c = m.mix(m.ramp(m.noise(.5, 5, .6), [(.45, 0.), (.75, .4)]), tone, mixc(tone, '#b88a1c', .5))
        c = m.mix(m.ramp(m.noise(3.2, 4, .7), [(.70, 0.), (.78, .7)]), c, '#6a431a')
        mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.4, Normal=m.bump(m.noise(2, 4), .08, .06)))
        tip = plain('tip', '#4a3316', .7)
        banana(z, mat, tip, .15)
        banana(z + .6, mat, tip, -.22)
        return
    m = M('peel')
    pores = m.voro(6., vec=m.obj())
    mat = m.done(m.principled(Base_Color=m.mix(m.noise(.8, 4), tone, mixc(tone, '#f2b03a', .35)), Roughness=.34, Specular=.5, Normal=m.bump(pores, .22, .06)))
    for x, y, s in ((-2.5, 1.2, 2.75), (2.3, 1.9, 2.6)):
        mesh('orange', *moved(sphere_data(s, 48, 32, False, (1, 1, .95)), (x, y, z + s * .93)), mat)
    half = fruit.citrus(2.6, 1.4, '#e8863a', '#f4a63c')
    half.matrix_world = Matrix.Translation((.3, -2.4, z + 2.0)) @ Matrix.Rotation(-.5, 4, 'X')


def cup_of(r):
    """A clear cup of yogurt: compote below, granola and berries on top."""
    v = vessels.plastic_cup(7.6, 3.1, 3.9)
    from . import liquids
    tone, level = r['tone'], 6.3
    body = liquids.liquid('yogurt', [(0, tone), (.26, tone), (.40, '#fbf4ea'), (1, '#fdf8f0')], v.z0, level, .22)
    liquids.fill(v, level, body, plain('yogurt', '#fdf8f0', .3, sss=.1), .05)
    pts = [(V((q * math.cos(a), q * math.sin(a), level + .28 + .3 * (1 - q / 3.6))), V((0, 0, 1))) for q in np.linspace(.2, 3.1, 16) for a in np.linspace(0, TAU, 30)]
    scatter(pts, 120, nut, r['seed'], ('#c98d4a', '#a9692f', '#e3bd82'), sink=.5)
    if col(tone)[1] < .4:
        for i in range(4):
            fruit.raspberry((1.5 * math.cos(i * 1.7), 1.4 * math.sin(i * 1.7) - .3, level + .55), i)
        fruit.blueberry((.3, -1.8, level + .9), 3)
    else:
        m = M('mango')
        mat = m.done(m.principled(Base_Color=m.mix(m.noise(1.5, 3), '#f5a938', '#f8c45a'), Roughness=.2, Specular=.5, Subsurface=.1, Subsurface_Color='#f8b040', Subsurface_Radius=(.5, .3, .1)))
        rnd = random.Random(4)
        join('mango', [moved(box_data((1., .9, .8), .16, 5), (1.5 * math.cos(i * 2.4) * (i / 9) ** .5, 1.5 * math.sin(i * 2.4) * (i / 9) ** .5 - .2, level + .8), (rnd.random(), rnd.random(), i)) for i in range(10)], mat)


def bottle(r):
    """A bottle: juice in clear glass with a paper band, syrup with a narrow neck."""
    tone, syrup = r['tone'], r['item'] == 'bottle'
    R, H, neck = (2.9, 17.0, 1.15) if syrup else (3.3, 14.4, 1.75)
    shoulder = H * (.66 if syrup else .72)
    shape = lambda g: rounded([(0, .1), (R - .5 - g, .05, .15), (R - g, .5, .45), (R - g, shoulder, 1.6), (neck - g, shoulder + (2.6 if syrup else 2.0), 1.0), (neck - g, H - 1.2)], 12)
    m = M('juice')
    z = m('SeparateXYZ', Vector=m.obj()).outputs['Z']
    lw = m('LayerWeight', Blend=.5).outputs['Facing']
    c = m.mix(m.ramp(lw, [(.3, 0.), (1., .6)]), tone, mixc(tone, (0, 0, 0), .35))
    c = m.mix(m.ramp(m.math('DIVIDE', z, float(H)), [(.05, .25), (.7, 0.)]), c, mixc(tone, (0, 0, 0), .4))
    fillmat = m.done(m.principled(Base_Color=c, Roughness=.06, Specular=.5, Clearcoat=.8, Clearcoat_Roughness=.02,
                                   Emission=c, Emission_Strength=.32))
    top = H - 2.6
    inner = [q for q in dense(shape(.04), .3) if q[1] < top] + [(neck - .06, top), (0, top)]
    lathe('juice', inner, fillmat, 128)
    lathe('glass', dense(shape(0), .3), thin_plastic('bottle', (.98, .99, .98), .02), 128)
    cap = plain('cap', '#2a2622' if syrup else '#f4ead9', .4)
    lathe('cap', dense(rounded([(neck + .02, H - 1.5), (neck + .22, H - 1.45, .06), (neck + .22, H - .15, .2), (0, H)], 6), .2), cap, 120, lambda a, q, h: (q + (.025 * math.sin(44 * a) if q > neck + .15 else 0), h))
    band = paper('band', '#f6efe2', .6, .04)
    low, high = (H * .16, H * .56) if syrup else (H * .16, H * .58)
    lathe('band', [(R + .01, low), (R + .05, low + .03), (R + .05, high - .03), (R + .01, high)], band, 128)
    ink = plain('ink', '#3a2015', .7)
    vessels.emblem(lambda h: R + .07, low + (high - low) * .68, '#3a2015', .85)
    wrap(lettering(r.get('label', ''), 1.0, (0, 0, 0), ink, R * 1.55), R + .08, low + (high - low) * .26)


def capsules(r):
    """A carton of capsules and three of them in front."""
    tone = r['tone']
    card = paper('carton', tone, .5, .05, .1)
    mesh('carton', *moved(box_data((10.6, 4.6, 7.4), .10, 8), (0, 1.2, 3.7)), card)
    mesh('panel', *moved(box_data((10.62, .06, 3.2), .02, 2), (0, 1.2 - 2.31, 3.5)), paper('panel', '#f6efe2', .6, .04))
    ink = plain('ink', '#3a2015', .7)
    lettering(r.get('label', ''), 1.35, (.9, 1.2 - 2.37, 3.5), ink, 6.4)
    mark(-3.7, 1.2 - 2.37, 3.6, .75, ink)
    m = M('capsule')
    metal = m.done(m.principled(Base_Color=mixc(tone, (1, 1, 1), .12), Metallic=.85, Roughness=.28))
    shape = dense(rounded([(0, 2.55), (.75, 2.5, .3), (1.15, 1.9, .4), (1.42, .16, .05), (1.75, .14, .03), (1.75, .02, .03), (0, 0)], 6), .12)
    for x, y, turn in ((-2.4, -3.0, 0), (.7, -3.7, 0), (3.6, -2.6, 0)):
        o = lathe('capsule', shape, metal, 96, auto=45)
        o.location = (x, y, 0)


BUILDERS = {'chips': chips, 'bar': bar, 'nuts': nuts, 'cheese': cheese, 'fruit': fruit_plate, 'yogurt': cup_of, 'juice': bottle, 'bottle': bottle, 'capsules': capsules}


def build(r):
    BUILDERS[r['item']](r)
