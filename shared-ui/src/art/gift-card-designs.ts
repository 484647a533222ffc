import type { CardLook } from './card-frame.tsx';

/** How the card of each design looks. */
export const giftCardLooks = {
  thanks: { ground: ['#f6d9bd', '#eeb98f'], ink: '#6d2c10' },
  birthday: { ground: ['#a4471d', '#7d2f12'], ink: '#fff3e2' },
  congrats: { ground: ['#2f6b4a', '#173d2b'], ink: '#fdf3df' },
  holiday: { ground: ['#8c2430', '#561019'], ink: '#fff0df' },
  hello: { ground: ['#fde9cb', '#f6c98f'], ink: '#6d2c10' },
  love: { ground: ['#c9525a', '#8f2437'], ink: '#fff0e6' },
} as const satisfies Record<string, CardLook>;

export type GiftCardDesign = keyof typeof giftCardLooks;

/** The designs a gift can wear, in the order to offer them. */
export const giftCardDesigns = Object.keys(giftCardLooks) as readonly GiftCardDesign[];
