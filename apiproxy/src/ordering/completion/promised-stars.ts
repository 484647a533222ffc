import { type EarningWay, type Level, programmeVersion } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { FoundSku } from '../../catalogue/catalogue.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember } from '../../identity/identity.public.ts';
import { earnedTenths, findStarFactor, programmeName } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrderSummary, PriceLineItem } from '../pricing/order-summary.ts';

const personalCup = 'opt-482';
/** Whether a line earns, and how often: alcohol never does, a drink in a personal cup earns double (RWD-021, RWD-026). */
const timesOf = ({ sku, children }: PriceLineItem, isAlcohol: (sku: string) => boolean): number => {
  if (isAlcohol(sku)) return 0;
  return children.some((child) => child.sku === personalCup) ? programmeVersion.personalCupFactor : 1;
};
const isAlcoholIn =
  (items: readonly FoundSku[]) =>
  (sku: string): boolean =>
    items.some(({ product, size }) => size.sku === sku && product.isAlcohol);

/**
 * The amount that earns Stars, in minor units: the lines minus the discount, without taxes and tip (D-130). The discount is spread
 * over the lines by their amounts. An order has neither cards nor reloads: they are not products.
 */
export const netOf = (
  { lineItems, rows }: Pick<OrderSummary, 'lineItems' | 'rows'>,
  isExcluded: (sku: string) => boolean,
): number => {
  const sum = lineItems.reduce((total, line) => total + line.total.amountMinor, 0);
  const off = rows.find(({ key }) => key === 'discount')?.amount.amountMinor ?? 0;
  const earning = lineItems.reduce(
    (total, line) => total + line.total.amountMinor * timesOf(line, isExcluded),
    0,
  );
  return sum === 0 ? 0 : (earning * (sum + off)) / sum;
};

interface Earner {
  readonly level: Level;
  /** The number of times that an order counts: more than one while a multiplier is active (RWD-065). */
  readonly factor: number;
}
/** The level and the multiplier by which a member's order of now earns. A guest would begin as GREEN. */
export const earnerOf = async (
  db: Kysely<Tables>,
  memberId: string | null | undefined,
  now: Date,
): Promise<Earner> => ({
  level: (memberId ? await findMember(db, memberId) : undefined)?.level ?? 'GREEN',
  factor: await findStarFactor({ db, now }, memberId),
});

interface EarningFacts extends Earner {
  readonly summary: OrderSummary;
  /** The items of the summary's lines. */
  readonly items: readonly FoundSku[];
  readonly way: EarningWay;
}
/** The Stars of an order for both ways to pay it (D-149). */
export const presentEarning = ({ summary, items, factor, ...facts }: EarningFacts) => {
  const netMinor = netOf(summary, isAlcoholIn(items)) * factor;
  return {
    payAsYouGoTenths: earnedTenths({ ...facts, netMinor, isPreloaded: false }),
    preloadedCardTenths: earnedTenths({ ...facts, netMinor, isPreloaded: true }),
  };
};

interface OrderFacts extends Pick<EarningFacts, 'summary' | 'items'> {
  readonly memberId: string | null;
  readonly isPreloaded: boolean;
}
/** The Stars that an order is promised when it is placed; none without an account. */
export const promiseStars = async (
  db: Kysely<Tables>,
  { clock, configuration: { programmeVersion: way } }: Pick<AppDeps, 'clock' | 'configuration'>,
  { summary, items, memberId, isPreloaded }: OrderFacts,
) => {
  if (memberId === null) return { star_tenths: 0, programme_version: null };
  const { level, factor } = await earnerOf(db, memberId, clock.now());
  return {
    star_tenths: earnedTenths({
      way,
      level,
      isPreloaded,
      netMinor: netOf(summary, isAlcoholIn(items)) * factor,
    }),
    programme_version: programmeName(way),
  };
};
