import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);
const tile = (name: string) => renderedPicture(rendered, name, [320, 160, 640]);

/** The pictures of the menu categories by their id (category-links.ts). */
export default drawPictures({
  hotCoffee: tile('2014-hot'),
  coldCoffee: tile('2141-iced'),
  tea: tile('2301-hot'),
  refreshers: tile('2401-iced'),
  frozen: tile('2202-blended'),
  bakery: tile('3001-single'),
});
