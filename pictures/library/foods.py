"""Bakery from its record."""
from mathutils import Matrix

from . import bakes, bread, drinks, pastry, toppings, vessels
from .meshes import sphere_data

NUTS = ('#d9ab6c', '#c98d4a', '#e9cf9c')


def almond(rnd):
    """A flake, thin and a little bent."""
    s = rnd.uniform(.42, .58)
    return sphere_data(1, 16, 6, False, (s, s * .62, .05)), .05


def croissant(r, z):
    o = pastry.croissant(z, rot=.30, seed=r['seed'])
    topping = r.get('topping')
    if topping == 'chocolate':
        toppings.drizzle([o], drinks.sauce('chocolate'), 14, 6.2, 9, .13, seed=r['seed'])
    elif topping == 'nuts':
        o.data.calc_normals()
        points = [(o.matrix_basis @ v.co, (o.matrix_basis.to_3x3() @ v.normal).normalized()) for v in o.data.vertices if v.normal.z > .35]
        bread.scatter(points, 62, almond, r['seed'], NUTS, sink=-.2)
    pastry.crumbs(36, z + .02, 3.0, 6.6)


def cookie(r, z):
    seed, mats = r['seed'], {}
    chips = 15 if r.get('topping') in ('chocolate', 'nuts') else 0
    places = (
        Matrix.Translation((-.3, .5, z)),
        Matrix.Translation((.35, .1, z + 1.42)) @ Matrix.Rotation(.05, 4, 'X') @ Matrix.Rotation(1.3, 4, 'Z'),
        Matrix.Translation((-.35, -.2, z + 2.85)) @ Matrix.Rotation(-.06, 4, 'Y') @ Matrix.Rotation(2.3, 4, 'Z'),
    )
    for k, place in enumerate(places):
        pastry.cookie_one(seed=seed + k, M4=place, dough=r['tone'], mats=mats, chips=chips)
    pastry.crumbs(30, z + .02, 4.6, 6.8, ('#b8752e', '#8a5522', '#2a1309'))


def muffin(r, z):
    points = pastry.muffin(z, r['seed'], dough=r['tone'], topping=r.get('topping'))
    if r.get('topping') == 'seeds':
        bread.scatter(points, 150, bread.seed_shape, r['seed'], ('#f0deb4', '#e2c98f', '#6d7d3b'))
    pastry.crumbs(18, z + .02, 3.4, 6.4)


BUILDERS = {'croissant': croissant, 'cookie': cookie, 'muffin': muffin, 'donut': bread.donut, 'bagel': bread.bagel, 'loaf': bread.loaf,
            'roll': bakes.roll, 'scone': bakes.scone, 'cakepop': bakes.cakepop}


def build(r):
    small = {'muffin': 6.3, 'donut': 6.9, 'bagel': 7.0, 'cakepop': 6.4, 'cookie': 7.2, 'loaf': 6.8}
    z = vessels.plate(r.get('plate', '#ddd5c8'), small.get(r['item'], 7.7))
    BUILDERS[r['item']](r, z)
