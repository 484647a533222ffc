import type { ReactNode } from 'react';
import { accessibleName } from '../art-svg.tsx';
import s from '../art.module.css';
import { BrandMark } from '../brand-mark.tsx';
import { Gradient, usePaint } from '../paint.tsx';
import type { TitleSpace } from '../lettering.ts';
import { CardLettering } from './card-lettering.tsx';

export interface CardFaceProps {
  /** The accessible description; without it the drawing is decorative. */
  label?: string;
  className?: string;
}

export interface CardColors {
  /** The two colours of the background gradient, and the colour of the lettering on it. */
  gradient: readonly [from: string, to: string];
  ink: string;
}

interface CardSvgProps extends CardFaceProps, CardColors {
  /** Lettering at the lower left, in the caller's language. */
  title?: string;
  titleSpace?: TitleSpace;
  /** Small lettering at the upper right. */
  corner?: string;
  children: ReactNode;
}

/** A card of 320 × 200 with round corners, the brand's mark, lettering and a highlight across it. */
export const CardSvg = ({
  label,
  className,
  gradient,
  ink,
  title,
  titleSpace,
  corner,
  children,
}: CardSvgProps) => {
  const paint = usePaint();
  return (
    <svg
      viewBox="0 0 320 200"
      className={className ? `${s.card} ${className}` : s.card}
      {...accessibleName(label)}
    >
      <defs>
        <Gradient
          id={paint.id('g')}
          run="slant"
          stops={gradient.map((color, index) => [index, color] as const)}
        />
        <Gradient
          id={paint.id('l')}
          run="slant"
          stops={[
            [0, '#fff', 0.14],
            [0.42, '#fff', 0.02],
            [0.43, '#fff', 0],
          ]}
        />
        <clipPath id={paint.id('c')}>
          <rect width="320" height="200" rx="16" />
        </clipPath>
      </defs>
      <g clipPath={paint.url('c')}>
        <path d="M0 0h320v200H0z" fill={paint.url('g')} />
        {children && <g className={s.thing}>{children}</g>}
        <path d="M0 0h320v200H0z" fill={paint.url('l')} />
      </g>
      <rect
        x=".75"
        y=".75"
        width="318.5"
        height="198.5"
        rx="15.25"
        fill="none"
        stroke="#fff"
        strokeOpacity=".25"
        strokeWidth="1.5"
      />
      <g transform="translate(34 40)">
        <BrandMark color={ink} />
      </g>
      <CardLettering ink={ink} title={title} space={titleSpace} corner={corner} />
    </svg>
  );
};
