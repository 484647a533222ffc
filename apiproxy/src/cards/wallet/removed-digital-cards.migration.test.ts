import assert from 'node:assert/strict';
import { it } from 'node:test';
import { sql } from 'kysely';
import { migrations } from '../../app/migrations.ts';
import { migrate } from '../../storage/migrate.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const before = migrations.filter(({ name }) => name < '0210');
const at = '2026-01-01T00:00:00Z';

it('brings removed digital cards with money back, and makes one the primary card of a member without any, D-93', async () => {
  const { db, close } = await openTestDatabase();
  await migrate(db, before);
  const execute = (statement: string) => sql.raw(statement).execute(db);
  // The owners of the cards are not stored.
  await execute('set session_replication_role = replica');
  for (const [cardId, owner, isDigital, isPrimary, status, balanceMinor] of [
    ['first-used', 'first', true, true, 'ACTIVE', 100],
    ['first-removed', 'first', true, false, 'REMOVED', 200],
    ['second-removed', 'second', true, false, 'REMOVED', 300],
    ['second-removed-too', 'second', true, false, 'REMOVED', 400],
    ['third-empty', 'third', true, false, 'REMOVED', 0],
    ['third-printed', 'third', false, false, 'REMOVED', 500],
  ] as const)
    await execute(`insert into svc_card (card_id, member_id, number_hash, number_sealed, last4, nickname, design, is_digital,
        is_primary, status, balance_minor, currency, created_at, removed_at)
      values ('${cardId}', '${owner}', '${cardId}', '', '', '', '', ${isDigital}, ${isPrimary}, '${status}', ${balanceMinor},
        'USD', '${at}', ${status === 'REMOVED' ? `'${at}'` : 'null'})`);
  await migrate(db, migrations);
  const rows = await db
    .selectFrom('svc_card')
    .select(['card_id', 'status', 'is_primary'])
    .orderBy('card_id')
    .execute();
  await close();
  assert.deepEqual(
    rows.map(({ card_id, status, is_primary }) => [card_id, status, is_primary]),
    [
      ['first-removed', 'ACTIVE', false],
      ['first-used', 'ACTIVE', true],
      ['second-removed', 'ACTIVE', true],
      ['second-removed-too', 'ACTIVE', false],
      ['third-empty', 'REMOVED', false],
      ['third-printed', 'REMOVED', false],
    ],
  );
});
