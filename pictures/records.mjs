// Derives from the catalogue what a picture shows: vessel, glaze, camera, and a seed for everything that differs by chance.
// The art record of the product decides; the product's number varies what the art leaves open, so that neighbours on a page
// do not look alike. A new product needs no line here.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueFrom } from '../apiproxy/src/catalogue/catalogue-in-effect.ts';
import { liquid } from '../apiproxy/src/catalogue/art/product-art.ts';
import { readSample } from '../apiproxy/src/shop/sample.ts';

const clearColours = new Set(
  [
    'dragon',
    'mango',
    'peach',
    'lemon',
    'hibiscus',
    'blackTea',
    'greenTea',
    'herbal',
    'mint',
    'berry',
    'strawberry',
  ].map((name) => liquid[name]),
);
const pick = (list, seed) => list[seed % list.length];

const porcelain = [
  { glaze: '#efe8dc', view: { camera: 'three', elevation: 36 } },
  { glaze: '#efe8dc', view: { camera: 'top', elevation: 62 } },
  { glaze: '#b9a48c', saucer: false, speckle: 0.5, view: { camera: 'three', elevation: 40 } },
  { glaze: '#8d9a88', view: { camera: 'three', elevation: 44 } },
  { glaze: '#c98d6b', view: { camera: 'three', elevation: 33 } },
];
const toGo = [
  { sleeve: '#a9784b', lid: '#f6f4f0' },
  { sleeve: '#2c1d15', open: true, view: { camera: 'hero', elevation: 27 } },
  { sleeve: '#c9643c', lid: '#2b211c' },
  { sleeve: '#5f7a5c', open: true, view: { camera: 'hero', elevation: 27 } },
  { sleeve: '#d9b98a', lid: '#2b211c' },
];
const straws = ['#2c2320', '#c9643c', '#efe6d6', '#3f6b52'];

const lookOf = {
  hot: (art, seed) => {
    if (art.cup === 'paper') return { view: { camera: 'level' }, ...pick(toGo, seed) };
    if (art.cup === 'glass') return { view: { camera: 'hero', elevation: 22 } };
    if (art.cup === 'demitasse')
      return pick(
        porcelain.filter(({ saucer }) => saucer !== false),
        seed,
      );
    return pick(porcelain, seed);
  },
  tea: (art, seed) =>
    art.cup === 'glass'
      ? { sleeve: pick(['#b5532f', '#3f6b52', '#7a3b52'], seed), view: { camera: 'hero', elevation: 24 } }
      : pick(porcelain, seed),
  iced: (art, seed) => ({
    glass: art.cup === 'tumbler' ? pick(['tumbler', 'highball'], seed) : art.cup,
    clear: art.layers.every(({ color }) => clearColours.has(color)),
    strawColour: pick(straws, seed),
    ...(art.topping === 'whip' &&
      art.layers.some(({ color }) => color === liquid.mocha) && { sauce: 'chocolate' }),
    view: { camera: 'hero' },
  }),
  blended: (art, seed) => ({
    glass: 'dome',
    ice: 0,
    strawColour: pick(straws, seed),
    ...(art.topping === 'caramel' && { sauce: 'caramel' }),
    ...(art.topping === 'cocoa' && { sauce: 'chocolate' }),
    view: { camera: 'hero' },
  }),
  bakery: (art, seed) => ({
    plate: pick(['#ddd5c8', '#8d9a88', '#e9e2d6', '#b98d72'], seed),
    view: { camera: 'three', share: 0.95, elevation: { donut: 34, bagel: 34, muffin: 22 }[art.item] ?? 27 },
  }),
  lunch: (art, seed) => ({
    plate: pick(['#e9e2d6', '#8d9a88', '#ddd5c8', '#b98d72'], seed),
    view: { camera: 'three', share: 0.95, elevation: { oatmeal: 44, salad: 42, wrap: 40 }[art.item] ?? 24 },
  }),
  packaged: (art) => ({
    view: { camera: 'level', azimuth: 12, ...(art.item === 'capsules' && { elevation: 20 }) },
  }),
  snack: (art) => ({
    view: ['chips', 'juice'].includes(art.item)
      ? { camera: 'level', azimuth: 10 }
      : { camera: 'three', elevation: art.item === 'yogurt' ? 24 : 36, share: 0.92 },
  }),
  merch: () => ({ view: { camera: 'hero', elevation: 14 } }),
};

/** The record of a product's picture: its art, its look, and its id as a file name (2010-hot). */
export const recordOf = (product, position) => ({
  id: product.id.replace('/', '-'),
  seed: position + 1,
  ...lookOf[product.art.kind]?.(product.art, position),
  ...product.art,
  ...(product.art.kind === 'blended' && { ice: 0 }),
});

/** Designs of gift cards: base, foil, and the colour of the card behind. The ids are those of shared-ui/src/art/cards. */
const cards = {
  thanks: { tone: '#1f3a34', foil: '#d8a25e', second: '#e9dcc6' },
  birthday: { tone: '#a4471d', foil: '#f3d3a0', second: '#f0cdb0' },
  congrats: { tone: '#24523a', foil: '#e3bd6e', second: '#dfe3cf' },
  holiday: { tone: '#7d1f2b', foil: '#e7c88e', second: '#f1e4d2' },
  hello: { tone: '#f2d3a4', foil: '#a4571f', second: '#c9643c' },
  love: { tone: '#a93a48', foil: '#f2c9a8', second: '#f2b8be' },
};
const cardRecords = () =>
  Object.entries(cards).map(([design, colours]) => ({
    id: `gift-${design}`,
    kind: 'card',
    seed: 1,
    design,
    ...colours,
    view: { camera: 'three', elevation: 46, azimuth: -18, share: 0.9 },
  }));

/** The great pictures of pages, rendered twice as wide as a product's. */
const heroRecords = () => [
  {
    id: 'hero-latte',
    hero: true,
    seed: 5,
    glaze: '#efe8dc',
    kind: 'hot',
    cup: 'mug',
    size: 'large',
    layers: [
      { color: liquid.espresso, height: 2 },
      { color: liquid.latte, height: 8 },
    ],
    foam: { color: '#fbf4e8', height: 0.09, art: 'rosetta' },
    view: { camera: 'three', elevation: 41, azimuth: 20, share: 0.94 },
  },
];

/**
 * Every record. The position of a product among those of its kind and cup varies its look: neighbours get different ones.
 */
export const allRecords = () => {
  const counts = new Map();
  const products = catalogueFrom(readSample()).products.map((product) => {
    const group = `${product.art.kind} ${product.art.cup ?? product.art.item ?? ''}`;
    const position = counts.get(group) ?? 0;
    counts.set(group, position + 1);
    return recordOf(product, position);
  });
  return [...products, ...cardRecords(), ...heroRecords()];
};

/** The SHA-256 of a record as short hex. */
export const hashOf = (record) =>
  createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 12);

const versions = JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8'));
/** The version of a record's builder; undefined if there is none. Item before kind: the version of croissants does not make cookies stale. */
export const versionOf = ({ kind, item }) => versions[item] ?? versions[kind];
/** A picture with another stamp is stale. */
export const stampOf = (record) => `${hashOf(record)}.${versionOf(record)}`;
