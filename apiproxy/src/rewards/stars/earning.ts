import {
  type EarningWay,
  type Level,
  programmeVersion,
  reloadBonusTenths,
  starTenthsPerUnit,
  type StarTenths,
} from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';
import { changeSource } from './star-sources.ts';

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
/** Books the Stars of a completed order, once (RWD-032), without the part whose money has gone back meanwhile. */
export const bookEarnedStars = (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { orderId, tenths, ...earned }: EarnedStars,
): Promise<void> => changeSource(trx, deps, { refType: 'order', refId: orderId }, { ...earned, tenths });

/** Books the bonus of a reload, once (D-135), for the money that has not gone back meanwhile. */
export const bookReloadStars = (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  { reloadId, memberId, amountMinor }: { reloadId: string; memberId: string; amountMinor: number },
): Promise<void> =>
  changeSource(
    trx,
    deps,
    { refType: 'reload', refId: reloadId },
    {
      memberId,
      tenths: reloadBonusTenths(amountMinor),
      programmeVersion: programmeVersion.version,
      paidMinor: amountMinor,
    },
  );
