"""A drink from its record: vessel, liquid, foam, ice, toppings and garnish."""
import math

import numpy as np

from . import foam, fruit, ice, liquids, toppings, vessels
from .materials import plain
from .meshes import mesh
from .nodes import M, col, mixc

SAUCES = {'caramel': '#8f4a0c', 'chocolate': '#1c0b05'}


def luma(c):
    r, g, b = col(c)
    return .3 * r + .6 * g + .1 * b


def stops_of(layers, soft=.16):
    """Layers of the record, from the bottom up, as stops of a gradient with soft borders."""
    total = sum(l['height'] for l in layers)
    stops, z = [], 0.
    for k, layer in enumerate(layers):
        top = z + layer['height'] / total
        inset = min(soft, (top - z) * .46)
        stops += [(z + (inset if k else 0), layer['color']), (top - (inset if k < len(layers) - 1 else 0), layer['color'])]
        z = top
    return stops


def coffee_colour(layers):
    """The surface of a hot drink: espresso and milk mix to a warm brown, other layers to their mean."""
    total = sum(l['height'] for l in layers)
    mean = tuple(sum(col(l['color'])[i] * l['height'] for l in layers) / total for i in range(3))
    if len(layers) > 1 and luma(layers[0]['color']) < .06:
        return mixc('#8a4a1c', mean, .30)
    return mixc(mean, (0, 0, 0), .12)


def deep(c):
    """The colour that light has after its way through a glass of this drink."""
    return tuple(x ** 1.35 * 1.12 for x in col(c))


def sauce(kind):
    m = M('sauce')
    return m.done(m.principled(Base_Color=SAUCES[kind], Roughness=.1, Specular=.6, Clearcoat=.5, Clearcoat_Roughness=.02))


def hot_top(r, v, level):
    """The surface seen from above."""
    radius, f, top = v.rin(level), r.get('foam'), coffee_colour(r['layers'])
    dust = r.get('topping') if r.get('topping') in foam.DUSTS else None
    if not f:
        dark = luma(top) < .10
        return foam.black_top(radius, top) if dark else foam.milk_top(radius, 'none', top, mixc(top, (1, .95, .85), .35), r['seed'], dust)
    if luma(f['color']) < .45 and 'art' not in f:
        return foam.crema_top(radius, mixc(f['color'], '#a3621f', .5), r['seed'])
    art = f.get('art') or 'none'
    if art == 'heart' and r['seed'] % 2:
        art = 'tulip'
    return foam.milk_top(radius, art, top, mixc(f['color'], '#f3e0c2', .5), r['seed'], dust, turn=.35 * math.sin(r['seed']))


def hot(r):
    cup = r['cup']
    if cup == 'paper':
        return vessels.paper_cup(r.get('glaze', '#f3efe7'), r.get('sleeve', '#a9784b'), None if r.get('open') else r.get('lid', '#f6f4f0'), fill=r)
    if cup == 'glass':
        v = vessels.glass_mug()
        level = v.H - (1.0 if r.get('foam') else .9)
    elif cup == 'demitasse':
        v = vessels.ceramic_cup(r['glaze'], r=3.15, H=4.7, foot=1.75, wall=.3, small=True, handle_angle=r.get('handle', -28))
        level = v.H - .75
    else:
        v = vessels.ceramic_cup(r['glaze'], saucer=r.get('saucer', True), handle_angle=r.get('handle', -28), speckle=r.get('speckle', 0.), H=6.0 if r.get('saucer', True) else 7.2)
        level = v.H - .45
    thick = (r.get('foam') or {}).get('height', 0)
    if cup == 'glass':
        body = liquids.liquid('body', stops_of(r['layers']), v.z0, level, .16, streak=.4)
        foam_z = level - max(.25, thick * 6)
        liquids.fill(v, level, body, hot_top(r, v, level), .07, dome=.12)
        if r.get('foam'):
            milk = foam.micro_foam(mixc(r['foam']['color'], '#f3e0c2', .5), bubbles=.25)
            side = foam.foam_layer(v, foam_z, level + .0, milk, 0., .05)
            side.scale = (1.002, 1.002, 1)
            side.location.z = -.03
    else:
        liquids.fill(v, level, plain('body', mixc(coffee_colour(r['layers']), (1, .9, .75), .2), .2), hot_top(r, v, level), .08, dome=.35 if thick > .25 else .0)
    crown(r, v, level)
    return v


def crown(r, v, level):
    """Cream, sauce or marshmallows on top."""
    t = r.get('topping')
    if r.get('whip') or t == 'whip':
        low = r['cup'] in ('mug', 'demitasse', 'glass') if 'cup' in r else False
        cream = toppings.whipped(level - (.25 if low else -.1), v.rin(level) * (.80 if low else .97), v.rin(level) * (.80 if low else 1.05), seed=r['seed'])
        if t in ('caramel', 'cocoa') or r.get('sauce'):
            toppings.drizzle(cream, sauce(r.get('sauce') or ('caramel' if t == 'caramel' else 'chocolate')), level + 14, v.rin(level) * .84, 6, .12, seed=r['seed'])
        if t == 'cinnamon':
            toppings.powder(cream, level + 14, v.rin(level) * .8, foam.DUSTS['cinnamon'])
    elif t == 'caramel':
        surface = liquids.probe(v, level + (r.get('crown', 0)))
        toppings.drizzle([surface], sauce('caramel'), level + 9, v.rin(level) * .80, 5, .10, seed=r['seed'])
        surface.hide_render = True
    elif t == 'marshmallow':
        toppings.marshmallows(v, level, r['seed'])


