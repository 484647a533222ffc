import { usePaint } from './paint.tsx';

interface TableShadowProps {
  /** Half the width of the object. */
  half?: number;
  /** The height of the table under the object. */
  floor?: number;
}

/** The soft shadow of an object on the table, a little to its right. */
export const TableShadow = ({ half = 52, floor = 170 }: TableShadowProps) => {
  const paint = usePaint();
  return (
    <>
      <radialGradient id={paint.id('s')}>
        <stop offset=".35" stopColor="var(--art-shadow)" stopOpacity=".55" />
        <stop offset="1" stopColor="var(--art-shadow)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="106" cy={floor} rx={half * 1.35} ry={half * 0.3} fill={paint.url('s')} />
    </>
  );
};
