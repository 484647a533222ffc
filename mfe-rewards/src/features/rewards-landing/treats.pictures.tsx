import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

const brewed: ProductArtSpec = {
  kind: 'hot',
  cup: 'mug',
  size: 'medium',
  layers: [{ color: '#3b1d0e', height: 1 }],
  steam: true,
};
const tea: ProductArtSpec = {
  kind: 'tea',
  cup: 'glass',
  size: 'medium',
  color: '#b4642a',
  bag: true,
  steam: true,
};
const croissant: ProductArtSpec = { kind: 'bakery', item: 'croissant', tone: '#d9974f' };
const latte: ProductArtSpec = {
  kind: 'hot',
  cup: 'glass',
  size: 'large',
  layers: [
    { color: '#6b3a1c', height: 2 },
    { color: '#c08f62', height: 3 },
  ],
  foam: { color: '#f6e8d3', height: 0.14, art: 'rosetta' },
};
const caramelIced: ProductArtSpec = {
  kind: 'iced',
  cup: 'tumbler',
  size: 'large',
  layers: [
    { color: '#e9d6bd', height: 2 },
    { color: '#8a5026', height: 3 },
  ],
  ice: 5,
  topping: 'caramel',
  straw: true,
};

const draw = (art: ProductArtSpec) => <ProductArt art={art} backdrop="none" />;

/** The pictures of the treats by their id (treat-tiers.ts). */
export default drawPictures({
  shot: draw({ ...brewed, cup: 'demitasse', size: 'small' }),
  syrup: draw(caramelIced),
  milk: draw(latte),
  anyDrink: draw(latte),
  brewed: draw(brewed),
  tea: draw(tea),
  bakery: draw(croissant),
  snack: draw({ kind: 'snack', item: 'nuts', tone: '#b5702f' }),
  handcrafted: draw(caramelIced),
  latte: draw(latte),
  breakfast: draw({ kind: 'lunch', item: 'panini', filling: 'egg' }),
  sandwich: draw({ kind: 'lunch', item: 'sandwich', filling: 'turkey' }),
  proteinBox: draw({ kind: 'lunch', item: 'protein-box', filling: 'cheese' }),
  atHome: draw({ kind: 'packaged', item: 'bag', tone: '#7a3b1d', label: 'House' }),
  tumbler: draw({ kind: 'merch', item: 'tumbler', tone: '#2c6539' }),
  mug: draw({ kind: 'merch', item: 'mug', tone: '#a4471d' }),
});
