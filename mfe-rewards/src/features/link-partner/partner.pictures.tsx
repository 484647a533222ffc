import { PartnerLogoArt, ProductArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

const draw = (art: ProductArtSpec) => <ProductArt art={art} backdrop="none" />;

/** The pictures of the partners' pages, with a mark for each kind of program: it shows no real brand (D-02). */
export default drawPictures({
  hotel: <PartnerLogoArt partner="hotel" />,
  airline: <PartnerLogoArt partner="airline" />,
  bank: <PartnerLogoArt partner="bank" />,
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