def reflector(v, level, stops):
    """Behind a clear drink stands a bright sheet, as on a photographer's table: light comes through the liquid. The sheet has
    the colours of the drink, so the picture needs no ground behind it."""
    steps, rows = 48, 30
    verts, faces = [], []
    for k in range(rows + 1):
        z = v.z0 + .05 + (level - v.z0 - .08) * k / rows
        for i in range(steps + 1):
            a = math.pi * (i / steps) * 1.10 - .05 * math.pi
            q = v.rin(z) - .06
            verts.append((q * math.cos(a), q * math.sin(a), z))
    faces = [(k * (steps + 1) + i, k * (steps + 1) + i + 1, (k + 1) * (steps + 1) + i + 1, (k + 1) * (steps + 1) + i) for k in range(rows) for i in range(steps)]
    m = M('reflector')
    pos = m('TexCoord').outputs['Object']
    xyz = m('SeparateXYZ', Vector=pos)
    h = m.math('DIVIDE', m.math('SUBTRACT', xyz.outputs['Z'], float(v.z0)), float(level - v.z0))
    h = m.math('ADD', h, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(.5, 4, .5, 1.2), .5), .35), clamp=True)
    c = m.ramp(h, stops, 'EASE')
    side = m.math('DIVIDE', xyz.outputs['X'], float(v.rin(level)))
    glow = m.ramp(m.math('MULTIPLY_ADD', side, .5, .5), [(0., .34), (.30, 1.10), (.60, .86), (1., .26)])
    glow = m.math('MULTIPLY', glow, m.ramp(h, [(0., .62), (.75, .95), (1., 1.12)]))
    o = mesh('reflector', verts, faces, m.done(m('Emission', Color=c, Strength=glow).outputs[0]))
    o.visible_diffuse = o.visible_shadow = False
    o['skip_frame'] = 1


def cold(r):
    kind = r['kind']
    v = {'tumbler': vessels.tumbler, 'highball': vessels.highball, 'mason': vessels.mason, 'dome': vessels.plastic_cup}[r.get('glass', 'dome')]()
    plastic = r.get('glass', 'dome') == 'dome'
    f = r.get('foam')
    share = .86 if kind == 'blended' or r.get('topping') == 'whip' else (.74 if f else .80)
    level = v.z0 + (v.H - v.z0) * share
    stops = stops_of(r['layers'])
    if r.get('clear'):
        reflector(v, level, [(p, deep(c)) for p, c in stops])
        liquids.fill(v, level, liquids.clear_liquid('clear', mixc(stops[-1][1], (1, 1, 1), .35), .03), closed=True)
        ice.place_ice(v, level, r['ice'], r['ice'] + 1, ice.ice_mat(cloud=.16), ice.ice_mat('ice in', .20), seed=r['seed'])
    elif kind == 'blended':
        liquids.fill(v, level, liquids.blended('blended', stops, v.z0, level, r.get('sauce') and SAUCES[r['sauce']]), plain('top', stops[-1][1], .4))
    else:
        dark = luma(stops[0][1]) < .06 and not any(luma(c) > .5 for _, c in stops)   # coffee without milk
        body = liquids.liquid('body', stops, v.z0, level, .14 if dark else .62, edge='#7a3512' if dark else None)
        liquids.fill(v, level, body, plain('top', mixc(stops[-1][1], (1, .9, .8), .05), .06, .5, .1, 1.))
        if r['ice']:
            wet = liquids.liquid('wet', stops, v.z0, level, .62, pale=.10 if dark else .42, rough=.05, edge='#7a3512' if dark else None)
            ice.place_ice(v, level, r['ice'], 0 if dark else max(2, r['ice'] - 1), ice.ice_mat(cloud=.30), wet, seed=r['seed'])
    if f:
        thick = max(.45, f['height'] * 9)
        dust = r.get('topping') if r.get('topping') in foam.DUSTS else None
        foam.foam_layer(v, level - thick * .35, level + thick * .65, foam.micro_foam(f['color'], dust, v.rin(level)), .22)
        r['crown'] = thick * .65 + .25
    crown(r, v, level)
    if r.get('lid') == 'dome':
        vessels.dome_lid(v)
    if r.get('straw'):
        toppings.straw(v, color=r.get('strawColour', '#2c2320'), length=v.H + (5.5 if kind == 'blended' else 2.6), at=(1.5, 1.0), lean=(.15, .05))
    fruit.garnish(r, v, level)
    toppings.condensation(v, v.z0 + .3, level + .2, .04 if plastic else .24, 80 if plastic else 170, r['seed'])
    return v


def tea(r):
    clear = [{'color': r['color'], 'height': 1}]
    if r['cup'] == 'glass':
        v = vessels.glass_mug()
        level = v.H - 1.0
        reflector(v, level, [(p, deep(c)) for p, c in stops_of(clear)])
        liquids.fill(v, level, liquids.clear_liquid('tea', mixc(r['color'], (1, 1, 1), .3), .04), closed=True)
    else:
        v = vessels.ceramic_cup(r['glaze'], handle_angle=r.get('handle', -28), speckle=r.get('speckle', 0.))
        level = v.H - .5
        liquids.fill(v, level, plain('tea', r['color'], .1), foam.black_top(v.rin(level), mixc(r['color'], '#5a2408', .35)), .07)
    if r.get('bag'):
        toppings.tea_tag(v, r.get('sleeve', '#b5532f'))
    fruit.garnish(r, v, level)
    return v


def build(r):
    """Builds the drink; returns the camera's preset and lamps."""
    (hot if r['kind'] == 'hot' else tea if r['kind'] == 'tea' else cold)(r)
