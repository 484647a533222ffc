import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../http/system.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { Tables } from '../../storage/tables.ts';
import { readCurrentItems } from '../authored/authored-items.ts';
import { mailItemJob } from './mail-item.job.ts';

const markets = ['US', 'CA'] as const;
const ids = { next: () => randomUUID() };

/**
 * Orders the mail of an item for each member of its markets who agreed to promotional mails and did not get it yet. Returns the number of
 * mails, or undefined if the item is not `information` for members that is valid now.
 */
export const orderMailing = async (
  db: Kysely<Tables>,
  clock: Clock,
  itemId: string,
): Promise<number | undefined> => {
  const now = clock.now();
  const found = await Promise.all(
    markets.map(async (market) => {
      const { items } = await readCurrentItems(db, { audience: 'members', market, now });
      return items.some(({ id, type }) => id === itemId && type === 'information') ? [market] : [];
    }),
  );
  const itemMarkets = found.flat();
  if (itemMarkets.length === 0) return undefined;
  const members = await db
    .selectFrom('member')
    .select('member_id')
    .where('brand_mail', '=', true)
    .where('market', 'in', itemMarkets)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mailed_item')
            .select('item_id')
            .where('item_id', '=', itemId)
            .whereRef('mailed_item.member_id', '=', 'member.member_id'),
        ),
      ),
    )
    .execute();
  for (const { member_id: memberId } of members)
    await enqueueJob(
      db,
      { ids, clock },
      {
        job: mailItemJob,
        payload: { itemId, memberId },
        dedupeKey: `${mailItemJob.topic}:${itemId}:${memberId}`,
      },
    );
  return members.length;
};
