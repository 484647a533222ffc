import { CardSvg, type CardFaceProps, type CardColors } from './card-svg.tsx';
import { pickBy } from '../palette-pick.ts';

interface Palette extends CardColors {
  wave: string;
}

const palettes = {
  copper: { gradient: ['#c8693a', '#8a3412'], ink: '#fff5e8', wave: '#ffd0a0' },
  fern: { gradient: ['#3c7d58', '#17402c'], ink: '#f4f6e6', wave: '#b9e0b0' },
  espresso: { gradient: ['#55372a', '#1f120d'], ink: '#fbe9d4', wave: '#e0a878' },
  apricot: { gradient: ['#fbd6a4', '#f0a866'], ink: '#5c2409', wave: '#fff6e6' },
  berry: { gradient: ['#a13a5b', '#561630'], ink: '#fff0f0', wave: '#ffb4c0' },
  dusk: { gradient: ['#4c6a8c', '#22344e'], ink: '#f2f4f8', wave: '#f4c79a' },
} as const satisfies Record<string, Palette>;

export type StoredCardPalette = keyof typeof palettes;

export interface StoredCardArtProps extends CardFaceProps {
  /** A palette's name, or any id: the same id always gives the same palette. */
  palette: string;
  /** The card's nickname. */
  title?: string;
  /** E.g. “•••• 1234”. */
  digits?: string;
}

/** The face of a card in the wallet: bands of colour in the shape of steam. */
export const StoredCardArt = ({ palette, title, digits, ...face }: StoredCardArtProps) => {
  const { gradient, ink, wave }: Palette =
    palettes[palette as StoredCardPalette] ??
    pickBy(palette, Object.values(palettes) as unknown as [Palette]);
  return (
    <CardSvg {...face} gradient={gradient} ink={ink} title={title} corner={digits}>
      <g fill={wave}>
        <path d="M150 220C130 160 200 150 190 90S230 10 210-20H340V220Z" fillOpacity=".14" />
        <path d="M196 220C176 160 246 150 236 90S276 10 256-20H340V220Z" fillOpacity=".16" />
        <path d="M242 220C222 160 292 150 282 90S322 10 302-20H340V220Z" fillOpacity=".22" />
      </g>
    </CardSvg>
  );
};
