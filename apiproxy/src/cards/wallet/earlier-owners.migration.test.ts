import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../../app/migrations.ts';
import { migrate } from '../../storage/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const before = migrations.filter(({ name }) => name < '0204');
/** Later migrations refuse cards whose member is missing, as in this test. */
const withIt = migrations.filter(({ name }) => name < '0205');
const at = '2026-01-01T00:00:00Z';

it('hides the entries of earlier owners of cards that were registered before, CRD-035', async () => {
  const { db, close } = await openTestDatabase();
  await migrate(db, before);
  const execute = (statement: string) => sql.raw(statement).execute(db);
  await execute('set session_replication_role = replica');
  for (const [cardId, owner, isDigital] of [
    ['sold', `'second'`, false],
    ['kept', `'first'`, false],
    ['free', 'null', false],
    ['digital', `'first'`, true],
  ] as const)
    await execute(`insert into svc_card (card_id, member_id, number_hash, number_sealed, last4, nickname, design, is_digital,
        is_primary, status, balance_minor, currency, created_at)
      values ('${cardId}', ${owner}, '${cardId}', '', '', '', '', ${isDigital}, false, 'ACTIVE', 0, 'USD', '${at}')`);
  for (const cardId of ['sold', 'kept', 'free', 'digital'])
    for (const [kind, refType] of [
      ['ISSUE', 'card'],
      ['RELOAD', 'reload'],
      ['GIFT', 'gift'],
    ] as const)
      await execute(`insert into svc_ledger (entry_id, card_id, kind, amount_minor, balance_after_minor, ref_type, ref_id, at)
        values ('${cardId} ${kind}', '${cardId}', '${kind}', 1, 1, '${refType}', '${cardId}', '${at}')`);
  for (const cardId of ['sold', 'kept', 'free', 'digital'])
    await execute(`insert into card_reload (reload_id, card_id, member_id, purpose, amount_minor, currency, payment_method_id,
        reference, state, created_at)
      values ('${cardId}', '${cardId}', 'first', 'reload', 1, 'USD', 'pm', '${cardId}', 'DONE', '${at}')`);
  await execute('set session_replication_role = origin');
  await migrate(db, withIt);
  const { rows } = await sql<{ card_id: string; shown: string }>`
    select svc_card.card_id, coalesce(string_agg(kind, ' ' order by seq), '') as shown from svc_card
    left join svc_ledger entry on entry.card_id = svc_card.card_id and seq > hidden_through_seq
    group by svc_card.card_id order by svc_card.card_id`.execute(db);
  await close();
  assert.deepEqual(Object.fromEntries(rows.map(({ card_id, shown }) => [card_id, shown])), {
    digital: 'ISSUE RELOAD GIFT',
    free: '',
    kept: 'ISSUE RELOAD GIFT',
    sold: 'GIFT',
  });
});
