import type { StarTenths } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { presentRewards } from '../../rewards/rewards.public.ts';

/** The facts about the member's Stars and level that the feed names. */
export interface LevelFacts {
  readonly balanceTenths: StarTenths;
  /** The Stars that end first, at least one whole; undefined if none do. `lastDay` is `YYYY-MM-DD`; they count until `expiresAt`. */
  readonly nextExpiry:
    { readonly tenths: StarTenths; readonly lastDay: string; readonly expiresAt: Date } | undefined;
  /** When the level ends unless it is kept; undefined if the year's Stars keep it. */
  readonly levelEndsAt: Date | undefined;
}
export type ReadLevelFacts = (deps: Pick<AppDeps, 'db' | 'clock'>, memberId: string) => Promise<LevelFacts>;

export const readLevelFacts: ReadLevelFacts = async (deps, memberId) => {
  const { starTenths, expiringSoon, levelFallsAt } = await presentRewards(deps, memberId);
  const first = expiringSoon.find(({ starsExpiring }) => starsExpiring >= 10);
  return {
    balanceTenths: starTenths,
    nextExpiry: first && {
      tenths: first.starsExpiring,
      lastDay: first.date,
      expiresAt: new Date(first.expiresAt),
    },
    levelEndsAt: levelFallsAt ?? undefined,
  };
};
