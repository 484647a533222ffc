import type { ComponentType } from 'react';
import { CakePop, Loaf, Muffin } from './cakes.tsx';
import { Croissant, Roll, Scone } from './pastries.tsx';
import { Plate } from './plate.tsx';
import type { BakeryArt } from '../product-art-spec.ts';
import { Bagel, Cookie, Donut } from './rounds.tsx';
import { TableShadow } from '../table-shadow.tsx';

/** The component that draws each item, and whether the item is on a plate. */
const items = {
  croissant: [Croissant, true],
  muffin: [Muffin, false],
  cookie: [Cookie, false],
  scone: [Scone, true],
  bagel: [Bagel, false],
  loaf: [Loaf, true],
  donut: [Donut, false],
  cakepop: [CakePop, false],
  roll: [Roll, true],
} as const satisfies Record<
  BakeryArt['item'],
  readonly [ComponentType<Pick<BakeryArt, 'tone' | 'topping'>>, boolean]
>;

export const Bakery = ({ art }: { art: BakeryArt }) => {
  const [Item, plated] = items[art.item];
  return (
    <>
      <TableShadow half={plated ? 66 : art.item === 'cakepop' ? 26 : 56} floor={164} />
      {plated && <Plate />}
      <Item tone={art.tone} topping={art.topping} />
    </>
  );
};
