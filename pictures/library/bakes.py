"""More bakery: cinnamon roll, scone, cake pop."""
import math
import random

import numpy as np
from mathutils import Matrix, Vector as V, noise

from .bread import SPRINKLES, crust, glaze, nut, scatter, seed_shape, sprinkle
from .materials import plain
from .meshes import TAU, box_data, circle, fbm, join, lathe, mesh, moved, set_attr, sphere_data, sweep_data
from .nodes import M, mixc


def roll(r, z):
    """A rope of dough, rolled flat into a spiral: cinnamon in the groove, icing that runs down, or pecans."""
    tone, seed, turns, wide, tall = r['tone'], r['seed'], 2.7, 1.32, 3.3
    path, n = [], 420
    for i in range(n):
        t = i / (n - 1)
        a = t * turns * TAU
        q = .35 + wide * 1.32 * turns * t
        path.append(V((q * math.cos(a), q * math.sin(a), tall / 2 + .55 * (1 - t) ** 1.5)))
    section = []
    for k in range(36):
        a = TAU * k / 36
        c, s = math.cos(a), math.sin(a)
        section.append((math.copysign(abs(c) ** .75, c) * wide * .66, math.copysign(abs(s) ** .62, s) * tall / 2))
    size = lambda t: (1 - .25 * (1 - t) ** 3) * (1 if t < .985 else max(.25, (1 - t) / .015)) * (1 + .05 * fbm((t * 16, seed, 0), 1))
    verts, faces = sweep_data(path, section, up=V((0, 0, 1)), scale=size)
    verts = [v + V((.10 * fbm((v.x * .7, v.y * .7, seed), 1), .10 * fbm((v.x * .7, v.y * .7, seed + 5), 1), .16 * fbm((v.x * .5, v.y * .5, v.z), 1))) for v in verts]
    o = mesh('roll', [V((v.x, v.y, max(.02, v.z))) for v in verts], faces, crust('dough', mixc(tone, '#b8742e', .35), .2, tall + .4, .3))
    o.location.z = z
    groove, dark = [], []
    for i in range(n):
        t = i / (n - 1)
        a, q = t * turns * TAU, .35 + wide * 1.32 * turns * t - wide * .66
        if q > .3:
            groove.append(V((q * math.cos(a), q * math.sin(a), tall - .28 + .5 * (1 - t) ** 1.5)))
    m = M('cinnamon')
    cin = m.done(m.principled(Base_Color=m.mix(m.noise(6, 3), '#4a220c', '#7a4118'), Roughness=.45, Specular=.4))
    mesh('groove', *sweep_data(groove, circle(8, .26, .22), up=V((0, 0, 1))), cin).location.z = z
    top = [(p + V((0, 0, z + tall / 2 + .02)), V((0, 0, 1))) for p in path[20:]]
    if r.get('topping') == 'nuts':
        sticky = M('sticky')
        mesh('caramel', *cover(path, tall, wide, seed, .72), sticky.done(sticky.principled(Base_Color='#7a3c0c', Roughness=.1, Specular=.6, Clearcoat=.5))).location.z = z
        wide_top = [(p + V((random.uniform(-.4, .4), random.uniform(-.4, .4), .1)), n_) for p, n_ in top]
        scatter(wide_top, 46, nut, seed, ('#a5652c', '#8a4f1f', '#c98d4a'))
    else:
        white, parts = glaze('#fbf4ea'), []
        for k in range(11):                                 # threads across the spiral; each sags into the grooves
            x0, line = -4.2 + .84 * k, []
            for j in range(70):
                y = -4.6 + 9.2 * j / 69
                x = x0 + .30 * math.sin(y * 1.1 + k * 2.1) + .10 * fbm((x0, y, seed), 1.2)
                q = math.hypot(x, y)
                if q < 4.45 * (1 + .08 * math.sin(5 * math.atan2(y, x) + seed)):
                    wave = ((q - .35) / (wide * 1.32) - math.atan2(y, x) / TAU) % 1
                    line.append(V((x, y, tall + .02 + .20 * math.cos(TAU * wave) + .5 * max(0, 1 - q / 4.6) ** 1.5 - max(0, q - 3.7) ** 2 * .9)))
            if len(line) > 4:
                parts.append(sweep_data(line, circle(12, .27, .17), up=V((0, 0, 1)), scale=lambda t: 1 + .35 * math.sin(t * 17 + 1)))
        join('icing', parts, white).location.z = z


def cover(path, tall, wide, seed, reach):
    """A sheet of icing over the spiral: follows the ropes, thick in grooves, with tongues at its border."""
    R = path[-1].xy.length * 1.04
    verts, rings, steps = [], 46, 180
    for k in range(rings + 1):
        for i in range(steps):
            a = TAU * i / steps
            border = reach * (1 + .16 * fbm((math.cos(a) * 1.7, math.sin(a) * 1.7, seed), 1.2) + .05 * math.sin(9 * a + seed))
            q = R * border * k / rings
            x, y = q * math.cos(a), q * math.sin(a)
            wave = ((q - .35) / (wide * 1.32) - a / TAU) % 1
            ridge = math.cos(TAU * wave)
            fall = max(0, q / R - .84) * 5.
            edge = min(1, (1 - k / rings) / .10)
            z = tall + .26 + .20 * ridge + .5 * max(0, 1 - q / R) ** 1.5 - fall * fall * 1.2 + .10 * math.sin(edge * math.pi / 2) - .14
            verts.append(V((x, y, z - (.22 if k == rings else 0))))
    faces = [(k * steps + i, k * steps + (i + 1) % steps, (k + 1) * steps + (i + 1) % steps, (k + 1) * steps + i) for k in range(rings) for i in range(steps)]
    return verts, [f[::-1] for f in faces]


