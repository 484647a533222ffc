import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { migrate } from '../storage/migrate.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { giftsMigrations } from './gifts.migration.ts';

let database: Database;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

it('gifts that were bought before the designs came from the shop’s data keep their designs, SHP-006', async () => {
  const { db } = database;
  await migrate(
    db,
    giftsMigrations.filter(({ name }) => name < '0306'),
  );
  await sql`insert into gift_card (product_number, name_en, name_fr, design) values
    ('11010001', 'Thank you', 'Merci', 'thanks'), ('11060099', 'Snow day', 'Jour de neige', 'holiday')`.execute(
    db,
  );
  const order = (...numbers: string[]) =>
    JSON.stringify({ senderName: 'Avery', gifts: numbers.map((productNumber, n) => ({ n, productNumber })) });
  await sql`insert into gift_purchase (purchase_id, owner, request_hash, state, gift_order, total_minor, currency, created_at) values
    ('two', 'session:1', 'h', 'STARTED', ${order('11060099', '11010001')}::jsonb, 5000, 'USD', now()),
    ('none', 'session:2', 'h', 'STARTED', ${order()}::jsonb, 100, 'USD', now())`.execute(db);
  await migrate(db, giftsMigrations);
  const rows = await sql<{
    gift_order: object;
  }>`select gift_order from gift_purchase order by purchase_id desc`.execute(db);
  assert.deepEqual(
    rows.rows.map(({ gift_order }) => gift_order),
    [
      {
        senderName: 'Avery',
        gifts: [
          {
            n: 0,
            productNumber: '11060099',
            design: { picture: 'holiday', name: { 'en-US': 'Snow day', 'fr-CA': 'Jour de neige' } },
          },
          {
            n: 1,
            productNumber: '11010001',
            design: { picture: 'thanks', name: { 'en-US': 'Thank you', 'fr-CA': 'Merci' } },
          },
        ],
      },
      { senderName: 'Avery', gifts: [] },
    ],
  );
});
