export interface CardDesign {
  readonly ground: string;
  readonly glow: string;
  readonly ink: string;
}
/** The designs a card can have; the card stores the name. */
export const cardDesigns = {
  evergreen: { ground: '#14532d', glow: '#4d7c0f', ink: '#f7fee7' },
  sunrise: { ground: '#9a3412', glow: '#f59e0b', ink: '#fffbeb' },
  midnight: { ground: '#1e1b4b', glow: '#6366f1', ink: '#eef2ff' },
  maple: { ground: '#7f1d1d', glow: '#ef4444', ink: '#fef2f2' },
  oat: { ground: '#a8a29e', glow: '#f5f5f4', ink: '#292524' },
} as const satisfies Record<string, CardDesign>;
export type CardDesignName = keyof typeof cardDesigns;
export const defaultDesign: CardDesignName = 'evergreen';

const isDesign = (name: string): name is CardDesignName => Object.hasOwn(cardDesigns, name);
export const designNamed = (name: string): CardDesign => cardDesigns[isDesign(name) ? name : defaultDesign];

/** The drawing instructions for the browser, as JSON in the API. */
export const cardArt = (name: string): string =>
  JSON.stringify({ kind: 'card', design: isDesign(name) ? name : defaultDesign, ...designNamed(name) });

/** The same design as an image, for mails and wallets, which need a URL. */
export const cardPicture = (name: string): string => {
  const { ground, glow, ink } = designNamed(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 318 200" role="img"><defs><radialGradient id="g" cx=".2" cy="0" r="1.1"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="318" height="200" rx="14" fill="url(#g)"/><g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"><path d="M126 84h58v22a29 29 0 0 1-58 0z"/><path d="M184 90h8a11 11 0 0 1 0 22h-9"/><path d="M142 70c-5-7 5-11 0-18M160 70c-5-7 5-11 0-18" stroke-width="4"/></g></svg>`;
};