def scone(r, z):
    """A wedge with a rough, cracked top; berries or icing."""
    seed, tone = r['seed'], r['tone']
    off = V((seed * 3.7, 0, 0))
    L, half, tall = 9.6, .55, 3.4
    nu, nv = 120, 60
    verts, at = [], []

    def outline(t):
        """The rim of a wedge with rounded corners, t from 0 to 1, and its middle."""
        corners = [V((0, -L * .46, 0)), V((L * .50, L * .36, 0)), V((-L * .50, L * .36, 0))]
        k, u = int(t * 3) % 3, (t * 3) % 1
        p = corners[k].lerp(corners[(k + 1) % 3], u)
        bulge = .5 if k == 1 else .16
        away = p.normalized()
        round_ = 1 - .20 * (math.exp(-(u / .11) ** 2) + math.exp(-((1 - u) / .11) ** 2))
        return (p + away * bulge * math.sin(math.pi * u)) * round_
    for k in range(nv + 1):
        v = k / nv
        for i in range(nu):
            rim = outline(i / nu)
            side = min(1, v / .42)
            q = (1.0 + .05 * math.sin(side * math.pi)) if v < .42 else max(0, math.cos((v - .42) / .58 * math.pi / 2)) ** .55
            h = tall * .74 * side if v < .42 else tall * (.74 + .26 * math.sin((v - .42) / .58 * math.pi / 2))
            p = V((rim.x * q, rim.y * q, h))
            d, _ = noise.voronoi(p * .55 + off + .35 * noise.noise_vector(p * .6 + off))
            crack = max(0, 1 - (d[1] - d[0]) / .16) * min(1, v * 2.5)
            n = .26 * fbm(p + off, .45) + .24 * fbm(p + off, 1.2) + .13 * fbm(p + off, 3.) + .06 * fbm(p + off, 8) - .26 * crack
            out = V((rim.x, rim.y, 0)).normalized() * (1 if v < .42 else .35) + V((0, 0, 0 if v < .3 else 1))
            verts.append(p + out.normalized() * n * (.4 + .6 * min(1, v * 3)))
            at.append((v, 0, 0))
    faces = [(k * nu + i, k * nu + (i + 1) % nu, (k + 1) * nu + (i + 1) % nu, (k + 1) * nu + i) for k in range(nv) for i in range(nu)]
    mat = crust('scone', mixc(tone, '#b06a28', .55), -2.2, tall + .2, .10, '#e6c084', '#6a3410')
    o = mesh('scone', verts, faces, mat)
    turn = Matrix.Translation((0, 0, z)) @ Matrix.Rotation(.55, 4, 'Z')
    o.matrix_world = turn
    tops = [(turn @ verts[k * nu + i], V((verts[k * nu + i].x * .08, verts[k * nu + i].y * .08, 1)).normalized()) for k in range(int(nv * .44), nv - 6) for i in range(0, nu, 2)]
    if r.get('topping') == 'berry':
        rnd, parts = random.Random(seed), []
        for _ in range(17):
            p, out = rnd.choice(tops)
            s = rnd.uniform(.36, .52)
            parts.append(moved(sphere_data(s, 20, 14, False, (1, 1, .85)), p - out * s * rnd.uniform(.0, .5)))
        m = M('berry')
        join('berries', parts, m.done(m.principled(Base_Color=m.mix(m.noise(2, 3), '#5a1024', '#8f1c34'), Roughness=.34, Specular=.5)))
        scatter(tops, 150, lambda rnd: (box_data((.11, .10, .07), .02, 1), .03), seed, ('#fbf4ea',))
    elif r.get('topping') == 'icing':
        drip = []
        for k in range(9):
            x = -3.6 + .9 * k
            line = [p for p, _ in sorted(((q, 0) for q, _ in tops if abs(q.x - x - .25 * math.sin(q.y * 2 + k)) < .16), key=lambda e: e[0].y)][::3]
            if len(line) > 4:
                drip.append(sweep_data([p + V((0, 0, .08)) for p in line], circle(10, .16, .11)))
        join('icing', drip, glaze('#fbf4ea'))


def cakepop(r, z):
    """Two coated balls on sticks, one lying, one standing behind it."""
    tone, seed = r['tone'], r['seed']
    coat = glaze(tone)
    stick = plain('stick', '#f6efe2', .6)
    for k, (x, y, lean) in enumerate(((-1.5, .7, -.10), (1.9, -.6, .16))):
        R = 2.15
        ball = [v * (1 + .02 * fbm(v + V((k * 9, seed, 0)), .5)) for v in sphere_data(R, 72, 44)[0]]
        turn = Matrix.Translation((x, y, z)) @ Matrix.Rotation(lean, 4, 'Y') @ Matrix.Translation((0, 0, 6.6 if k == 0 else 5.4))
        o = mesh('pop', ball, sphere_data(R, 72, 44)[1], coat)
        o.matrix_world = turn
        s = lathe('stick', [(0, -7.2), (.19, -7.2), (.19, -R * .9), (0, -R * .9)], stick, 24)
        s.matrix_world = turn
        collar = lathe('collar', [(.2, -R - .28), (.5, -R - .16), (.95, -R + .25), (.4, -R + .4)], coat, 48)
        collar.matrix_world = turn
        points = [(turn @ v, (turn.to_3x3() @ v).normalized()) for v in ball if v.z > -.5]
        scatter(points, 90, sprinkle, seed + k, SPRINKLES if sum(mixc(tone, tone, 0)) < .6 else SPRINKLES[1:])
    block = plain('block', '#8a5a34', .5, .4, .2, 2.)
    mesh('stand', *moved(box_data((8.4, 4.6, 1.3), .2, 6), (.2, 0, z + .55)), block)
