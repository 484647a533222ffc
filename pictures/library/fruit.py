"""Garnish: citrus wheels, mint, berries."""
import math
import random

from mathutils import Matrix, Vector as V

from .materials import plain
from .meshes import TAU, box_data, fbm, join, lathe, mesh, moved, sphere_data
from .nodes import M


def citrus(radius=2.3, thick=.42, peel='#e8b928', flesh='#f7dd6a'):
    """A wheel of citrus in the plane of x and z: segments, membranes, pith and peel."""
    m = M('citrus')
    xyz = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object'])
    x, z = xyz.outputs['X'], xyz.outputs['Z']
    r = m.math('DIVIDE', m.math('SQRT', m.math('ADD', m.math('MULTIPLY', x, x), m.math('MULTIPLY', z, z))), float(radius))
    a = m.math('ARCTAN2', z, x)
    cell = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', a, 9 / TAU)), .5))
    wall = m.math('MULTIPLY', m.math('SUBTRACT', .5, cell), m.math('MULTIPLY', r, 6.2 / 9 * radius))
    membrane = m.ramp(wall, [(.035, 1.), (.075, 0.)])
    vesicles = m.voro(5.5, vec=m.obj((1, 1, 1)))
    c = m.mix(m.ramp(vesicles, [(.1, 0.), (.8, .6)]), flesh, m.mix(.5, flesh, '#fff6c8'))
    c = m.mix(m.math('MULTIPLY', membrane, .8), c, '#fdf3cf')
    c = m.mix(m.ramp(r, [(.80, 0.), (.835, 1.)]), c, '#fbf1cf')
    c = m.mix(m.ramp(r, [(.90, 0.), (.925, 1.)]), c, peel)
    c = m.mix(m.ramp(r, [(.08, 1.), (.12, 0.)]), c, '#fbf1cf')
    inside = m.ramp(r, [(.79, 1.), (.85, 0.)])
    height = m.math('ADD', m.math('MULTIPLY', vesicles, m.math('MULTIPLY', inside, .5)), m.math('MULTIPLY', membrane, .4))
    mat = m.done(m.principled(Base_Color=c, Roughness=m.ramp(inside, [(0., .45), (1., .14)]), Specular=.5, Subsurface=.12, Subsurface_Color=c,
                              Subsurface_Radius=(.5, .4, .15), Normal=m.bump(height, .35, .08)))
    profile = [(0, -thick / 2), (radius * .93, -thick / 2), (radius, -thick * .28), (radius, thick * .28), (radius * .93, thick / 2), (0, thick / 2)]
    o = lathe('citrus', profile, mat, 96, auto=40)
    turn = Matrix.Rotation(math.pi / 2, 4, 'X')
    o.data.transform(turn)
    return o


def leaf_data(length=2.6, width=1.3, fold=.25, seed=1, teeth=9):
    """A mint leaf along +y: serrated, folded at the middle vein, bulging between side veins."""
    n, k = 34, 9
    verts, faces = [], []
    for i in range(n + 1):
        t = i / n
        half = width / 2 * math.sin(math.pi * t ** .8) ** .8 * (1 + .07 * math.sin(t * teeth * TAU)) + .015
        for j in range(-k, k + 1):
            u = j / k
            bulge = .07 * math.sin(math.pi * abs(u)) * math.cos((t - abs(u) * .25) * teeth * TAU)
            verts.append(V((u * half, t * length, fold * abs(u) * half * 1.4 + bulge * half + .55 * t * (1 - t) - .35 * t * t + .05 * fbm((u, t * 3, seed), 1.5))))
    w = 2 * k + 1
    for i in range(n):
        faces += [(i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j) for j in range(2 * k)]
    return verts, faces


