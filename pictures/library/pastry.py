"""Pastry and bread."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .materials import *
from .meshes import *
from .nodes import *


def croissant(z=0., length=13.5, R=6.2, fat=2.75, seed=1, rot=.35, segs=9):
    NT, NA = 300, 104
    off = V((seed * 7.3, seed * 2.1, 0))
    span = length / R
    vs, at = [], []
    for i in range(NT):
        t = i / (NT - 1)
        x = 2 * t - 1
        ax = abs(x)
        ang = (t - .5) * span * (1 + .1 * ax)
        c = V((R * math.sin(ang), -(R * math.cos(ang)) + R, 0))
        tang = V((math.cos(ang), math.sin(ang), 0)); side = V((-math.sin(ang), math.cos(ang), 0))
        env = (1 - ax ** 2.0) ** .80 * .90 + .10 * (1 - ax ** 6)
        for j in range(NA):
            th = TAU * j / NA                                # 0 = side+, pi/2 = top
            ca, sa = math.cos(th), math.sin(th)
            wobb = .10 * fbm(V((x * 2, ca, sa)) + off, 1.1)
            ph = ax * segs / 2 + .5 + .20 * ca * (1 if x > 0 else -1) + wobb
            k, u = int(ph), ph - int(ph)
            # layer: comes from under its inner neighbour, swells, ends in a lip
            swell = math.sin(min(1, u ** .8) * math.pi * .60) ** .8
            lip = max(0, (u - .86) / .14)
            r = env * (.80 + .23 * swell - .10 * lip ** 3)
            r *= 1 + .035 * fbm(V((x * 3, ca * 1.5, sa * 1.5)) + off, 1.4) + .012 * fbm(V((x * 22, ca * 1.2, sa * 1.2)) + off, 1.2)
            rr = fat * max(r, .03)
            h = rr * sa * (.92 if sa > 0 else .62)
            p = c + side * (rr * 1.06 * ca) + V((0, 0, h + .62 * fat * env * .8))
            p += tang * (.10 * math.sin(th * 2 + k))
            p.z = max(p.z, .012 * fbm(p, 2))
            vs.append(p); at.append((k + u, th, u))
    fs = []
    for i in range(NT - 1):
        for j in range(NA):
            jj = (j + 1) % NA
            fs.append((i * NA + j, i * NA + jj, (i + 1) * NA + jj, (i + 1) * NA + j))
    fs += [tuple(range(NA))[::-1], tuple((NT - 1) * NA + j for j in range(NA))]
    m = M('crust')
    lam = m('Attribute', attribute_name='lam').outputs['Vector']
    sx = m('SeparateXYZ', Vector=lam)
    u = sx.outputs['Z']
    pos = m('TexCoord').outputs['Object']
    zz = m('SeparateXYZ', Vector=pos).outputs['Z']
    st = m('CombineXYZ', i0=m.math('MULTIPLY', sx.outputs['X'], 9.), i1=m.math('MULTIPLY', m.math('SINE', sx.outputs['Y']), .8), i2=m.math('MULTIPLY', m.math('COSINE', sx.outputs['Y']), .8)).outputs[0]
    stri = m.noise(1., 4, .6, .4, st)                                          # stretched layers
    st2 = m('CombineXYZ', i0=m.math('MULTIPLY', sx.outputs['X'], 26.), i1=m.math('MULTIPLY', m.math('SINE', sx.outputs['Y']), 1.6), i2=m.math('MULTIPLY', m.math('COSINE', sx.outputs['Y']), 1.6)).outputs[0]
    stri2 = m.noise(1., 3, .5, .2, st2)
    blot = m.noise(.75, 5, .6, .6)
    top = m.ramp(m.math('DIVIDE', zz, fat * 1.5), [(.12, 0.), (.85, 1.)])
    edge = m.ramp(u, [(0., .05), (.14, .55), (.55, .95), (.84, .72), (.93, .42), (1., .25)])   # pale in the groove and on the torn lip
    b = m.math('ADD', m.math('MULTIPLY', top, .50), m.math('MULTIPLY', edge, .40))
    b = m.math('ADD', b, m.math('MULTIPLY', m.math('SUBTRACT', blot, .5), .55))
    b = m.math('ADD', b, m.math('MULTIPLY', m.math('SUBTRACT', stri, .5), .60))
    b = m.math('ADD', b, m.math('MULTIPLY', m.math('SUBTRACT', stri2, .5), .30), clamp=True)
    c = m.ramp(b, [(.0, '#efd39a'), (.22, '#e3b263'), (.45, '#c98336'), (.68, '#9f5519'), (.88, '#6f330c'), (1., '#4a1f07')])
    h = m.math('ADD', m.math('ADD', m.math('MULTIPLY', stri, .9), m.math('MULTIPLY', stri2, .6)), m.math('MULTIPLY', m.voro(6., vec=st), .25))
    nb = m.bump(m.noise(22, 3), .12, .04, m.bump(h, .55, .12))
    mat = m.done(m.principled(Base_Color=c, Roughness=m.ramp(blot, [(.3, .30), (.7, .5)]), Specular=.45, Normal=nb, Clearcoat=.22, Clearcoat_Roughness=.22))
    o = mesh('croissant', vs, fs, mat)
    set_attr(o, 'lam', at)
    o.location = (0, -1.6, z); o.rotation_euler = (0, 0, rot)
    return o


def crumbs(n, z, r0, r1, colors=('#b8752e', '#e0b368', '#8a4a18'), size=.12, seed=3):
    random.seed(seed)
    for ci, c in enumerate(colors):
        parts = []
        for i in range(n // len(colors)):
            a = random.uniform(0, TAU); r = random.uniform(r0, r1); s = size * random.paretovariate(2.2) * .6
            s = min(s, size * 2.5)
            parts.append(moved(box_data((s * 2, s * 1.3, s * .5), s * .2, 2, lambda p: s * .3 * fbm(p + V((i, 0, 0)), 6)), (r * math.cos(a), r * math.sin(a), z + s * .2), (random.uniform(-.4, .4), random.uniform(-.4, .4), a * 5)))
        join('crumbs', parts, plain('crumb', c, .6))


def cookie_one(R=4.7, th=1.15, seed=1, chips=15, M4=None, dough='#c98e4e', mats={}):
    off = V((seed * 5.1, seed * 3.3, 0))
    rings, steps = 64, 150
    def top(r, a):
        x, y = r * math.cos(a), r * math.sin(a)
        q = r / R
        base = th * (1 - q ** 4.2) ** .5 * (1 - .10 * q * q) if q < 1 else 0
        d, _ = noise.voronoi(V((x, y, 0)) * .42 + off + .25 * noise.noise_vector(V((x, y, 0)) * .6 + off))
        crack = max(0, 1 - (d[1] - d[0]) / .16) * max(0, min(1, (1 - q) * 5))
        n = .16 * fbm(V((x, y, 0)) + off, .55) + .07 * fbm(V((x, y, 2)) + off, 1.8) + .03 * fbm(V((x, y, 4)) + off, 5)
        return base * (1 + n * .55) + n * .55 * (1 - q ** 6) - .30 * crack * (base / th), crack
    vs, at, ids = [], [], []
    for k in range(rings):
        q = 1 - (1 - k / (rings - 1)) ** 1.6
        row = []
        for i in range(steps):
            a = TAU * i / steps
            w = 1 + .045 * fbm(V((math.cos(a), math.sin(a), 0)) * 1.3 + off, 1) + .018 * fbm(V((math.cos(a), math.sin(a), 0)) * 5 + off, 1)
            zt, cr = top(R * q, a)
            vs.append(V((R * q * w * math.cos(a), R * q * w * math.sin(a), max(.18, zt + .12)))); at.append((q, cr, zt))
    for q, zz in ((1.005, .1), (.97, .02), (.8, 0), (.0, 0)):
        for i in range(steps):
            a = TAU * i / steps
            w = 1 + .045 * fbm(V((math.cos(a), math.sin(a), 0)) * 1.3 + off, 1) + .018 * fbm(V((math.cos(a), math.sin(a), 0)) * 5 + off, 1)
            vs.append(V((R * q * w * math.cos(a), R * q * w * math.sin(a), zz))); at.append((1, 0, zz))
    fs = []
    for k in range(rings + 3):
        for i in range(steps):
            j = (i + 1) % steps
            fs.append((k * steps + i, k * steps + j, (k + 1) * steps + j, (k + 1) * steps + i))
    if 'dough' not in mats:
        m = M('dough')
        A = m('SeparateXYZ', Vector=m('Attribute', attribute_name='lam').outputs['Vector'])
        q, cr = A.outputs['X'], A.outputs['Y']
        f = m.math('ADD', m.math('MULTIPLY', m.noise(.8, 5, .6), .6), m.math('MULTIPLY', m.ramp(q, [(.45, 0.), (.98, 1.)]), .55), clamp=True)
        f = m.math('SUBTRACT', f, m.math('MULTIPLY', cr, .30), clamp=True)
        c = m.ramp(f, [(.15, mixc(dough, '#efcf97', .55)), (.5, dough), (.8, mixc(dough, '#7a4316', .6)), (1., '#6a3812')])
        c = m.mix(m.math('MULTIPLY', m.ramp(m.noise(9, 3), [(.52, 0.), (.7, 1.)]), .35), c, '#8a5522')
        h = m.math('ADD', m.noise(5, 6, .7), m.math('MULTIPLY', m.voro(8, 'SMOOTH_F1'), .5))
        mats['dough'] = m.done(m.principled(Base_Color=c, Roughness=.62, Specular=.3, Normal=m.bump(h, .7, .13)))
        mats['choc'] = plain('choc', '#2a1309', .28, .5, .25, 2.5, .15)
        m = M('salt'); mats['salt'] = m.done(m.principled(Base_Color=(.95, .95, .95), Roughness=.2, Transmission=.4, IOR=1.5))
    parts, salt = [], []
    random.seed(seed)
    for i in range(chips):
        a = i * 2.4 + random.uniform(-.3, .3); r = R * .84 * math.sqrt((i + .5) / chips)
        zt, _ = top(r, a)
        s = random.uniform(.7, 1.25)
        ii = i
        d = box_data((s * random.uniform(.8, 1.3), s * random.uniform(.6, 1), s * .7), s * .26, 7, lambda p: .22 * s * fbm(p + V((ii * 3.7, 0, 0)), 1.1 / s))
        parts.append(moved(d, (r * math.cos(a), r * math.sin(a), zt + .05 - s * random.uniform(.02, .2)), (random.uniform(-.5, .5), random.uniform(-.5, .5), random.uniform(0, 3))))
    for i in range(26):
        a = random.uniform(0, TAU); r = R * .8 * math.sqrt(random.random()); zt, _ = top(r, a)
        s = random.uniform(.06, .14)
        salt.append(moved(box_data((s, s, s * .6), s * .1, 1), (r * math.cos(a), r * math.sin(a), zt + .16), (random.uniform(-.5, .5), random.uniform(-.5, .5), a)))
    M4 = M4 or Matrix()
    o = mesh('cookie', vs, fs, mats['dough']); set_attr(o, 'lam', at)
    o2 = join('chips', parts, mats['choc']); o3 = join('salt', salt, mats['salt'])
    for x in (o, o2, o3): x.matrix_world = M4
    return mats


def muffin(z=0., seed=2, case='#efe3cf', dough='#d9a55c', topping='berry'):
    """A muffin in its paper case: a cracked dome that spilled over the edge. Berries and chips are baked in: the dough
    rises around them and takes their colour."""
    pl = lambda a, r, zz: (r + .10 * math.cos(44 * a) * min(1, zz / .6), zz + (.05 * fbm((math.cos(a) * 2, math.sin(a) * 2, 0), 2) if zz > 4 else 0))
    lathe('case', [(0, .05), (2.5, .02)] + [(2.55 + .95 * t, .05 + 4.3 * t) for t in np.linspace(0, 1, 14)], paper('case', case, .6, .08), 352, pl).location.z = z
    off = V((seed * 4.1, 0, 0))
    rings, steps = 90, 200
    rnd = random.Random(seed)

    def base(t, a):
        ph = t * 2.05
        r = 4.3 * math.sin(min(ph, 1.57)) ** .92 if ph < 1.57 else 4.3 - (ph - 1.57) * 1.9
        zz = 4.15 + 2.85 * math.cos(min(ph, 1.57)) ** .85 - (max(0, ph - 1.57) * .9)
        p = V((r * math.cos(a), r * math.sin(a), zz))
        return p, V((p.x, p.y, (p.z - 4) * 1.3)).normalized()
    bits = []
    if topping in ('berry', 'chocolate'):
        for i in range(15 if topping == 'berry' else 26):
            a, t = i * 2.4 + rnd.uniform(-.3, .3), .10 + .58 * math.sqrt((i + .5) / (15 if topping == 'berry' else 26))
            s = rnd.uniform(.44, .62) if topping == 'berry' else rnd.uniform(.24, .38)
            p, nn = base(t, a)
            bits.append((p + nn * s * rnd.uniform(-.45, .10), nn, s))
    vs, at = [], []
    for k in range(rings):
        for i in range(steps):
            t, a = k / (rings - 1), TAU * i / steps
            p, nn = base(t, a)
            d, _ = noise.voronoi(p * .36 + off + .3 * noise.noise_vector(p * .5 + off))
            cr = max(0, 1 - (d[1] - d[0]) / .13) * max(0, 1 - t * 1.1)
            n = .26 * fbm(p + off, .35) + .13 * fbm(p + off, 1.2) + .07 * fbm(p + off, 3) + .03 * fbm(p + off, 8)
            stain = 0.
            for q, _, s in bits:
                e = (p - q).length / s
                if e < 2.4:
                    n += s * .34 * math.exp(-((e - 1.25) / .32) ** 2)
                    stain = max(stain, math.exp(-(e / 1.35) ** 4))
            vs.append(p + nn * (n - .17 * cr * (.4 + .6 * noise.noise(p * .5 + off))))
            at.append((t, cr * .6, stain))
    fs = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i) for k in range(rings - 1) for i in range(steps)]
    m = M('muffin')
    A = m('SeparateXYZ', Vector=m('Attribute', attribute_name='lam').outputs['Vector'])
    f = m.math('SUBTRACT', m.math('ADD', m.math('MULTIPLY', m.noise(.7, 5, .6), .8), m.ramp(A.outputs['X'], [(.0, .22), (.50, .20), (.72, .36), (.86, .10), (1., 0.)])), m.math('MULTIPLY', A.outputs['Y'], .4), clamp=True)
    dark = mixc(dough, '#6a3310', .62)
    c = m.ramp(f, [(.1, mixc(dough, '#f6dfa8', .45)), (.42, dough), (.65, dark), (.95, mixc(dark, '#3a1a08', .4))])
    if topping == 'berry':
        c = m.mix(m.math('MULTIPLY', A.outputs['Z'], .62), c, '#5a2348')
    height = m.math('ADD', m.noise(4, 6, .75), m.math('ADD', m.math('MULTIPLY', m.voro(7, 'SMOOTH_F1'), .5), m.math('MULTIPLY', m.noise(16, 3), .4)))
    o = mesh('muffin', vs, fs, m.done(m.principled(Base_Color=c, Roughness=.52, Specular=.32, Normal=m.bump(height, .7, .14))))
    set_attr(o, 'lam', at)
    o.location.z = z
    parts = []
    for q, nn, s in bits:
        turn = (rnd.uniform(0, 3), rnd.uniform(0, 3), 0)
        if topping == 'berry':
            parts.append(moved(sphere_data(s, 24, 16, False, (1, 1, .88)), q, turn))
        else:
            parts.append(moved(box_data((s * 2, s * 1.7, s * 1.6), s * .55, 6, lambda p: .08 * fbm(p + q, 2)), q, turn))
    if topping == 'berry':
        m = M('berry')
        c = m.mix(m.noise(1.8, 4), '#10122a', '#343a62')
        join('berries', parts, m.done(m.principled(Base_Color=c, Roughness=.36, Specular=.5, Normal=m.bump(m.noise(5, 3), .25, .05)))).location.z = z
    elif topping == 'chocolate':
        join('chips', parts, plain('choc', '#24100a', .26, .5, .2, 2.5, .2)).location.z = z
    lift = V((0, 0, z))
    return [(vs[k * steps + i] + lift, base(k / (rings - 1), TAU * i / steps)[1]) for k in range(2, 60) for i in range(0, steps, 3)]


def brownie(z=0., size=(6.2, 5.2, 2.9), seed=1):
    off = V((seed * 3.3, 0, 0))
    d = box_data(size, .35, 40, lambda p: (.10 * fbm(p + off, .8) + .05 * fbm(p + off, 3)) if p.z < size[2] * .42 else .10 * fbm(p + off, .7) - .14 * max(0, 1 - (lambda q: q[1] - q[0])(noise.voronoi(V((p.x, p.y, 0)) * .5 + off)[0]) / .1))
    m = M('brownie'); zz = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object']).outputs['Z']
    t = m.ramp(zz, [(.0, 0.), (.98, 0.), (1., 1.)]); n = m.noise(2.2, 6, .7)
    c = m.mix(n, '#1d0d06', '#43210f'); c = m.mix(m.ramp(m.math('DIVIDE', zz, size[2] / 2), [(.86, 0.), (.94, 1.)]), c, m.mix(m.noise(.9, 4), '#5b3018', '#8a5630'))
    o = mesh('brownie', *d, m.done(m.principled(Base_Color=c, Roughness=.5, Specular=.4, Normal=m.bump(m.math('ADD', n, m.voro(5)), .7, .16))))
    o.location.z = z + size[2] / 2
    return o


def bun(z=0., seed=1):
    """Sandwich bun: base, cheese, leaf, crown with seeds."""
    off = V((seed * 2.2, 0, 0))
    m = M('bun'); zz = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object']).outputs['Z']
    f = m.math('ADD', m.ramp(m.math('DIVIDE', zz, 4.), [(.02, 0.), (.5, .75), (1., .9)]), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(.6, 5), .5), .5), clamp=True)
    c = m.ramp(f, [(0., '#f0d9a8'), (.35, '#dba75a'), (.75, '#b06a24'), (1., '#7c3f10')])
    mat = m.done(m.principled(Base_Color=c, Roughness=.38, Specular=.4, Clearcoat=.3, Clearcoat_Roughness=.15, Normal=m.bump(m.noise(6, 5), .15, .05)))
    wob = lambda a, r, h: (r * (1 + .02 * fbm((math.cos(a), math.sin(a), h * .3), 1.5)), h + .08 * fbm((r * math.cos(a), r * math.sin(a), 0), .4) * (r > .1))
    lathe('base', rounded([(0, 0), (4.6, 0, .5), (5.1, .7, .6), (4.8, 1.5, .3), (0, 1.5)], 8), mat, 128, wob).location.z = z
    cr = lathe('crown', [(0, 0), (4.6, .05)] + [(5.2 * math.cos(t) ** .62, .45 + 3.3 * math.sin(t) ** .95) for t in np.linspace(.0, 1.565, 30)] + [(0, 3.75)], mat, 128, wob); cr.location.z = z + 2.55
    ch = plain('cheese', '#f0b23a', .4, .4); o = mesh('cheese', *box_data((9.6, 9.6, .28), .1, 16, lambda p: -.0), ch)
    for v_ in o.data.vertices: v_.co.z -= max(0, math.hypot(v_.co.x, v_.co.y) - 4.7) * .8
    o.location.z = z + 2.2; o.rotation_euler.z = .5
    lf = M('leaf'); lc = lf.mix(lf.noise(1.2, 4), '#5e8f2a', '#a9c862'); leaf = lf.done(lf.principled(Base_Color=lc, Roughness=.4, Specular=.4, Normal=lf.bump(lf.noise(3, 4), .4, .1)))
    lathe('leaf', [(r, 0) for r in np.linspace(3, 5.75, 14)], leaf, 260, lambda a, r, h: (r + .25 * math.sin(5 * a) * (r > 5), (r - 3) / 2.7 * (.28 * math.sin(17 * a) + .2 * math.sin(29 * a + 1)) - (r - 4.4) * .1)).location.z = z + 2.0
    random.seed(seed); parts = []
    for i in range(90):
        a = random.uniform(0, TAU); t = random.uniform(.35, 1.5); r = 5.2 * math.cos(t) ** .62
        nrm = V((math.cos(a) * math.cos(t), math.sin(a) * math.cos(t), math.sin(t))).normalized()
        q = V((0, 0, 1)).rotation_difference(nrm).to_matrix().to_4x4() @ Matrix.Rotation(random.uniform(0, 6), 4, 'Z')
        q.translation = V((r * math.cos(a), r * math.sin(a), z + 2.55 + .45 + 3.3 * math.sin(t) ** .95 + .04))
        parts.append(moved(sphere_data(1, 8, 6, False, (.17, .1, .05)), M=q))
    join('seeds', parts, plain('seed', '#f1dfb6', .45))
