import type { ReactNode } from 'react';
import s from './art.module.css';
import { shade } from './colour.ts';
import { Gradient, usePaint } from './paint.tsx';

export interface ArtProps {
  /** Spoken description; without it the drawing is decoration. */
  label?: string;
  /** Side in pixels; without it the drawing fills its container. */
  size?: number;
  /** What it stands on: a disc, a whole tile like a photograph, or nothing. */
  backdrop?: 'disc' | 'tile' | 'none';
  className?: string;
}

interface FrameProps extends ArtProps {
  /** Colour that tints the backdrop. */
  tint?: string;
  /** Half width of the shadow on the table; none at 0. */
  shadow?: number;
  /** Height of the table under the thing. */
  floor?: number;
  children: ReactNode;
}

/** What every drawing shares: square, table, light, shadow, and how it is spoken. */
export const ArtFrame = ({
  label,
  size,
  backdrop = 'disc',
  className,
  tint,
  shadow = 52,
  floor = 170,
  children,
}: FrameProps) => {
  const paint = usePaint();
  return (
    <svg
      viewBox="0 0 200 200"
      width={size}
      height={size}
      className={className ? `${s.art} ${className}` : s.art}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <defs>
        <Gradient
          id={paint.id('b')}
          run="round"
          stops={[
            [0, 'var(--art-light)'],
            [1, 'var(--art-shade)'],
          ]}
        />
        <radialGradient id={paint.id('s')}>
          <stop offset=".35" stopColor="var(--art-shadow)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--art-shadow)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {backdrop === 'disc' && <circle cx="100" cy="102" r="92" fill={paint.url('b')} />}
      {backdrop === 'disc' && tint && (
        <circle cx="100" cy="102" r="92" fill={shade(tint, 0.25)} className={s.tint} />
      )}
      {backdrop === 'tile' && <path d="M0 0h200v200H0z" fill={paint.url('b')} />}
      {backdrop === 'tile' && tint && (
        <path d="M0 0h200v200H0z" fill={shade(tint, 0.25)} className={s.tint} />
      )}
      {shadow > 0 && (
        <ellipse cx="106" cy={floor} rx={shadow * 1.35} ry={shadow * 0.3} fill={paint.url('s')} />
      )}
      {children}
    </svg>
  );
};
