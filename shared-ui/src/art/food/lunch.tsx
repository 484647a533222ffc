import type { ComponentType } from 'react';
import { EggBites, Oatmeal, ProteinBox, Salad } from './bowls.tsx';
import { Plate } from './plate.tsx';
import type { LunchArt } from '../product-art-spec.ts';
import { Panini, Sandwich, Wrap } from './sandwiches.tsx';
import { TableShadow } from '../table-shadow.tsx';

interface Row {
  draw: ComponentType<{ tone: string; filling: NonNullable<LunchArt['filling']> }>;
  tone: string;
  plated?: boolean;
}

/** The component that draws each item, its default colour, and whether the item is on a plate. */
const items = {
  sandwich: { draw: Sandwich, tone: '#cf8f45', plated: true },
  panini: { draw: Panini, tone: '#d39a52', plated: true },
  wrap: { draw: Wrap, tone: '#e6c48d', plated: true },
  'protein-box': { draw: ProteinBox, tone: '#b78a58' },
  salad: { draw: Salad, tone: '#e9dac4' },
  oatmeal: { draw: Oatmeal, tone: '#a4573a' },
  'egg-bites': { draw: EggBites, tone: '#f2c766', plated: true },
} as const satisfies Record<LunchArt['item'], Row>;

export const Lunch = ({ art }: { art: LunchArt }) => {
  const row: Row = items[art.item];
  const tone = art.tone ?? row.tone;
  return (
    <>
      <TableShadow half={62} floor={164} />
      {row.plated && <Plate rx={84} />}
      <row.draw tone={tone} filling={art.filling ?? 'turkey'} />
    </>
  );
};
