import { ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);
const photo = (name: string) => renderedPicture(rendered, name, [320]);
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
  snack: photo('3304-single'),
  handcrafted: photo('2141-iced'),
  latte: photo('2010-hot'),
  breakfast: photo('3101-single'),
  sandwich: photo('3221-single'),
  proteinBox: draw({ kind: 'lunch', item: 'protein-box', filling: 'cheese' }),
  atHome: photo('3401-single'),
  tumbler: photo('3462-single'),
  mug: draw({ kind: 'merch', item: 'mug', tone: '#a4471d' }),
});
