import type { ReactNode } from 'react';
import { ProductArt, StarsArt, StorefrontArt, type ProductArtSpec } from '@crema/shared-ui/art';
import { drawPictures } from '@crema/shared-ui/draw-pictures';

const draw = (art: ProductArtSpec) => <ProductArt art={art} backdrop="none" />;
const Sheet = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox="0 0 200 200">
    <ellipse cx="100" cy="172" rx="66" ry="9" fill="var(--art-shadow)" opacity="0.14" />
    {children}
  </svg>
);

/** A ticket with a torn edge and a star. */
const Coupon = () => (
  <Sheet>
    <g transform="rotate(-9 100 100)">
      <path
        d="M30 62h140a8 8 0 0 1 8 8v18a13 13 0 0 0 0 26v18a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8v-18a13 13 0 0 0 0-26V70a8 8 0 0 1 8-8Z"
        fill="#a4471d"
      />
      <path
        d="M70 70v62"
        stroke="var(--art-light)"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path
        d="m122 78 7.600 15.800 17.400 2.300-12.700 12 3.200 17.200-15.500-8.300-15.500 8.300 3.200-17.200-12.700-12 17.400-2.300Z"
        fill="#f4b06a"
      />
      <circle cx="46" cy="101" r="9" fill="var(--art-light)" />
    </g>
  </Sheet>
);
/** A slice of cake with one candle. */
const Cake = () => (
  <Sheet>
    <path d="M44 108 122 84l40 24v46a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8Z" fill="#c98b4f" />
    <path d="M44 108 122 84l40 24v14H44Z" fill="var(--art-light)" />
    <path d="M44 122h118v12c-10 10-18-4-28 3s-18 7-28-2-18 9-30 2-20 5-32-4Z" fill="#d9698c" />
    <path d="M44 142h118v6H44Z" fill="var(--art-shade)" />
    <path d="M103 56h8v34h-8Z" fill="#29577a" />
    <path d="M107 30c9 10 9 21 0 24-9-3-9-14 0-24Z" fill="#f4b06a" />
  </Sheet>
);
/** A gift card in its ribbon. */
const Gift = () => (
  <Sheet>
    <g transform="rotate(7 100 100)">
      <rect x="34" y="60" width="132" height="88" rx="12" fill="#2c6539" />
      <path d="M34 100h132v14H34Z" fill="#f4b06a" />
      <path d="M112 60h14v88h-14Z" fill="#f4b06a" />
      <path
        d="M119 106c-22-26-42-12-30 2 7 8 22 4 30-2Zm0 0c22-26 42-12 30 2-7 8-22 4-30-2Z"
        fill="#a3222b"
      />
      <circle cx="119" cy="107" r="7" fill="#86181f" />
    </g>
  </Sheet>
);

/** The drawings of the feed by the name that an item has (streamPictures). */
export default drawPictures({
  autumn: draw({
    kind: 'hot',
    cup: 'glass',
    size: 'large',
    layers: [
      { color: '#7a3f1c', height: 2 },
      { color: '#c98145', height: 3 },
    ],
    foam: { color: '#f6e4c8', height: 0.14, art: 'rosetta' },
    steam: true,
  }),
  holiday: <Gift />,
  winter: draw({
    kind: 'hot',
    cup: 'mug',
    size: 'large',
    layers: [{ color: '#4b2513', height: 1 }],
    foam: { color: '#fbf1e2', height: 0.16, art: 'heart' },
    steam: true,
  }),
  summer: draw({
    kind: 'iced',
    cup: 'tumbler',
    size: 'large',
    layers: [
      { color: '#f4ead9', height: 2 },
      { color: '#7a4524', height: 3 },
    ],
    ice: 5,
    straw: true,
  }),
  bakery: draw({ kind: 'bakery', item: 'croissant', tone: '#d18a3a' }),
  beans: draw({ kind: 'packaged', item: 'bag', tone: '#7a3b1d', label: 'Huila' }),
  cake: <Cake />,
  coupon: <Coupon />,
  gift: <Gift />,
  orderAhead: draw({
    kind: 'hot',
    cup: 'paper',
    size: 'large',
    layers: [{ color: '#4b2c1a', height: 1 }],
    foam: { color: '#f3dfc2', height: 0.1, art: 'heart' },
    steam: true,
  }),
  rewards: draw({ kind: 'merch', item: 'tumbler', tone: '#a4471d' }),
  stars: <StarsArt backdrop="none" />,
  store: <StorefrontArt seed="corner" />,
  tea: draw({ kind: 'tea', cup: 'glass', size: 'medium', color: '#a5552a', garnish: 'lemon', steam: true }),
});
