import type { Level, StarTenths } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import { loadOffers, readStarMonths } from '../../rewards/rewards.public.ts';
import type { Tables } from '../../storage/tables.ts';

/** The facts about the member's Stars and level that the feed names. */
export interface LevelFacts {
  readonly balanceTenths: StarTenths;
  /** The Stars that end first; undefined if none do. `lastDay` is `YYYY-MM-DD`. */
  readonly nextExpiry: { readonly tenths: StarTenths; readonly lastDay: string } | undefined;
  /** When the level ends unless it is kept; undefined while it is not known. */
  readonly levelEndsAt: Date | undefined;
}
export type ReadLevelFacts = (
  db: Kysely<Tables>,
  member: { readonly memberId: string; readonly level: Level },
) => Promise<LevelFacts>;

/** Answers from the ledger of Stars. It has no end of a level year yet, so nothing is said about one. */
export const readLevelFacts: ReadLevelFacts = async (db, member) => ({
  balanceTenths: (await loadOffers(db, member.memberId)).balanceTenths,
  nextExpiry: (await readStarMonths(db, member))[0],
  levelEndsAt: undefined,
});
