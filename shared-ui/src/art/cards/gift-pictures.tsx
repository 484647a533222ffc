import type { ReactNode } from 'react';
import type { GiftCardDesign } from './gift-card-designs.ts';
import { scatter } from '../scatter.ts';

const confettiColors = ['#f4b06a', '#fff3e0', '#e0566b', '#8cc6a0', '#f7d54a'] as const;

/** True where neither the brand's mark nor the words are: the left of the card, and the whole width below the star. */
const isBesideWords = ({ x, y }: { x: number; y: number }) => x > (y < 70 ? 64 : 156) && (x > 232 || y < 146);

const Confetti = ({ seed }: { seed: number }) =>
  scatter(42, seed)
    .map(([x, y, chance]) => ({ x: 200 + x * 150, y: 86 + y * 110, chance }))
    .filter(isBesideWords)
    .map(({ x, y, chance }, index) => (
      <rect
        key={index}
        transform={`translate(${x} ${y})rotate(${chance * 180})`}
        width={4 + chance * 5}
        height="3.5"
        rx="1.5"
        fill={confettiColors[index % 5]}
      />
    ));

const Sprig = ({ turn, length = 1 }: { turn: number; length?: number }) => (
  <g transform={`translate(234 196)rotate(${turn})scale(${length})`}>
    <path d="M0 0C4-40-2-84 2-128" fill="none" stroke="#3c6b3f" strokeWidth="3" />
    <path
      d="M1-40C20-42 30-56 30-68 12-68 2-56 1-40ZM0-62C-20-64-30-78-30-90-12-90-2-78 0-62ZM1-84C18-86 27-98 27-110 11-110 2-100 1-84Z"
      fill="#6fa568"
    />
    <g transform="translate(2 -132)" fill="#fff6e8">
      <path d="M0 0C-10-8-12-22 0-26 12-22 10-8 0 0ZM0 0C4-12 16-18 24-10 24 2 12 6 0 0ZM0 0C12 2 18 14 10 22-2 22-6 12 0 0ZM0 0C4 12-2 22-12 22-18 14-12 4 0 0ZM0 0C-12 6-24 2-24-10-16-18-4-12 0 0Z" />
      <circle r="5" fill="#f4b06a" />
    </g>
  </g>
);

/** A cup seen from above with a heart in its foam. */
const CupFromAbove = () => (
  <g transform="translate(244 104)">
    <circle r="82" cx="4" cy="8" fill="#2a1206" fillOpacity=".22" />
    <circle r="80" fill="#fff8ef" />
    <circle r="70" fill="#efdcc5" />
    <path transform="rotate(-40)" d="M60-34 92-56a10 10 0 0 1 12 16L72-14Z" fill="#fff8ef" />
    <circle r="58" fill="#fffaf3" />
    <circle r="52" fill="#7d431d" />
    <circle r="48" fill="#b8723a" />
    <path d="M0 36C-16 22-38 8-35-12-33-31-10-33 0-18 10-33 33-31 35-12 38 8 16 22 0 36Z" fill="#fff4e2" />
    <path
      d="M0 22C-9 12-22 3-21-8-20-19-6-20 0-11 6-20 20-19 21-8 22 3 9 12 0 22Z"
      fill="none"
      stroke="#cf9764"
      strokeWidth="4"
    />
  </g>
);

