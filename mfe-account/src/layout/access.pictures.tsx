import { ProductArt, StarsArt } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

export default drawPictures({
  cappuccino: (
    <ProductArt
      backdrop="none"
      art={{
        kind: 'hot',
        cup: 'mug',
        size: 'large',
        layers: [{ color: '#6b3a1e', height: 1 }],
        foam: { color: '#f6e3c8', height: 0.22, art: 'rosetta' },
        steam: true,
      }}
    />
  ),
  croissant: <ProductArt backdrop="none" art={{ kind: 'bakery', item: 'croissant', tone: '#d9954c' }} />,
  stars: <StarsArt backdrop="none" />,
});
