import { levels, nextLevel, programmeVersion } from '@crema/shared-contracts';
import type { ExpiringStars } from '../../generated/resolvers.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { toLocal } from '../../stores/stores.public.ts';
import { levelAfterYear } from '../levels/level-years.job.ts';
import { earnedBetween } from '../stars/earned-stars.ts';
import { listBatches } from '../stars/star-batches.ts';
import { addMonths, levelYearOf, monthOf, startOfMonth } from '../stars/star-calendar.ts';
import { readUsableStars } from '../stars/star-ledger.ts';
import { loadStarMember, type StarMember } from '../stars/star-member.ts';

const tenthsPerStar = 10;
const dayMs = 24 * 60 * 60_000;
const dayBefore = (end: Date, zone: string) => toLocal(new Date(end.getTime() - 1), zone).date;

type Batch = Awaited<ReturnType<typeof listBatches>>[number];
const presentExpiring = (batches: readonly Batch[], { zone }: StarMember, now: Date): ExpiringStars[] => {
  const monthEnd = startOfMonth(addMonths(monthOf(now, zone), 1), zone).getTime();
  // Two months end together after one of them was extended.
  const byEnd = new Map<number, { tenths: number; canExtend: boolean }>();
  for (const { expires_at: end, remaining_tenths, is_extended } of batches) {
    if (end === null) continue;
    const same = byEnd.get(end.getTime());
    byEnd.set(end.getTime(), {
      tenths: remaining_tenths + (same?.tenths ?? 0),
      canExtend: (end.getTime() === monthEnd && !is_extended) || (same?.canExtend ?? false),
    });
  }
  return [...byEnd].map(([end, { tenths, canExtend }]) => ({
    date: dayBefore(new Date(end), zone),
    expiresAt: new Date(end).toISOString(),
    starsExpiring: tenths,
    daysLeft: Math.floor((end - now.getTime()) / dayMs),
    canExtend,
  }));
};

/** The reply of `memberRewards`. Stars whose end has passed count no longer, also before the hourly job books them. */
export const presentRewards = async ({ db, clock }: Pick<AppDeps, 'db' | 'clock'>, memberId: string) => {
  const now = clock.now();
  const member = await loadStarMember(db, memberId);
  const { level, zone } = member;
  const year = levelYearOf(member.joinedAt, zone, now);
  const yearTenths = await earnedBetween(db, memberId, { from: year.startsAt, to: year.endsAt });
  const lastMonthTenths = await earnedBetween(db, memberId, { from: year.lastMonthFrom, to: year.endsAt });
  const batches = (await listBatches(db, memberId)).filter(
    ({ expires_at }) => expires_at === null || expires_at > now,
  );
  const account = await db
    .selectFrom('star_account')
    .select('gold_since')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  const next = nextLevel(level);
  const after = levelAfterYear({ level, yearTenths, lastMonthTenths });
  const endsGold = level === 'GOLD' && now >= year.lastMonthFrom && after === 'GREEN';
  const { fromStars } = programmeVersion.levels[next];
  return {
    level,
    starTenths: await readUsableStars(db, memberId, now),
    starsThisYearTenths: yearTenths,
    levelYearEndsOn: dayBefore(year.endsAt, zone),
    /** When the level falls unless more Stars are earned; null if the year's Stars keep it. */
    levelFallsAt: levels.indexOf(after) < levels.indexOf(level) ? year.endsAt : null,
    nextLevel: next,
    tenthsToNextLevel: next === level ? 0 : Math.max(0, fromStars * tenthsPerStar - yearTenths),
    tenthsToExtendLevel: endsGold ? programmeVersion.extendStars * tenthsPerStar - lastMonthTenths : null,
    joinDate: toLocal(member.joinedAt, zone).date,
    memberTenureYear: Number(toLocal(member.joinedAt, zone).date.slice(0, 4)),
    goldMedalYear: account?.gold_since ? Number(toLocal(account.gold_since, zone).date.slice(0, 4)) : null,
    birthdayOnFile: member.birthday !== null,
    subMarket: member.subMarket,
    expiringSoon: presentExpiring(batches, member, now),
  };
};
