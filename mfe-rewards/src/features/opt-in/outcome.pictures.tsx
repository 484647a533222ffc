import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

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
const iced: ProductArtSpec = {
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

/** The pictures of the opt-in pages (RWD-064). */
export default drawPictures({
  latte: draw(latte),
  iced: draw(iced),
  bakery: draw({ kind: 'bakery', item: 'croissant', tone: '#d9974f' }),
  tea: draw({ kind: 'tea', cup: 'glass', size: 'medium', color: '#b4642a', bag: true, steam: true }),
});
