import type { ReactNode } from 'react';
import type { ShareImage } from '@crema/shared-contracts';
import { GiftCardArt, ProductArt, StarsArt, StorefrontArt, StoredCardArt } from '@crema/shared-ui/art';
import { drinkAndBake, refreshment } from './share-image.scenes.ts';

/** The wordmark as an outline: letters 1 unit high from the baseline up. */
export interface Wordmark {
  readonly path: string;
  readonly width: number;
}
export const shareImageSize = { width: 1200, height: 630 } as const;

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  readonly viewBox: string;
  readonly children: ReactNode;
}
/** A drawing at a place: inside, its own coordinates count. */
const Placed = ({ x, y, width, height = width, viewBox, children }: PlacedProps) => (
  <svg x={x} y={y} width={width} height={height} viewBox={viewBox}>
    {children}
  </svg>
);

/** An arched window with a product in it, as on the front page. */
const Window = ({
  x,
  y,
  width,
  height,
  children,
}: Omit<PlacedProps, 'viewBox' | 'height'> & { height: number }) => (
  <g>
    <path
      d={`M${x} ${y + height}V${y + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y + height}Z`}
      fill="#f4d9b8"
    />
    <Placed x={x - width * 0.2} y={y + height - width * 1.26} width={width * 1.4} viewBox="0 0 200 200">
      {children}
    </Placed>
  </g>
);
const Windows = ({ scene }: { readonly scene: typeof drinkAndBake }) => (
  <>
    <Window x={496} y={190} width={200} height={380}>
      <ProductArt art={scene[1]} backdrop="none" />
    </Window>
    <Window x={716} y={60} width={220} height={510}>
      <ProductArt art={scene[0]} backdrop="none" />
    </Window>
    <Window x={956} y={190} width={200} height={380}>
      <ProductArt art={scene[2]} backdrop="none" />
    </Window>
  </>
);

const pictures: Readonly<Record<ShareImage, ReactNode>> = {
  shop: <Windows scene={drinkAndBake} />,
  menu: <Windows scene={refreshment} />,
  stores: (
    <g clipPath="url(#street)">
      <clipPath id="street">
        <rect x={500} y={118} width={652} height={394} rx={32} />
      </clipPath>
      <Placed x={480} y={118} width={700} height={394} viewBox="0 0 320 180">
        <StorefrontArt seed="corner" />
      </Placed>
    </g>
  ),
  gifts: (
    <g transform="translate(620 110)">
      <g transform="rotate(-8 250 200)">
        <Placed x={20} y={0} width={400} height={250} viewBox="0 0 320 200">
          <GiftCardArt design="birthday" />
        </Placed>
      </g>
      <g transform="rotate(6 250 200)">
        <Placed x={90} y={150} width={400} height={250} viewBox="0 0 320 200">
          <GiftCardArt design="thanks" />
        </Placed>
      </g>
    </g>
  ),
  rewards: (
    <g transform="translate(600 70)">
      <Placed x={70} y={0} width={460} viewBox="0 0 200 200">
        <StarsArt backdrop="disc" />
      </Placed>
      <g transform="rotate(-7 120 400)">
        <Placed x={10} y={310} width={300} height={188} viewBox="0 0 320 200">
          <StoredCardArt palette="copper" />
        </Placed>
      </g>
    </g>
  ),
};

/** What a shared link to a part of the shop shows. Language-neutral: the wordmark and our own drawings. */
export const ShareImagePicture = ({
  image,
  wordmark,
}: {
  readonly image: ShareImage;
  readonly wordmark: Wordmark;
}) => {
  const { width, height } = shareImageSize;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <defs>
        <radialGradient id="ground" cx=".85" cy=".2" r="1.2">
          <stop offset="0" stopColor="#f0dfc9" />
          <stop offset=".6" stopColor="#fdecd6" />
          <stop offset="1" stopColor="#fbf5ec" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill="url(#ground)" />
      <path d={wordmark.path} fill="#231815" transform={`translate(84 352) scale(${360 / wordmark.width})`} />
      {pictures[image]}
    </svg>
  );
};
