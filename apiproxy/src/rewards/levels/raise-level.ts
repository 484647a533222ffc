import { levelOfStars, levels } from '@crema/shared-contracts';
import type { Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { earnedBetween } from '../stars/earned-stars.ts';
import { extendBatch, setExpiry } from '../stars/star-batches.ts';
import { addMonths, levelYearOf, monthOf, startOfMonth } from '../stars/star-calendar.ts';
import { loadStarMember } from '../stars/star-member.ts';

const tenthsPerStar = 10;

/**
 * Applies the consequences of earned Stars (RWD-020, D-150): the level rises at once when the Stars of the level year reach it, and Stars
 * then no longer expire; at GREEN, enough Stars in a batch's last month extend the batch. The caller has locked the account.
 */
export const afterEarning = async (trx: Transaction<Tables>, memberId: string, now: Date): Promise<void> => {
  const member = await loadStarMember(trx, memberId);
  const year = levelYearOf(member.joinedAt, member.zone, now);
  const earned = await earnedBetween(trx, memberId, { from: year.startsAt, to: year.endsAt });
  const reached = levelOfStars(Math.floor(earned / tenthsPerStar));
  if (levels.indexOf(reached) > levels.indexOf(member.level)) {
    await trx.updateTable('member').set({ level: reached }).where('member_id', '=', memberId).execute();
    await trx
      .updateTable('star_account')
      .set({ level_until: year.endsAt, ...(member.level === 'GREEN' && { gold_since: now }) })
      .where('member_id', '=', memberId)
      .execute();
    await setExpiry(trx, memberId, null);
  } else if (member.level === 'GREEN') {
    const month = monthOf(now, member.zone);
    const inMonth = {
      from: startOfMonth(month, member.zone),
      to: startOfMonth(addMonths(month, 1), member.zone),
    };
    await extendBatch(trx, member, month, await earnedBetween(trx, memberId, inMonth));
  }
};
