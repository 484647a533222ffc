import { levelOfStars, levels, type Level, programmeVersion } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { defineHourlyJob } from '../../jobs/periodic-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { earnedBetween } from '../stars/earned-stars.ts';
import { setExpiry } from '../stars/star-batches.ts';
import { expiryOf, type LevelYear, levelYearOf, monthOf } from '../stars/star-calendar.ts';
import { lockStars } from '../stars/star-ledger.ts';
import { loadStarMember, type StarMember } from '../stars/star-member.ts';

const tenthsPerStar = 10;

interface YearFacts {
  readonly level: Level;
  readonly yearTenths: number;
  readonly lastMonthTenths: number;
}
/** The level after a level year: that of the year's Stars; 25 Stars in its last month keep Gold (D-150, RWD-025). */
export const levelAfterYear = ({ level, yearTenths, lastMonthTenths }: YearFacts): Level => {
  const reached = levelOfStars(Math.floor(yearTenths / tenthsPerStar));
  const isExtended = level === 'GOLD' && lastMonthTenths >= programmeVersion.extendStars * tenthsPerStar;
  return isExtended && reached === 'GREEN' ? 'GOLD' : reached;
};

const endYear = async (trx: Transaction<Tables>, member: StarMember, year: LevelYear): Promise<void> => {
  const { memberId, level, zone } = member;
  const next = levelAfterYear({
    level,
    yearTenths: await earnedBetween(trx, memberId, { from: year.startsAt, to: year.endsAt }),
    lastMonthTenths: await earnedBetween(trx, memberId, { from: year.lastMonthFrom, to: year.endsAt }),
  });
  if (levels.indexOf(next) >= levels.indexOf(level)) return;
  await trx.updateTable('member').set({ level: next }).where('member_id', '=', memberId).execute();
  // The six months of all Stars begin with the fall.
  if (!programmeVersion.levels[next].starsExpire) return;
  await setExpiry(trx, memberId, expiryOf(monthOf(year.endsAt, zone), zone));
  await trx.updateTable('star_account').set({ gold_since: null }).where('member_id', '=', memberId).execute();
};

/** Ends the level years that are over; a level without an end gets that of its present year. */
const updateLevel = (deps: AppDeps, memberId: string): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    await lockStars(trx, memberId);
    const now = deps.clock.now();
    const { level_until: until } = await trx
      .selectFrom('star_account')
      .select('level_until')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const present = await loadStarMember(trx, memberId);
    if (until !== null && until <= now)
      await endYear(trx, present, levelYearOf(present.joinedAt, present.zone, new Date(until.getTime() - 1)));
    const begun = until !== null && until <= now ? until : now;
    await trx
      .updateTable('star_account')
      .set({ level_until: levelYearOf(present.joinedAt, present.zone, begun).endsAt })
      .where('member_id', '=', memberId)
      .execute();
  });

/** Levels fall at the anniversary of the day on which the member joined (D-150). It runs each hour. */
export const { job: endLevelYears, schedule: scheduleLevelYears } = defineHourlyJob(
  'end-level-years',
  async (deps) => {
    const due = await deps.db
      .selectFrom('member')
      .leftJoin('star_account', 'star_account.member_id', 'member.member_id')
      .select('member.member_id')
      .where('level', '<>', 'GREEN')
      .where((eb) => eb.or([eb('level_until', 'is', null), eb('level_until', '<=', deps.clock.now())]))
      .execute();
    for (const { member_id } of due) await updateLevel(deps, member_id);
  },
);