def mint(place, seed=1, size=1.):
    """A sprig: two pairs of leaves and a tip."""
    m = M('mint')
    c = m.mix(m.noise(1.4, 4, .6), '#2f6b22', '#6fa03c')
    mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.4, Normal=m.bump(m.noise(3.5, 4), .35, .08), Subsurface=.06, Subsurface_Color='#7ab648', Subsurface_Radius=(.2, .3, .1)))
    random.seed(seed)
    parts = []
    for i, (angle, lift, length) in enumerate(((.2, .15, 2.9), (2.2, .25, 2.6), (4.1, .2, 2.8), (5.3, .5, 2.2), (1.2, .75, 1.9), (3.2, .85, 1.8))):
        d = leaf_data(length * size, length * .52 * size, seed=seed + i)
        M4 = Matrix.Translation(place) @ Matrix.Rotation(angle + random.uniform(-.2, .2), 4, 'Z') @ Matrix.Rotation(lift, 4, 'X')
        parts.append(moved(d, M=M4))
    o = join('mint', parts, mat)
    thick = o.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .05
    return o


def raspberry(place, seed=1, size=.85):
    """Drupelets on a cone, each a shining bead."""
    random.seed(seed)
    parts, rows = [], 6
    for k in range(rows):
        t = k / (rows - 1)
        ring, z = size * (math.cos(t * 1.45) * .74 + .06), size * (t * 1.35)
        count = max(1, round(ring * 11 / size * .8))
        for i in range(count):
            a = TAU * (i + .5 * (k % 2)) / count
            s = size * random.uniform(.25, .30)
            parts.append(moved(sphere_data(s, 14, 9), (ring * math.cos(a), ring * math.sin(a), z)))
    m = M('raspberry')
    c = m.mix(m.noise(1.5, 3), '#8f0f26', '#d12a44')
    mat = m.done(m.principled(Base_Color=c, Roughness=.22, Specular=.5, Subsurface=.15, Subsurface_Color='#e03a4c', Subsurface_Radius=(.4, .12, .1)))
    o = join('raspberry', parts, mat)
    tilt = random.uniform(-.9, .9)
    o.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(tilt, 4, 'Y') @ Matrix.Rotation(random.uniform(-.7, .3), 4, 'X')
    return o


def blueberry(place, seed=1, size=.62):
    m = M('blueberry')
    c = m.mix(m.noise(1.6, 4), '#232a52', '#59659a')
    mat = m.done(m.principled(Base_Color=c, Roughness=.42, Specular=.4))
    o = mesh('blueberry', *moved(sphere_data(size, 24, 16, False, (1, 1, .9)), place), mat)
    crown = lathe('crown', [(size * .20, .0), (size * .34, .10), (size * .38, .06), (size * .2, -.08), (0, -.1)], plain('crown', '#161a36', .6), 10)
    crown.matrix_world = Matrix.Translation(V(place) + V((0, -size * .55, size * .66))) @ Matrix.Rotation(.75, 4, 'X')
    return o


def garnish(r, v, level):
    """The record's garnish in its place on the drink."""
    kind, seed = r.get('garnish'), r['seed']
    if kind == 'lemon':
        o = citrus(min(2.35, v.rin(v.H) * .62))
        a = -math.pi / 2 - .62 + .25 * math.sin(seed)
        q = v.rin(v.H) + .12
        o.matrix_world = Matrix.Translation((q * math.cos(a), q * math.sin(a), v.H + .35)) @ Matrix.Rotation(a + math.pi / 2 + 1.12, 4, 'Z') @ Matrix.Rotation(.10, 4, 'Y')
    elif kind == 'mint':
        mint((-.7, -.9, level + 1.0), seed)
    elif kind == 'berry':
        top = level + (.75 if r['kind'] != 'tea' else -.2)
        for i, (x, y) in enumerate(((-1.15, -1.2), (.75, -1.55), (-.05, .3))):
            raspberry((x, y, top + .12 * i), seed + i)
        if r['kind'] != 'tea':
            blueberry((1.75, -.45, top + .45), seed)
            blueberry((-.25, -1.9, top + .30), seed + 3)
