import type { ReactNode } from 'react';
import type { ShareImage } from '@crema/shared-contracts';
import {
  GiftCardArt,
  ProductArt,
  StarsArt,
  StorefrontArt,
  StoredCardArt,
  type GiftCardDesign,
  type ProductArtSpec,
} from '@crema/shared-ui/art';
import { heroProducts } from '@crema/shared-ui/hero-products';

/** The wordmark as an outline; capital letters are 1 unit high above the baseline. */
export interface Wordmark {
  readonly path: string;
  readonly width: number;
}
export const shareImageSize = { width: 1200, height: 630 } as const;

interface DrawingProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly viewBox: string;
  readonly children: ReactNode;
}
/** A drawing in a box of the picture, with a coordinate system of its own. */
const Drawing = ({ x, y, width, height = width, viewBox, children }: DrawingProps) => (
  <svg x={x} y={y} width={width} height={height} viewBox={viewBox}>
    {children}
  </svg>
);

/** An arched window with a product in it, as on the home page. */
const Window = ({
  x,
  y,
  width,
  height,
  children,
}: Omit<DrawingProps, 'viewBox' | 'height'> & { height: number }) => (
  <g>
    <path
      d={`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`}
      fill="#f4d9b8"
    />
    <Drawing x={x - width * 0.2} y={y + height - width * 1.26} width={width * 1.4} viewBox="0 0 200 200">
      {children}
    </Drawing>
  </g>
);
/** The windows by their number, the middle one first. */
const windowsByCount = [
  [],
  [{ x: 640, y: 60, width: 380, height: 510 }],
  [
    { x: 580, y: 60, width: 260, height: 510 },
    { x: 876, y: 150, width: 230, height: 420 },
  ],
  [
    { x: 716, y: 60, width: 220, height: 510 },
    { x: 496, y: 190, width: 200, height: 380 },
    { x: 956, y: 190, width: 200, height: 380 },
  ],
] as const;
const Windows = ({ products }: { readonly products: readonly ProductArtSpec[] }) =>
  windowsByCount[products.length]?.map((box, index) => {
    const art = products[index];
    return (
      art && (
        <Window key={box.x} {...box}>
          <ProductArt art={art} backdrop="none" />
        </Window>
      )
    );
  });

const pictures: Readonly<Record<ShareImage, ReactNode>> = {
  shop: <Windows products={heroProducts.morning} />,
  menu: <Windows products={heroProducts.afternoon} />,
  stores: (
    <g clipPath="url(#street)">
      <clipPath id="street">
        <rect x={500} y={118} width={652} height={394} rx={32} />
      </clipPath>
      <Drawing x={480} y={118} width={700} height={394} viewBox="0 0 320 180">
        <StorefrontArt seed="corner" />
      </Drawing>
    </g>
  ),
  gifts: (
    <g transform="translate(620 110)">
      <g transform="rotate(-8 250 200)">
        <Drawing x={20} y={0} width={400} height={250} viewBox="0 0 320 200">
          <GiftCardArt design="birthday" />
        </Drawing>
      </g>
      <g transform="rotate(6 250 200)">
        <Drawing x={90} y={150} width={400} height={250} viewBox="0 0 320 200">
          <GiftCardArt design="thanks" />
        </Drawing>
      </g>
    </g>
  ),
  rewards: (
    <g transform="translate(600 70)">
      <Drawing x={70} y={0} width={460} viewBox="0 0 200 200">
        <StarsArt backdrop="disc" />
      </Drawing>
      <g transform="rotate(-7 120 400)">
        <Drawing x={10} y={310} width={300} height={188} viewBox="0 0 320 200">
          <StoredCardArt palette="copper" />
        </Drawing>
      </g>
    </g>
  ),
};

const backgrounds = { glow: 'url(#background)', plain: '#fbeedd' } as const;

interface PictureBackgroundProps {
  readonly wordmark: Wordmark;
  /** `plain` takes a third less time and bytes; the pictures of products and gift designs use it. */
  readonly background: 'glow' | 'plain';
  readonly children: ReactNode;
}
/** The picture of a shared link: the wordmark and a drawing, without text. */
const Picture = ({ wordmark, background, children }: PictureBackgroundProps) => {
  const { width, height } = shareImageSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {background === 'glow' && (
        <radialGradient id="background" cx=".85" cy=".2" r="1.2">
          <stop offset="0" stopColor="#f0dfc9" />
          <stop offset=".6" stopColor="#fdecd6" />
          <stop offset="1" stopColor="#fbf5ec" />
        </radialGradient>
      )}
      <rect width={width} height={height} fill={backgrounds[background]} />
      <path d={wordmark.path} fill="#231815" transform={`translate(84 352) scale(${360 / wordmark.width})`} />
      {children}
    </svg>
  );
};

interface PictureProps {
  readonly wordmark: Wordmark;
}
/** The picture of a section of the shop. */
export const ShareImagePicture = ({ image, wordmark }: PictureProps & { readonly image: ShareImage }) => (
  <Picture wordmark={wordmark} background="glow">
    {pictures[image]}
  </Picture>
);

/** The picture of a product, or of a category by up to three of its products, the main one first. */
export const ProductsPicture = ({
  products,
  wordmark,
}: PictureProps & { readonly products: readonly ProductArtSpec[] }) => (
  <Picture wordmark={wordmark} background="plain">
    <Windows products={products} />
  </Picture>
);

/** The picture of a gift card's design. */
export const GiftPicture = ({ design, wordmark }: PictureProps & { readonly design: GiftCardDesign }) => (
  <Picture wordmark={wordmark} background="plain">
    <g transform="rotate(-6 830 315)">
      <Drawing x={550} y={140} width={560} height={350} viewBox="0 0 320 200">
        <GiftCardArt design={design} />
      </Drawing>
    </g>
  </Picture>
);
