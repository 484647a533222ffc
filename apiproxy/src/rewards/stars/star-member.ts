import type { Level } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { marketZones } from '../../i18n/market-zone.ts';
import { findMember } from '../../identity/identity.public.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import type { Tables } from '../../storage/tables.ts';

/** The facts of a member that decide about Stars. */
export interface StarMember {
  readonly memberId: string;
  readonly level: Level;
  readonly joinedAt: Date;
  /** `YYYY-MM-DD`; null if none is on file. */
  readonly birthday: string | null;
  readonly subMarket: 'US' | 'CA';
  /** Months and years begin in it: the market's zone, because an account names none. */
  readonly zone: string;
}

/** Throws UNAUTHENTICATED for an account that is gone. */
export const loadStarMember = async (db: Kysely<Tables>, memberId: string): Promise<StarMember> => {
  const row = await findMember(db, memberId);
  if (!row) throw createAppError('UNAUTHENTICATED');
  return {
    memberId,
    level: row.level,
    joinedAt: row.joined_at,
    birthday: row.birthday,
    subMarket: row.market,
    zone: marketZones[row.market],
  };
};