/** The picture of each design, on a card of 320 × 200, in its right half. */
export const giftPictures = {
  thanks: (
    <>
      <circle cx="242" cy="116" r="94" fill="#fff" fillOpacity=".28" />
      <Sprig turn={-30} length={0.95} />
      <Sprig turn={26} />
      <Sprig turn={-2} length={1.16} />
    </>
  ),
  birthday: (
    <>
      <Confetti seed={3} />
      <g transform="translate(228 178)">
        <ellipse rx="74" ry="12" fill="#2a1206" fillOpacity=".35" />
        <path d="M-56-58H56V-14C56 4 40 8 0 8S-56 4-56-14Z" fill="#f3c48f" />
        <path d="M-56-30H56V-14C56 4 40 8 0 8S-56 4-56-14Z" fill="#8a4a26" />
        <path
          d="M-60-62C-60-78 60-78 60-62V-46C52-30 44-52 32-40S10-22-2-40-24-36-32-42-52-26-60-46Z"
          fill="#fff6e8"
        />
        <path d="M-28-72v-40M0-74v-44M28-72v-40" stroke="#8cc6a0" strokeWidth="7" strokeLinecap="round" />
        <path
          d="M-28-118c-8-10 0-14 0-22 8 8 8 16 0 22ZM0-124c-8-10 0-14 0-22 8 8 8 16 0 22ZM28-118c-8-10 0-14 0-22 8 8 8 16 0 22Z"
          fill="#f7d54a"
        />
      </g>
    </>
  ),
  congrats: (
    <>
      {Array.from({ length: 11 }, (_, ray) => (
        <path
          key={ray}
          transform={`translate(238 90)rotate(${(ray - 5) * 22.5})`}
          d="M-5-62 0-92 5-62Z"
          fill="#f4b06a"
          fillOpacity={ray % 2 ? 0.16 : 0.32}
        />
      ))}
      <path
        d="m238 34 17 35 39 5-28 27 7 39-35-19-35 19 7-39-28-27 39-5Z"
        fill="#f4b06a"
        stroke="#ffd9a8"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="m238 52 11 24 26 3"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Confetti seed={5} />
    </>
  ),
  holiday: (
    <>
      {scatter(40, 6)
        .map(([x, y, chance]) => ({ x: 180 + x * 170, y: 90 + y * 110, chance }))
        .filter(isBesideWords)
        .map(({ x, y, chance }) => (
          <circle key={x} cx={x} cy={y} r={1.2 + chance * 3} fill="#fff" fillOpacity={0.3 + chance * 0.5} />
        ))}
      <g transform="translate(226 176)">
        <ellipse cx="6" rx="76" ry="12" fill="#2a0508" fillOpacity=".5" />
        <path d="M52-70C92-76 92-18 48-22" fill="none" stroke="#2f6b4a" strokeWidth="13" />
        <path d="M-54-86H56V-10C56 2 46 6 34 6H-32C-44 6-54 2-54-10Z" fill="#3c7d58" />
        <path d="M-54-50H56V-34H-54Z" fill="#fff0df" />
        <path
          d="m-44-50 8 16m6-16 8 16m6-16 8 16m6-16 8 16m6-16 8 16m6-16 8 16"
          stroke="#b23a42"
          strokeWidth="4"
        />
        <path
          d="M-60-88C-62-112-40-118-28-110-20-130 20-132 28-110 46-120 64-108 60-88 58-76-58-76-60-88Z"
          fill="#fff9f0"
        />
        <path
          d="M-30-96c10 8 16-4 26 2s16-2 26 2"
          fill="none"
          stroke="#e3cba8"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M22-112 44-168" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
        <path d="M25-120 29-130M31-135 35-145M37-150 41-160" stroke="#c93a44" strokeWidth="9" />
      </g>
    </>
  ),
  hello: (
    <>
      <circle cx="246" cy="112" r="66" fill="#ef8f4e" />
      {Array.from({ length: 14 }, (_, ray) => (
        <path
          key={ray}
          transform={`translate(246 112)rotate(${ray * 25.7})`}
          d="M0-78V-92"
          stroke="#ef8f4e"
          strokeWidth="8"
          strokeLinecap="round"
        />
      ))}
      <path d="M152 206C174 166 206 152 240 160S300 150 330 132V210H152Z" fill="#7fa66a" />
      <path d="M178 206C206 174 250 172 330 168V210H178Z" fill="#4f7f55" />
      <g transform="translate(246 150)">
        <path d="M30-22C56-26 56 14 26 10" fill="none" stroke="#fffaf2" strokeWidth="9" />
        <path d="M-36-34H36V-4C36 20 20 26 0 26S-36 20-36-4Z" fill="#fffaf2" />
        <ellipse cy="-34" rx="36" ry="10" fill="#efdcc5" />
        <ellipse cy="-33" rx="31" ry="7.5" fill="#7d431d" />
        <path
          d="M-12-48c-8-10 8-14 0-26M8-48c-8-10 8-14 0-26"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </>
  ),
  love: (
    <>
      {scatter(24, 9)
        .map(([x, y, chance]) => ({ x: 190 + x * 160, y: 100 + y * 104, chance }))
        .filter(isBesideWords)
        .map(({ x, y, chance }) => (
          <path
            key={x}
            transform={`translate(${x} ${y})rotate(${chance * 50 - 25})scale(${0.3 + chance * 0.5})`}
            d="M0 16C-22 0-14-18 0-8 14-18 22 0 0 16Z"
            fill="#fff"
            fillOpacity=".22"
          />
        ))}
      <CupFromAbove />
    </>
  ),
} as const satisfies Record<GiftCardDesign, ReactNode>;
