import { ProductArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';
import { heroProducts } from '@crema/shared-ui/hero-products';

const draw = (part: keyof typeof heroProducts, place: number) => (
  <ProductArt art={heroProducts[part][place] ?? heroProducts[part][0]} backdrop="none" />
);

/** The products in the three windows: the one in the middle, and those at its sides by the time of day. */
export default drawPictures({
  middle: draw('morning', 0),
  morningLeft: draw('morning', 1),
  morningRight: draw('morning', 2),
  afternoonLeft: draw('afternoon', 1),
  afternoonRight: draw('afternoon', 2),
  eveningLeft: draw('evening', 1),
  eveningRight: draw('evening', 2),
});
