import { isDay } from '@crema/shared-contracts';
import { checkPeriod, rowsIn, type CheckedRow } from '../../shop/checks/rows-in.ts';
import type { Fault } from '../../shop/fault.ts';
import type { Kind } from '../../shop/kind.ts';
import type { ShopCheck } from '../../shop/read-shop.ts';
import { readInstant } from '../../shop/versions/start.ts';
import { offerKind } from './offer.kinds.ts';
import { optInOfferKind } from './opt-in.kinds.ts';
import { promoCodeKind } from './promo.kinds.ts';

type Fields = Readonly<Record<string, unknown>>;
interface Row {
  readonly value: Fields;
  readonly fault: CheckedRow<Kind>['fault'];
}

/** Exactly one of the fields says what the member gets. */
const checkBenefit = ({ value, fault }: Row, fields: readonly string[]): readonly Fault[] => {
  const [, second] = fields.filter((field) => value[field] !== undefined);
  const right = `Exactly one of ${fields.join(', ')} is set.`;
  if (second) return [fault(second, right)];
  return fields.some((field) => value[field] !== undefined) ? [] : [fault(fields[0] ?? '', right)];
};

const checkMarket = ({ value, fault }: Row, markets: readonly string[]): readonly Fault[] =>
  value['market'] === undefined || markets.includes(String(value['market']))
    ? []
    : [fault('market', `The markets of shop.json are ${markets.join(', ')}.`)];

const checkDays = ({ value: { firstDay, lastDay }, fault }: Row): readonly Fault[] => {
  const wrong = Object.entries({ firstDay, lastDay }).filter(([, text]) => !isDay(String(text)));
  if (wrong.length > 0) return wrong.map(([field]) => fault(field, 'The calendar has no such day.'));
  return String(lastDay) < String(firstDay)
    ? [fault('lastDay', 'The last day is not before the first.')]
    : [];
};
const checkCurrency = ({ value, fault }: Row): readonly Fault[] => {
  const field = ['amount', 'minimum'].find((each) => value[each] !== undefined);
  return field && value['market'] === undefined
    ? [fault(field, 'An amount without a currency. Name the market.')]
    : [];
};
const checkGroup = ({ value, fault }: Row): readonly Fault[] =>
  value['group'] !== undefined && value['starFactor'] !== undefined
    ? [fault('group', 'A group is of coupons. Delete it, or the starFactor.')]
    : [];

const checkJoinedFrom = ({ value, fault }: Row): readonly Fault[] =>
  value['joinedFrom'] === undefined || readInstant(String(value['joinedFrom']))
    ? []
    : [fault('joinedFrom', 'The calendar has no such minute.')];

export const checkOffers: ShopCheck = (files, { markets }) => {
  const codes = markets.map(({ code }) => code);
  return [
    ...rowsIn(files, offerKind).flatMap((row) => [
      ...checkBenefit(row, ['percent', 'amount', 'product']),
      ...checkCurrency(row),
      ...checkMarket(row, codes),
      ...checkDays(row),
    ]),
    ...rowsIn(files, promoCodeKind).flatMap((row) => [
      ...checkMarket(row, codes),
      ...checkPeriod(row),
      ...checkJoinedFrom(row),
    ]),
    ...rowsIn(files, optInOfferKind).flatMap((row) => [
      ...checkBenefit(row, ['percent', 'product', 'starFactor']),
      ...checkGroup(row),
      ...checkMarket(row, codes),
      ...checkPeriod(row),
    ]),
  ];
};
