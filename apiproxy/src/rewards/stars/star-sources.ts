import { reloadBonusTenths, type StarTenths } from '@crema/shared-contracts';
import type { Selectable, Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { afterEarning } from '../levels/raise-level.ts';
import type { StarSourceTable } from '../rewards.tables.ts';
import { bookStars, takeBackStars } from './star-ledger.ts';

type LedgerDeps = Pick<AppDeps, 'ids' | 'clock'>;
/** The source of earned Stars: an order or a reload. */
export interface SourceRef {
  readonly refType: 'order' | 'reload';
  readonly refId: string;
}
type Source = Selectable<StarSourceTable>;

const lockSource = async (trx: Transaction<Tables>, { refType, refId }: SourceRef): Promise<Source> => {
  await trx
    .insertInto('star_source')
    .values({ ref_type: refType, ref_id: refId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('star_source')
    .selectAll()
    .where('ref_type', '=', refType)
    .where('ref_id', '=', refId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};
const store = async (trx: Transaction<Tables>, { ref_type, ref_id, ...change }: Source): Promise<void> => {
  await trx
    .updateTable('star_source')
    .set(change)
    .where('ref_type', '=', ref_type)
    .where('ref_id', '=', ref_id)
    .execute();
};

/** The Stars for the money that has not gone back: an order's in proportion, half up; a reload's by the step that is left. */
const tenthsLeft: Readonly<Record<SourceRef['refType'], (source: Source) => StarTenths>> = {
  order: ({ promised_tenths, taken_minor, paid_minor }) => {
    if (!promised_tenths || taken_minor === 0 || !paid_minor) return promised_tenths ?? 0;
    const leftMinor = Math.max(0, paid_minor - taken_minor);
    return Math.floor((2 * promised_tenths * leftMinor + paid_minor) / (2 * paid_minor));
  },
  reload: ({ paid_minor, taken_minor, promised_tenths }) =>
    promised_tenths === null ? 0 : reloadBonusTenths((paid_minor ?? 0) - taken_minor),
};

interface Earned {
  readonly memberId: string;
  readonly tenths: StarTenths;
  readonly programmeVersion: string;
  readonly paidMinor?: number;
}
const kinds = { order: 'EARNED', reload: 'BONUS' } as const;

/**
 * Books what an order or a reload earns, once. A repeated call changes nothing, and the sequence of earning and of chargebacks
 * does not matter: the booked Stars are those of the money that is left.
 */
export const changeSource = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  ref: SourceRef,
  { memberId, tenths, programmeVersion, paidMinor }: Earned,
): Promise<void> => {
  if (tenths <= 0) return;
  const source = await lockSource(trx, ref);
  if (source.promised_tenths !== null) return;
  const earned: Source = {
    ...source,
    member_id: memberId,
    promised_tenths: tenths,
    paid_minor: paidMinor ?? source.paid_minor,
    earned_at: deps.clock.now(),
  };
  const left = tenthsLeft[ref.refType](earned);
  await store(trx, { ...earned, booked_tenths: left });
  if (left === 0) return;
  await bookStars(trx, deps, { ...ref, memberId, kind: kinds[ref.refType], tenths: left, programmeVersion });
  await afterEarning(trx, memberId, deps.clock.now());
};

const idsOf = ({ chargeback_ids }: Source): readonly string[] => chargeback_ids?.split(' ') ?? [];
/** The mark of a chargeback whose money the bank gave back. */
const returnOf = (chargebackId: string): string => `${chargebackId}:returned`;

export interface ReturnedMoney extends SourceRef {
  /** The provider's id of the chargeback: it counts once. */
  readonly chargebackId: string;
  readonly amountMinor: number;
  /** The whole payment, of which the amount is a part. */
  readonly paidMinor: number;
}
/**
 * The bank took money back: the Stars that it had earned go, with an entry in the history, down to a balance of zero. Call it
 * once for each chargeback.
 */
export const returnSource = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  { chargebackId, amountMinor, paidMinor, ...ref }: ReturnedMoney,
): Promise<void> => {
  const source = await lockSource(trx, ref);
  const seen = idsOf(source);
  if (seen.includes(chargebackId) || seen.includes(returnOf(chargebackId))) return;
  const reduced: Source = {
    ...source,
    paid_minor: paidMinor,
    taken_minor: source.taken_minor + amountMinor,
    chargeback_ids: [...seen, chargebackId].join(' '),
  };
  const left = tenthsLeft[ref.refType](reduced);
  const { member_id: memberId, earned_at: earnedAt, booked_tenths: booked } = source;
  await store(trx, { ...reduced, booked_tenths: Math.min(booked, left) });
  if (memberId === null || earnedAt === null || left >= booked) return;
  const taken = { memberId, earnedAt, tenths: booked - left, refType: 'chargeback', refId: chargebackId };
  await takeBackStars(trx, deps, taken);
};

/** The Stars of a chargeback that could not be taken, because they were spent. */
const unpaidOf = async (trx: Transaction<Tables>, chargebackId: string): Promise<StarTenths> => {
  const entry = await trx
    .selectFrom('star_ledger')
    .select(['tenths', 'asked_tenths'])
    .where('ref_type', '=', 'chargeback')
    .where('ref_id', '=', chargebackId)
    .where('kind', '=', 'TAKEN_BACK')
    .executeTakeFirst();
  return entry ? entry.tenths - entry.asked_tenths : 0;
};

/**
 * The bank gave the money of a chargeback back: the Stars that it took return, once. Its taking may run later; then it takes
 * nothing.
 */
export const restoreSource = async (
  trx: Transaction<Tables>,
  deps: LedgerDeps,
  { chargebackId, amountMinor, paidMinor: _paid, ...ref }: ReturnedMoney,
): Promise<void> => {
  const source = await lockSource(trx, ref);
  const seen = idsOf(source);
  if (seen.includes(returnOf(chargebackId))) return;
  const isTaken = seen.includes(chargebackId);
  const restored: Source = {
    ...source,
    taken_minor: source.taken_minor - (isTaken ? amountMinor : 0),
    chargeback_ids: [...seen, returnOf(chargebackId)].join(' '),
  };
  const left = tenthsLeft[ref.refType](restored);
  const { member_id: memberId, booked_tenths: booked } = source;
  const tenths = isTaken ? left - booked - (await unpaidOf(trx, chargebackId)) : 0;
  const isGiven = memberId !== null && tenths > 0;
  await store(trx, { ...restored, booked_tenths: isGiven ? booked + tenths : booked });
  if (!isGiven) return;
  await bookStars(trx, deps, {
    memberId,
    kind: 'RETURNED',
    tenths,
    refType: 'chargeback',
    refId: chargebackId,
  });
};
