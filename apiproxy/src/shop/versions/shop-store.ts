import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../storage/database.ts';
import type { Tables } from '../../storage/tables.ts';
import type { Kind, RowOf } from '../kind.ts';
import type { Shop } from '../read-shop.ts';
import type { Settings } from '../settings.ts';
import { compareShops, type KindDifference } from './difference.ts';
import type { Activation, Start } from './start.ts';

const settingsName = 'shop';
const lock = 'shop-version';
/** One load, or one change of the version in effect, at a time. */
export const lockVersions = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${lock}))`.execute(trx);
};

export interface Author {
  readonly by: string;
  readonly now: Date;
}
export interface StoredVersion {
  readonly version: number;
  readonly loadedAt: Date;
  readonly loadedBy: string;
  readonly difference: readonly KindDifference[];
}
type Contents = Readonly<Record<string, string>>;

const hashOf = (rows: string): string => createHash('sha256').update(rows).digest('hex');
const contentOf = (shop: Shop, kinds: readonly Kind[]) =>
  [
    { kind: settingsName, rows: JSON.stringify(shop.settings) },
    ...kinds.map((kind) => ({ kind: kind.name, rows: JSON.stringify(shop.rowsOf(kind)) })),
  ].map((content) => ({ ...content, hash: hashOf(content.rows) }));

const startColumns = (start: Start) => ({
  starts_at: 'at' in start ? start.at : null,
  starts_local: 'local' in start ? start.local : null,
});

export const readActivations = async (db: Db): Promise<readonly Activation[]> => {
  const rows = await db.selectFrom('shop_activation').selectAll().orderBy('id').execute();
  return rows.map(({ id, version, starts_at, starts_local }) => ({
    id,
    version,
    start: starts_at ? { at: starts_at } : { local: starts_local ?? '' },
  }));
};

/** The version that was loaded or put back last, whether it has started or not. */
const newestVersion = async (db: Db): Promise<number | undefined> =>
  (await db.selectFrom('shop_activation').select('version').orderBy('id', 'desc').limit(1).executeTakeFirst())
    ?.version;

const contentsOf = async (db: Db, version: number): Promise<Contents> => {
  const found = await db
    .selectFrom('shop_version')
    .select('contents')
    .where('version', '=', version)
    .executeTakeFirst();
  if (!found) throw new Error(`Version ${version} does not exist. See them with: npm run shop -- versions.`);
  return JSON.parse(found.contents) as Contents;
};

/** A stored version. A kind that it was loaded without has no rows. Throws if the version does not exist. */
export const readVersion = async (db: Db, version: number): Promise<Shop> => {
  const contents = await contentsOf(db, version);
  const stored = await db
    .selectFrom('shop_content')
    .selectAll()
    .where('hash', 'in', Object.values(contents))
    .execute();
  const rows = new Map(
    stored
      .filter(({ kind, hash }) => contents[kind] === hash)
      .map((each) => [each.kind, JSON.parse(each.rows) as unknown]),
  );
  return {
    settings: rows.get(settingsName) as Settings,
    rowsOf: <K extends Kind>({ name }: K) => (rows.get(name) ?? []) as readonly RowOf<K>[],
  };
};

/** The newest version that has each value of a field of a kind, as text: rows without the field have none. */
export const findNewestVersions = async (
  db: Db,
  kind: Kind,
  field: string,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ value: string; version: number }>`
    with content as (
      select max(version.version) as version, content.rows from shop_version as version
      join shop_content as content on content.kind = ${kind.name} and content.hash = version.contents::jsonb ->> ${kind.name}
      group by content.kind, content.hash
    )
    select distinct on (value) entry ->> ${field} as value, version
    from content, jsonb_array_elements(content.rows::jsonb) as entry
    where entry ->> ${field} is not null order by value, version desc`.execute(db);
  return new Map(rows.map(({ value, version }) => [value, version]));
};

export const listVersions = async (db: Db): Promise<readonly StoredVersion[]> => {
  const rows = await db
    .selectFrom('shop_version')
    .select(['version', 'loaded_at', 'loaded_by', 'difference'])
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ version, loaded_at, loaded_by, difference }) => ({
    version,
    loadedAt: loaded_at,
    loadedBy: loaded_by,
    difference: JSON.parse(difference) as readonly KindDifference[],
  }));
};

export interface Activating {
  readonly start: Start;
  readonly author: Author;
  /** Runs in the transaction once the start is stored. */
  readonly followStart: (trx: Transaction<Tables>, start: Start) => Promise<void>;
}
const activate = async (
  trx: Transaction<Tables>,
  version: number,
  { start, author: { by, now }, followStart }: Activating,
): Promise<void> => {
  await trx
    .insertInto('shop_activation')
    .values({ version, ...startColumns(start), made_at: now, made_by: by })
    .execute();
  await followStart(trx, start);
};

export interface Load extends Activating {
  readonly kinds: readonly Kind[];
  readonly shop: Shop;
  readonly isDryRun: boolean;
}
export interface LoadResult {
  /** Undefined if nothing was stored. */
  readonly version: number | undefined;
  readonly difference: readonly KindDifference[];
}

/**
 * Stores a checked shop as a new version that starts at `start`, in one transaction (SHP-004). The difference is from the version that was loaded
 * or put back last. Equal data, also in its order, stores nothing.
 */
export const storeShop = (db: Db, { kinds, shop, isDryRun, ...activating }: Load): Promise<LoadResult> =>
  db.transaction().execute(async (trx) => {
    await lockVersions(trx);
    const newest = await newestVersion(trx);
    const content = contentOf(shop, kinds);
    const contents = JSON.stringify(Object.fromEntries(content.map(({ kind, hash }) => [kind, hash])));
    const difference = compareShops(
      kinds,
      newest === undefined ? undefined : await readVersion(trx, newest),
      shop,
    );
    const isEqual = newest !== undefined && JSON.stringify(await contentsOf(trx, newest)) === contents;
    if (isEqual || isDryRun) return { version: undefined, difference };
    await trx
      .insertInto('shop_content')
      .values(content)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { version } = await trx
      .insertInto('shop_version')
      .values({
        loaded_at: activating.author.now,
        loaded_by: activating.author.by,
        contents,
        difference: JSON.stringify(difference),
      })
      .returning('version')
      .executeTakeFirstOrThrow();
    await activate(trx, version, activating);
    return { version, difference };
  });

/** Puts a version into effect (again). Throws if it does not exist. */
export const activateVersion = (db: Db, version: number, activating: Activating): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockVersions(trx);
    await contentsOf(trx, version);
    await activate(trx, version, activating);
  });
