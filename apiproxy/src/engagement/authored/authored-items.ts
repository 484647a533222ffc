import type { Market } from '@crema/shared-contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../storage/tables.ts';
import { endOfDay, startOfDay } from '../stream/feed-days.ts';
import type { AuthoredItem } from './authored-item.ts';

/** The authored items of a market and an audience that are valid now, and the last time at which this set changed. */
export interface CurrentItems {
  readonly items: readonly AuthoredItem[];
  readonly changedAt: Date;
}
interface Reader {
  readonly audience: 'guests' | 'members';
  readonly market: Market;
  readonly now: Date;
}

/** An item changes the feed when it is loaded, when its first day begins and when its last day has ended. */
const changesOf = (item: AuthoredItem, loadedAt: Date): readonly Date[] => [
  loadedAt,
  ...(item.startDate ? [startOfDay(item.startDate)] : []),
  ...(item.endDate ? [endOfDay(item.endDate)] : []),
];
const isFor = (item: AuthoredItem, { audience, market }: Reader): boolean =>
  item.markets.includes(market) && (item.audience === 'everyone' || item.audience === audience);
const isCurrent = ({ startDate, endDate }: AuthoredItem, now: Date): boolean =>
  (!startDate || startOfDay(startDate) <= now) && (!endDate || now < endOfDay(endDate));

export const readCurrentItems = async (db: Kysely<Tables>, reader: Reader): Promise<CurrentItems> => {
  const rows = (
    await db.selectFrom('stream_item').select(['document', 'changed_at', 'withdrawn_at']).execute()
  ).filter(({ document }) => isFor(document, reader));
  const changes = rows
    .flatMap(({ document, changed_at }) => changesOf(document, changed_at))
    .filter((at) => at <= reader.now)
    .map((at) => at.getTime());
  return {
    items: rows
      .filter(({ document, withdrawn_at }) => withdrawn_at === null && isCurrent(document, reader.now))
      .map(({ document }) => document)
      .toSorted((one, other) => other.rank - one.rank || one.id.localeCompare(other.id)),
    changedAt: new Date(Math.max(0, ...changes)),
  };
};

/** Makes the stored items those of the list. An item that has not changed keeps its time. */
export const loadItems = async (
  trx: Transaction<Tables>,
  items: readonly AuthoredItem[],
  now: Date,
): Promise<void> => {
  const stored = await trx.selectFrom('stream_item').selectAll().forUpdate().execute();
  const known = new Map(stored.map((row) => [row.item_id, row]));
  const isSame = (item: AuthoredItem): boolean => {
    const row = known.get(item.id);
    return row?.withdrawn_at === null && canonical(row.document) === canonical(item);
  };
  for (const item of items.filter((each) => !isSame(each))) {
    const content = {
      type: item.type,
      document: JSON.stringify(item),
      changed_at: now,
      withdrawn_at: null,
    };
    await trx
      .insertInto('stream_item')
      .values({ item_id: item.id, ...content })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet(content))
      .execute();
  }
  const kept = new Set(items.map(({ id }) => id));
  const withdrawn = stored
    .filter(({ item_id, withdrawn_at }) => withdrawn_at === null && !kept.has(item_id))
    .map(({ item_id }) => item_id);
  if (withdrawn.length > 0)
    await trx
      .updateTable('stream_item')
      .set({ withdrawn_at: now, changed_at: now })
      .where('item_id', 'in', withdrawn)
      .execute();
};

/** The JSON of a value whatever the order of its keys: the database does not keep it. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
