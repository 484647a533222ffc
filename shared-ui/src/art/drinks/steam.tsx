import { Gradient, usePaint } from '../paint.tsx';

/** Steam above a cup with its surface at `y`. */
export const Steam = ({ y }: { y: number }) => {
  const paint = usePaint();
  return (
    <g transform={`translate(100 ${y})`} fill={paint.url('m')}>
      <Gradient
        id={paint.id('m')}
        stops={[
          [0, '#fff', 0],
          [0.45, '#fff', 0.55],
          [1, '#fff', 0],
        ]}
      />
      <path d="M-22-6c-12-14 10-22 0-42 16 16-2 26 6 42Z" />
      <path d="M2-6c-14-18 12-30-1-56 20 22-2 36 8 56Z" />
      <path d="M26-6c-10-14 8-22-2-40 15 15 0 26 7 40Z" />
    </g>
  );
};
