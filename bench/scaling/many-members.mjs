// Members with a session, favorite stores and orders each, for the plans of their statements.
import { createHash } from 'node:crypto';

export const memberAt = (at) => `many-${at}`;
/** The value of the session cookie of a member. */
export const sidAt = (at) => `sid-${at}`;

const favoritesEach = 3;
const ordersEach = 4;
const hashOf = (text) => createHash('sha256').update(text).digest('hex');

/** The columns of a table that a copied row keeps. */
const otherColumns = async (client, table, replaced) => {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name).filter((name) => !replaced.includes(name));
};
/** Copies one row of a table for each number up to `count`, with other values in some columns. */
const copyRow = async (client, table, count, values) => {
  const replaced = Object.keys(values);
  const kept = await otherColumns(client, table, replaced);
  await client.query(
    `insert into ${table} (${[...kept, ...replaced].join()})
     select ${[...kept.map((name) => `one.${name}`), ...Object.values(values)].join()}
     from (select * from ${table} limit 1) as one, generate_series(0, ${count - 1}) as at`,
  );
};

/** Adds as many members as there are stores. */
export const addMembers = async (client, count) => {
  await copyRow(client, 'member', count, {
    member_id: `'many-' || at`,
    ex_id: `'ex-many-' || at`,
    email: `'many-' || at || '@crema.test'`,
  });
  await client.query(`create temporary table numbered as
    select store_number, row_number() over (order by store_number) - 1 as at from store`);
  await client.query('create index on numbered (at)');
  await client.query(
    `insert into session (sid_hash, session_id, kind, member_id, remember, created_at, expires_at)
     select encode(sha256(convert_to('sid-' || at, 'UTF8')), 'hex'), 'many-' || at, 'member', 'many-' || at, false, now(), now() + interval '1 day'
     from generate_series(0, ${count - 1}) as at`,
  );
  await client.query(
    `insert into favorite_store (member_id, store_number, added_at)
     select 'many-' || member, numbered.store_number, now()
     from generate_series(0, ${count - 1}) as member, generate_series(1, ${favoritesEach}) as turn
     join numbered on true where numbered.at = (member * 7 + turn * 13) % ${count}`,
  );
  // Orders without the prices that they refer to.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into orders (order_id, owner, member_id, first_name, email, marketing_opt_in, store_number, store_name, pickup_option,
       consumption, items, summary, estimates, total_minor, tip_minor, currency, locale, request_hash, placed_at, ready_at,
       order_number, order_token, placed_on)
     select 'many-' || orders.at, 'many-' || member, 'many-' || member, 'Many', 'many@crema.test', false, store_number, 'Store', 'IN_STORE',
       'ConsumeOutOfStore', '[]', '{}', '[]', 500, 0, 'USD', 'en-US', 'hash', now() - orders.at * interval '1 second', now(),
       'N' || orders.at, 'token-' || orders.at, current_date
     from (select at, at / ${ordersEach} as member from generate_series(0, ${count * ordersEach - 1}) as at) as orders
     join numbered on numbered.at = (orders.at * 31) % ${count}`,
  );
  await client.query('set session_replication_role = origin');
  const { rows } = await client.query('select 1 from session where sid_hash = $1', [hashOf(sidAt(0))]);
  if (rows.length !== 1)
    throw new Error(`Found no session of ${sidAt(0)}. Expected the hash of session-store.ts.`);
  await client.query('analyze');
};
