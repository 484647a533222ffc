import type { TitleSpace } from '../lettering.ts';
import type { CardColors } from './card-svg.tsx';

/** Colours of each design. */
export const giftCardColors = {
  thanks: { gradient: ['#f6d9bd', '#eeb98f'], ink: '#6d2c10' },
  birthday: { gradient: ['#a4471d', '#7d2f12'], ink: '#fff3e2' },
  congrats: { gradient: ['#2f6b4a', '#173d2b'], ink: '#fdf3df' },
  holiday: { gradient: ['#8c2430', '#561019'], ink: '#fff0df' },
  hello: { gradient: ['#fde9cb', '#f6c98f'], ink: '#6d2c10' },
  love: { gradient: ['#c9525a', '#8f2437'], ink: '#fff0e6' },
} as const satisfies Record<string, CardColors>;

export type GiftCardDesign = keyof typeof giftCardColors;

/** The designs of gifts, in display order. */
export const giftCardDesigns = Object.keys(giftCardColors) as readonly GiftCardDesign[];

export const isGiftCardDesign = (id: string): id is GiftCardDesign => Object.hasOwn(giftCardColors, id);

/** Left of the pictures, which begin at 146 or further right; the star ends above a title's last line. */
const leftOfPicture: TitleSpace = { column: 141 };
const belowStar: TitleSpace = { column: 141, lastLine: 226 };

/** The part of a design that its picture leaves to the words. */
export const giftTitleSpace = (design: GiftCardDesign): TitleSpace =>
  design === 'congrats' ? belowStar : leftOfPicture;
