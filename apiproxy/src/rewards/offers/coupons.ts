import type { Selectable } from 'kysely';
import type { CouponKind, CouponTable } from '../rewards.tables.ts';
import { bestUnit, type Benefit, offLines, totalOf } from './discount.ts';
import type { Offer } from './member-offer.ts';

export type CouponRow = Selectable<CouponTable>;

const percentOf = (sumMinor: number, percent: number) => Math.floor((sumMinor * percent + 50) / 100);

interface Kind {
  readonly title: (value: number) => Offer['title'];
  readonly benefit: (value: number) => Benefit;
}
const kinds: Readonly<Record<CouponKind, Kind>> = {
  PERCENT: {
    title: (percent) => () => [`${percent}% off your order`, `${percent} % de rabais sur votre commande`],
    benefit: (percent) =>
      offLines(
        () => true,
        (sumMinor) => percentOf(sumMinor, percent),
      ),
  },
  AMOUNT: {
    title: (minor) => (amount) => [
      `${amount(minor)} off your order`,
      `${amount(minor)} de rabais sur votre commande`,
    ],
    benefit: (minor) =>
      offLines(
        () => true,
        () => minor,
      ),
  },
  FREE_ITEM: {
    title:
      (productNumber) =>
      (_amount, { formsOf }) => {
        const [product] = formsOf(productNumber);
        // The menu may have lost the product.
        if (!product) return ['A free item', 'Un article sans frais'];
        const [en, fr] = product.name;
        return [`Free ${en}`, `${fr}, sans frais`];
      },
    benefit: (free) => bestUnit((line) => (line.productNumber === free ? totalOf(line) : 0)),
  },
};

export const toCouponOffer = ({ code, kind, value, ...row }: CouponRow): Offer => ({
  type: 'COUPON',
  code,
  stars: null,
  title: kinds[kind].title(value),
  benefit: kinds[kind].benefit(value),
  minimumMinor: row.minimum_minor,
  currency: row.currency,
  expiresAt: row.expires_at,
});
