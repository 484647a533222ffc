import { useId } from 'react';

/** Ids for the gradients and clips of one drawing, unique on the page. */
export const usePaint = () => {
  const base = useId();
  return { id: (name: string) => base + name, url: (name: string) => `url(#${base}${name})` };
};

/** Offset 0 to 1, colour, opacity (1 by default). */
export type Stop = readonly [at: number, color: string, opacity?: number];

export interface GradientProps {
  id: string;
  stops: readonly Stop[];
  /** The direction of the gradient; from the centre outwards when `round`. */
  run?: 'down' | 'across' | 'slant' | 'round';
}

export const Gradient = ({ id, stops, run = 'down' }: GradientProps) => {
  const children = stops.map(([at, color, opacity]) => (
    <stop key={at} offset={at} stopColor={color} stopOpacity={opacity} />
  ));
  if (run === 'round') {
    return (
      <radialGradient id={id} cx=".42" cy=".35" r=".75">
        {children}
      </radialGradient>
    );
  }
  return (
    <linearGradient id={id} x2={run === 'down' ? 0 : 1} y2={run === 'across' ? 0 : 1}>
      {children}
    </linearGradient>
  );
};

/** The highlight from the upper left on round, upright objects. */
export const sheenStops: readonly Stop[] = [
  [0, '#4a2208', 0.24],
  [0.09, '#4a2208', 0.05],
  [0.2, '#fff', 0.4],
  [0.34, '#fff', 0.06],
  [0.6, '#4a2208', 0.01],
  [0.88, '#4a2208', 0.17],
  [1, '#4a2208', 0.3],
];
