import type { ReactNode } from 'react';
import { StarsArt, StorefrontArt } from '@crema/shared-ui/art';
import { drawPictures, renderedPicture } from '@crema/shared-ui/draw-pictures';

const rendered = new URL('../../../pictures/generated/', import.meta.url);
const photo = (name: string) => renderedPicture(rendered, name, [320, 160, 640]);
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

/** The pictures of the feed by the name that an item has (streamPictures). */
export default drawPictures({
  autumn: photo('2012-hot'),
  holiday: <Gift />,
  winter: photo('2011-hot'),
  summer: photo('2141-iced'),
  bakery: photo('3001-single'),
  beans: photo('3401-single'),
  cake: <Cake />,
  coupon: <Coupon />,
  gift: <Gift />,
  orderAhead: photo('2001-hot'),
  rewards: photo('3462-single'),
  stars: <StarsArt backdrop="none" />,
  store: <StorefrontArt seed="corner" />,
  tea: photo('2301-hot'),
});
