import { pickBy } from '../palette-pick.ts';
import type { CardColors } from './card-svg.tsx';

export interface StoredCardColors extends CardColors {
  readonly wave: string;
}

export const storedCardColors = {
  copper: { gradient: ['#c8693a', '#8a3412'], ink: '#fff5e8', wave: '#ffd0a0' },
  fern: { gradient: ['#3c7d58', '#17402c'], ink: '#f4f6e6', wave: '#b9e0b0' },
  espresso: { gradient: ['#55372a', '#1f120d'], ink: '#fbe9d4', wave: '#e0a878' },
  apricot: { gradient: ['#fbd6a4', '#f0a866'], ink: '#5c2409', wave: '#fff6e6' },
  berry: { gradient: ['#a13a5b', '#561630'], ink: '#fff0f0', wave: '#ffb4c0' },
  dusk: { gradient: ['#4c6a8c', '#22344e'], ink: '#f2f4f8', wave: '#f4c79a' },
} as const satisfies Record<string, StoredCardColors>;

export type StoredCardPalette = keyof typeof storedCardColors;

const names = Object.keys(storedCardColors) as [StoredCardPalette, ...StoredCardPalette[]];
const isPalette = (text: string): text is StoredCardPalette => Object.hasOwn(storedCardColors, text);

/** A palette's name, or any id: the same id always gives the same palette. */
export const storedCardPalette = (paletteOrId: string): StoredCardPalette =>
  isPalette(paletteOrId) ? paletteOrId : pickBy<StoredCardPalette>(paletteOrId, names);
