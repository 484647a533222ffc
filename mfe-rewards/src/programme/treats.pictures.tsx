import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);
const photo = (name: string) => renderedPicture(rendered, name, [320, 160]);
const draw = (art: ProductArtSpec) => <ProductArt art={art} backdrop="none" />;

/** The pictures of the treats by their id (treats.ts). */
export default drawPictures({
  shot: photo('2050-hot'),
  syrup: photo('2103-iced'),
  milk: photo('2016-hot'),
  anyDrink: photo('2014-hot'),
  brewed: photo('2001-hot'),
  tea: photo('2301-hot'),
  bakery: photo('3001-single'),
  snack: draw({ kind: 'snack', item: 'nuts', tone: '#b5702f' }),
  handcrafted: photo('2141-iced'),
  latte: photo('2010-hot'),
  breakfast: photo('3101-single'),
  sandwich: draw({ kind: 'lunch', item: 'sandwich', filling: 'turkey' }),
  proteinBox: draw({ kind: 'lunch', item: 'protein-box', filling: 'cheese' }),
  atHome: draw({ kind: 'packaged', item: 'bag', tone: '#7a3b1d', label: 'House' }),
  tumbler: draw({ kind: 'merch', item: 'tumbler', tone: '#2c6539' }),
  mug: draw({ kind: 'merch', item: 'mug', tone: '#a4471d' }),
});
