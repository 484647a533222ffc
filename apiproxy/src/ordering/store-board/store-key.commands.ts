import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { hashPassword } from '../../identity/identity.public.ts';
import type { OperatorCommand, OperatorReport, ParsedArgs } from '../../operations/operator-command.ts';
import type { Tables } from '../../storage/tables.ts';
import { shortNumberOf } from '../../stores/stores.public.ts';

/** The characters of a key, which are not mistaken for one another on paper. */
const legible = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groups = 5;
const groupLength = 5;
/** 125 random bits, in groups that a person can type. */
const createKey = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => legible[randomInt(legible.length)]).join(''),
  ).join('-');

/** The store of the only argument. Throws unless it is the number of a store, in one of its two forms. */
const findStore = async (db: Kysely<Tables>, { positionals }: ParsedArgs): Promise<string> => {
  const [number, ...others] = positionals;
  if (number === undefined || others.length > 0)
    throw new Error('store-keys: expected the number of one store, such as 1001');
  const stores = await db
    .selectFrom('store')
    .select('store_number')
    .where((eb) => eb.or([eb('store_number', '=', number), eb('store_number', 'like', `${number}-%`)]))
    .execute();
  const [store] = stores;
  if (!store || shortNumberOf(store.store_number) !== shortNumberOf(number))
    throw new Error(`store-keys: unknown store ${number}`);
  return store.store_number;
};

const hasKey = async (db: Kysely<Tables>, storeNumber: string): Promise<boolean> =>
  (await db
    .selectFrom('store_key')
    .select('store_number')
    .where('store_number', '=', storeNumber)
    .executeTakeFirst()) !== undefined;

const report = (summary: string, ok = true): OperatorReport => ({ columns: [], rows: [], summary, ok });
const withKey = (storeNumber: string, key: string): OperatorReport => ({
  columns: ['store', 'key', 'board'],
  rows: [[storeNumber, key, `/store-board/${shortNumberOf(storeNumber)}`]],
  summary: 'Give this key to the store. It is stored as a hash and is not shown again.',
  ok: true,
});

const list: OperatorCommand = {
  name: 'list',
  summary: 'The stores that have a key for their board',
  usage: 'list',
  options: {},
  run: async ({ db }) => {
    const stores = await db.selectFrom('store_key').select('store_number').orderBy('store_number').execute();
    return {
      columns: ['store', 'board'],
      rows: stores.map(({ store_number: store }) => [store, `/store-board/${shortNumberOf(store)}`]),
      summary: `${stores.length} stores with a key`,
      ok: true,
    };
  },
};

const create: OperatorCommand = {
  name: 'create',
  summary: 'Makes the key of a store that has none, and shows it once',
  usage: 'create STORE',
  options: {},
  run: async ({ db }, args) => {
    const storeNumber = await findStore(db, args);
    const key = createKey();
    const created = await db
      .insertInto('store_key')
      .values({ store_number: storeNumber, key_hash: await hashPassword(key) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('store_number')
      .executeTakeFirst();
    return created
      ? withKey(storeNumber, key)
      : report(`${storeNumber} has a key already. Rotate it to replace it.`, false);
  },
};

const rotate: OperatorCommand = {
  name: 'rotate',
  summary: 'Replaces the key of a store and shows the new one once; open boards of the store end',
  usage: 'rotate STORE',
  options: {},
  run: async ({ db }, args) => {
    const storeNumber = await findStore(db, args);
    if (!(await hasKey(db, storeNumber))) return report(`${storeNumber} has no key. Create it first.`, false);
    const key = createKey();
    await db
      .updateTable('store_key')
      .set({ key_hash: await hashPassword(key) })
      .where('store_number', '=', storeNumber)
      .execute();
    return withKey(storeNumber, key);
  },
};

const revoke: OperatorCommand = {
  name: 'revoke',
  summary:
    'Deletes the key of a store: its open boards end, and no board can be opened until a key is created',
  usage: 'revoke STORE',
  options: {},
  run: async ({ db }, args) => {
    const storeNumber = await findStore(db, args);
    const deleted = await db
      .deleteFrom('store_key')
      .where('store_number', '=', storeNumber)
      .returning('store_number')
      .executeTakeFirst();
    return deleted
      ? report(`The key of ${storeNumber} is deleted`)
      : report(`${storeNumber} has no key`, false);
  },
};

/** The commands of `npm run store-keys`: the keys with which stores open their boards (D-145). */
export const storeKeyCommands: readonly OperatorCommand[] = [list, create, rotate, revoke];
