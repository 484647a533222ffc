import { CardSvg, type CardFaceProps } from './card-svg.tsx';
import { storedCardColors, storedCardPalette } from './stored-card-palettes.ts';

export type { StoredCardPalette } from './stored-card-palettes.ts';

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
  const { gradient, ink, wave } = storedCardColors[storedCardPalette(palette)];
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
