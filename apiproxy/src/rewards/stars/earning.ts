import {
  type EarningWay,
  type Level,
  programmeVersion,
  starTenthsPerUnit,
  type StarTenths,
} from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { bookStars } from './star-ledger.ts';

const minorPerUnit = 100;

interface Earning {
  readonly way: EarningWay;
  readonly level: Level;
  /** Whether a stored-value card pays. */
  readonly isPreloaded: boolean;
  /** The amount of the lines that earn Stars, after the discount, without taxes and tip. */
  readonly netMinor: number;
}
/** The Stars of one order, rounded half up to a tenth (D-130). */
export const earnedTenths = ({ way, level, isPreloaded, netMinor }: Earning): StarTenths =>
  Math.floor((netMinor * starTenthsPerUnit(way, { level, isPreloaded }) + minorPerUnit / 2) / minorPerUnit);

/** The name under which Stars are booked: the numbers of the programme and the way of earning (D-149). */
export const programmeName = (way: EarningWay): string => `${programmeVersion.version} ${way}`;

interface EarnedStars {
  readonly orderId: string;
  readonly memberId: string;
  readonly tenths: StarTenths;
  readonly programmeVersion: string;
}
/** Books the Stars of a completed order, once (RWD-032). */
export const bookEarnedStars = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { orderId, ...earned }: EarnedStars,
): Promise<void> => {
  if (earned.tenths <= 0) return;
  await bookStars(trx, deps, { ...earned, kind: 'EARNED', refType: 'order', refId: orderId });
};
