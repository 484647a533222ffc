import { PartnerLogoArt, ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

const draw = (art: ProductArtSpec) => <ProductArt art={art} backdrop="none" />;

/** The pictures of the partner's pages: the mark shows no real brand (D-02). */
export default drawPictures({
  hotel: <PartnerLogoArt partner="hotel" />,
  latte: draw({
    ...{ kind: 'hot', cup: 'mug', size: 'large', steam: true },
    layers: [
      { color: '#6b3a1c', height: 1 },
      { color: '#b98252', height: 1 },
    ],
    foam: { color: '#f8ecd9', height: 0.16, art: 'rosetta' },
  }),
  tea: draw({ kind: 'tea', cup: 'glass', size: 'medium', color: '#b4642a', bag: true, steam: true }),
});
