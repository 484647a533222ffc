import { Gradient, usePaint } from '../paint.tsx';

interface WhipProps {
  /** The centre of the bottom of the cream. */
  y: number;
  radius: number;
  drizzle?: string;
}

const tiers = [
  [0, 1],
  [-0.42, 0.76],
  [-0.78, 0.5],
] as const;

/** A swirl of whipped cream, three turns and a peak. */
export const Whip = ({ y, radius, drizzle }: WhipProps) => {
  const paint = usePaint();
  return (
    <g transform={`translate(100 ${y})scale(${radius / 40})`}>
      <Gradient
        id={paint.id('w')}
        run="round"
        stops={[
          [0, '#fffdf8'],
          [0.6, '#fff3df'],
          [1, '#e2c7a3'],
        ]}
      />
      {tiers.map(([up, wide]) => (
        <g key={up} transform={`translate(0 ${up * 40})scale(${wide})`}>
          <path
            d="M-40 1C-46-9-37-19-27-16-22-26-6-27 0-20 8-27 23-25 27-16 38-18 46-8 40 1 36 14 17 17 0 17-17 17-36 14-40 1Z"
            fill={paint.url('w')}
          />
          <path
            d="M-35 2C-22 12-6 8 0-3M-14 13C4 12 17 5 21-6M10 14C24 11 33 5 36-4"
            fill="none"
            stroke="#d2b189"
            strokeOpacity=".5"
            strokeWidth="2.2"
            strokeLinecap="round"
          />
        </g>
      ))}
      <path d="M-11-42C-9-52-1-53 3-63 9-56 13-51 10-42 5-36-7-36-11-42Z" fill={paint.url('w')} />
      {drizzle && (
        <path
          d="M-37-1c8 10 13-6 22 3s12-4 20 3 13-5 19 1 8-6 11-8M-27-19c6 8 12-3 19 4s12-4 18 2 10-5 15-7M-15-36c5 6 9-1 14 3s9-2 14-3"
          fill="none"
          stroke={drizzle}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
      )}
    </g>
  );
};

/** The colour of a topping that runs down whipped cream. */
export const drizzleOf: Readonly<Record<string, string | undefined>> = {
  caramel: '#bd6a1c',
  cocoa: '#54290f',
  cinnamon: '#a45a24',
};
