import { sql, type Transaction } from 'kysely';
import type { Shop } from '../../shop/read-shop.ts';
import type { ProjectShop, ShopsInEffect } from '../../shop/versions/projection.ts';
import type { Tables } from '../../storage/tables.ts';
import type { SharedFacts } from '../stores.tables.ts';
import { storeRowsOf, type StoreRow } from './store-rows.ts';

/** The first zone and the last one in which a local time begins. */
const outermostZones = ['Pacific/Kiritimati', 'UTC', 'Etc/GMT+12'];

interface InEffect {
  readonly stores: ReadonlyMap<string, StoreRow>;
  readonly shared: ReadonlyMap<string, SharedFacts>;
  /** The zones in which a version has started. */
  readonly zones: readonly string[];
}
/** The stores of the version that has started in their own zones. While one starts, two versions are in effect. */
const readInEffect = async ({ shopAt }: ShopsInEffect, stored: readonly string[]): Promise<InEffect> => {
  const shops = new Map<string, Shop | undefined>();
  const seen = new Set<Shop>();
  const pending = [...outermostZones, ...stored];
  for (let zone = pending.pop(); zone !== undefined; zone = pending.pop()) {
    if (shops.has(zone)) continue;
    const shop = await shopAt(zone);
    shops.set(zone, shop);
    if (!shop || seen.has(shop)) continue;
    seen.add(shop);
    pending.push(...storeRowsOf(shop).stores.map(({ time_zone }) => time_zone));
  }
  const stores = [...seen].flatMap((shop) =>
    storeRowsOf(shop).stores.filter(({ time_zone }) => shops.get(time_zone) === shop),
  );
  return {
    stores: new Map(stores.map((store) => [store.store_number, store])),
    shared: new Map([...seen].flatMap((shop) => [...storeRowsOf(shop).shared])),
    zones: [...shops].flatMap(([zone, shop]) => (shop ? [zone] : [])),
  };
};

/** A store that left the data keeps its row: orders, receipts and favorites refer to it. */
const markRemoved = async (
  trx: Transaction<Tables>,
  { stores, zones }: InEffect,
  now: Date,
): Promise<void> => {
  const present = await trx
    .selectFrom('store')
    .select('store_number')
    .where('removed_at', 'is', null)
    .where('time_zone', 'in', zones)
    .execute();
  const removed = present.map(({ store_number }) => store_number).filter((number) => !stores.has(number));
  if (removed.length > 0)
    await trx
      .updateTable('store')
      .set({ removed_at: now })
      .where('store_number', '=', sql<string>`any(${removed})`)
      .execute();
};

const states = ['availability', 'curbside', 'warning_labels', 'assortment', 'fixture_error'] as const;
/** A state stays, unless the data say that the store has no such service, or has it again. */
const stateOf = (column: (typeof states)[number]) => {
  const [old, loaded] = [sql.ref(`present.${column}`), sql.ref(`loaded.${column}`)];
  const none = { availability: 'NOT_SUPPORTED', curbside: 'UNAVAILABLE' }[column as string];
  const isNew = sql`present.store_number is null`;
  return none === undefined
    ? sql`case when ${isNew} then ${loaded} else ${old} end`
    : sql`case when ${isNew} or (${old} = ${none}) <> (${loaded} = ${none}) then ${loaded} else ${old} end`;
};
const rowsAtOnce = 1_000;
/** Writes the rows that differ: each of them is a change that every process reads. */
const putStores = async (trx: Transaction<Tables>, stores: readonly StoreRow[]): Promise<void> => {
  for (let from = 0; from < stores.length; from += rowsAtOnce) {
    const rows = stores.slice(from, from + rowsAtOnce);
    const columns = Object.keys(rows[0] ?? {});
    const isState = (column: string) => states.some((state) => state === column);
    const list = (values: readonly unknown[]) => sql.join(values);
    const of = (table: string) => list(columns.map((column) => sql.ref(`${table}.${column}`)));
    const values = columns.map((column) =>
      isState(column) ? stateOf(column as (typeof states)[number]) : sql.ref(`loaded.${column}`),
    );
    await sql`insert into store (${list(columns.map((column) => sql.ref(column)))})
      select ${list(values)} from json_populate_recordset(null::store, ${JSON.stringify(rows)}::json) as loaded
      left join store as present on present.store_number = loaded.store_number
      on conflict (store_number) do update set (${list(columns.map((column) => sql.ref(column)))}) = row(${of('excluded')})
      where row(${of('store')}) is distinct from row(${of('excluded')})`.execute(trx);
  }
};

export const putSharedFacts = async (
  trx: Transaction<Tables>,
  shared: ReadonlyMap<string, SharedFacts>,
): Promise<void> => {
  if (shared.size === 0) return;
  await trx
    .insertInto('store_shared_facts')
    .values([...shared].map(([hash, facts]) => ({ hash, facts: JSON.stringify(facts) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Makes the rows of `store` those of the shop in effect in each store’s zone (SHP-011), for the search and for SQL.
 */
export const projectStores: ProjectShop = async (trx, shops) => {
  const zones = await trx.selectFrom('store').select('time_zone').distinct().execute();
  const inEffect = await readInEffect(
    shops,
    zones.map(({ time_zone }) => time_zone),
  );
  if (inEffect.zones.length === 0) return;
  await markRemoved(trx, inEffect, shops.now);
  await putSharedFacts(trx, inEffect.shared);
  await putStores(trx, [...inEffect.stores.values()]);
};
