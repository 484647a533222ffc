import type { EarningWay, Level } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { findMember } from '../../identity/identity.public.ts';
import { earnedTenths, programmeName } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { OrderSummary } from '../pricing/order-summary.ts';

const netKeys: readonly string[] = ['subtotal', 'discount'];
/**
 * The amount that earns Stars: the lines minus the discount, without taxes and tip (D-130). An order has neither alcohol nor cards nor
 * reloads: the catalogue has none of them.
 */
const netOf = ({ rows }: OrderSummary): number =>
  rows.filter(({ key }) => netKeys.includes(key)).reduce((sum, { amount }) => sum + amount.amountMinor, 0);

/** The level that a member has now. A guest would begin as GREEN. */
export const levelOf = async (db: Kysely<Tables>, memberId: string | null | undefined): Promise<Level> =>
  (memberId ? await findMember(db, memberId) : undefined)?.level ?? 'GREEN';

interface EarningFacts {
  readonly summary: OrderSummary;
  readonly level: Level;
  readonly way: EarningWay;
}
/** The Stars of an order for both ways to pay it (D-149). */
export const presentEarning = ({ summary, ...facts }: EarningFacts) => {
  const netMinor = netOf(summary);
  return {
    payAsYouGoTenths: earnedTenths({ ...facts, netMinor, isPreloaded: false }),
    preloadedCardTenths: earnedTenths({ ...facts, netMinor, isPreloaded: true }),
  };
};

interface OrderFacts {
  readonly summary: OrderSummary;
  readonly memberId: string | null;
  readonly isPreloaded: boolean;
}
/** The Stars that an order is promised when it is placed; none without an account. */
export const promiseStars = async (
  db: Kysely<Tables>,
  { configuration: { programmeVersion: way } }: Pick<AppDeps, 'configuration'>,
  { summary, memberId, isPreloaded }: OrderFacts,
) => {
  if (memberId === null) return { star_tenths: 0, programme_version: null };
  const level = await levelOf(db, memberId);
  return {
    star_tenths: earnedTenths({ way, level, isPreloaded, netMinor: netOf(summary) }),
    programme_version: programmeName(way),
  };
};
