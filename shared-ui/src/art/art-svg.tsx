import type { ReactNode } from 'react';
import s from './art.module.css';
import { shade } from './colour.ts';
import { Gradient, usePaint } from './paint.tsx';

export interface ArtProps {
  /** The accessible description; without it the drawing is decorative. */
  label?: string;
  /** The side in pixels; without it the drawing fills its container. */
  size?: number;
  /** The backdrop: a disc, a whole square like a photograph, or none. */
  backdrop?: 'disc' | 'tile' | 'none';
  className?: string;
}

interface ArtSvgProps extends ArtProps {
  /** The colour that tints the backdrop. */
  tint: string;
  children?: ReactNode;
}

/** The accessible name of a drawing, as attributes of its svg. */
export const accessibleName = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);

/** The SVG root of every product drawing and illustration: a backdrop lit from the upper left. */
export const ArtSvg = ({ label, size, backdrop = 'disc', className, tint, children }: ArtSvgProps) => {
  const paint = usePaint();
  const backdropPath = backdrop === 'tile' ? 'M0 0h200v200H0z' : 'M8 102a92 92 0 0 1 184 0 92 92 0 0 1-184 0';
  return (
    <svg
      viewBox="0 0 200 200"
      width={size}
      height={size}
      className={className ? `${s.art} ${className}` : s.art}
      {...accessibleName(label)}
    >
      {backdrop !== 'none' && (
        <>
          <Gradient
            id={paint.id('b')}
            run="round"
            stops={[
              [0, 'var(--art-light)'],
              [1, 'var(--art-shade)'],
            ]}
          />
          <path d={backdropPath} fill={paint.url('b')} />
          <path d={backdropPath} fill={shade(tint, 0.25)} className={s.tint} />
        </>
      )}
      {children && <g className={s.thing}>{children}</g>}
    </svg>
  );
};
