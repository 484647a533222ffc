import { Gradient, usePaint } from '../paint.tsx';

/** A ceramic plate on the table. */
export const Plate = ({ cy = 158, rx = 80 }: { cy?: number; rx?: number }) => {
  const paint = usePaint();
  const ry = rx * 0.225;
  return (
    <>
      <Gradient
        id={paint.id('p')}
        stops={[
          [0, '#fffdf9'],
          [1, '#dcc6ab'],
        ]}
      />
      <ellipse cx="100" cy={cy + 3} rx={rx} ry={ry} fill="#b59772" />
      <ellipse cx="100" cy={cy} rx={rx} ry={ry} fill={paint.url('p')} />
      <ellipse cx="100" cy={cy + 1} rx={rx * 0.66} ry={ry * 0.62} fill="#4a2a14" fillOpacity=".16" />
      <path
        d={`M${101 - rx * 0.97} ${cy - 3}A${rx} ${ry} 0 0 1 ${100 - rx * 0.15} ${cy - ry + 1}`}
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
};
