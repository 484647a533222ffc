import { ProductArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

export default drawPictures({
  /** A heart in the foam. */
  lovedCup: (
    <ProductArt
      art={{
        kind: 'hot',
        cup: 'mug',
        size: 'large',
        layers: [{ color: '#8a4b22', height: 1 }],
        foam: { color: '#f3dfc3', height: 0.2, art: 'heart' },
        steam: true,
      }}
      backdrop="none"
    />
  ),
  emptyGlass: (
    <ProductArt
      art={{
        kind: 'iced',
        cup: 'tumbler',
        size: 'large',
        layers: [{ color: '#f6ead9', height: 1 }],
        ice: 2,
        straw: true,
      }}
      backdrop="none"
    />
  ),
  emptyMug: (
    <ProductArt art={{ kind: 'tea', cup: 'glass', size: 'large', color: '#f2e3cb' }} backdrop="none" />
  ),
});
