import { ProductArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

export default drawPictures({
  latte: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'hot',
        cup: 'mug',
        size: 'large',
        layers: [
          { color: '#6b3a1c', height: 1 },
          { color: '#b98252', height: 1 },
        ],
        foam: { color: '#f8ecd9', height: 0.16, art: 'rosetta' },
        steam: true,
      }}
    />
  ),
});
