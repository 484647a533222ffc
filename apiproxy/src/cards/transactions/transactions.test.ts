import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { creditCard } from '../ledger.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { walletQueries } from '../../testing/cards-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the transactions of a card', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  const cardId = 'card-gold-2';
  /** Two seeded orders were paid with it. */
  const spentId = 'card-gold-1';
  before(async () => {
    test = await startTestApp({ clock });
    // Half past midnight in UTC is still the month before in Chicago.
    for (const [refId, at] of [
      ['may', '2026-07-01T00:30:00Z'],
      ['august', '2026-08-15T12:00:00Z'],
    ] as const) {
      clock.set(at);
      const movement = { cardId, amountMinor: 100, kind: 'GIFT', refType: 'seed', refId } as const;
      await test.deps.db.transaction().execute((trx) => creditCard(trx, test.deps, movement));
    }
    member = openBrowser(test.app);
    await member.signIn('gold');
  });
  after(() => test.stop());
  const read = async (variables: object = {}) => {
    const { data } = await member.graphql(walletQueries.transactions, { cardId, ...variables });
    const { month, olderMonth, newerMonth, entries } = data.user.transactions;
    return {
      months: [olderMonth, month, newerMonth],
      kinds: entries.map(({ kind }: { kind: string }) => kind),
    };
  };

  it('are shown by month, the latest first, with the months next to it', async () => {
    assert.deepEqual(await read(), { months: ['2026-07', '2026-08', null], kinds: ['GIFT'] });
    assert.deepEqual(await read({ month: '2026-07' }), {
      months: ['2026-06', '2026-07', '2026-08'],
      kinds: ['GIFT'],
    });
  });

  it('belong to the month of the reader’s zone', async () => {
    const { months } = await read({ month: '2026-06', timeZone: 'America/Chicago' });
    assert.deepEqual(months, [null, '2026-06', '2026-08']);
  });

  for (const timeZone of ['Mars/Base', '', 'undefined'])
    it(`belong to the month in UTC when a device names the zone “${timeZone}”, PLT-019`, async () => {
      assert.deepEqual(await read({ month: '2026-06', timeZone }), await read({ month: '2026-06' }));
    });

  it('are filtered by type', async () => {
    assert.deepEqual((await read({ type: 'PURCHASE', cardId: spentId })).kinds, ['ORDER']);
    assert.deepEqual((await read({ type: 'MONEY_ADDED', month: '2026-06' })).kinds, ['ISSUE']);
    assert.deepEqual((await read({ type: 'MONEY_ADDED', cardId: spentId })).kinds, ['RELOAD']);
    assert.deepEqual(await read({ type: 'TRANSFER' }), { months: [null, null, null], kinds: [] });
  });

  it('are a file as spreadsheets in the language of the page read it, for the member only, R-14', async () => {
    const url = `${restPaths.transactionsCsv}?cardId=${spentId}&type=PURCHASE`;
    member.cookies.set('locale', 'fr-CA');
    const reply = await member.get(url);
    assert.deepEqual(
      [reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']],
      [200, 'text/csv; charset=utf-8', 'attachment; filename="crema-0022.csv"'],
    );
    const [head, row, ...rest] = reply.body.replace('\uFEFF', '').split('\r\n');
    assert.equal(head, '"Date";"Type";"Café";"Commande";"Montant";"Solde";"Devise"');
    const order = `"Achat";"Clark & Lake";"${test.deps.publicOrigin}/menu/order/order-gold-3"`;
    assert.equal(row, `2026-05-29 12:32:00;${order};-16,21;76,79;USD`);
    assert.equal(rest.length, 2);
    member.cookies.set('locale', 'en-US');
    const english = (await member.get(`${url}&timeZone=America/Chicago`)).body.split('\r\n')[1];
    assert.match(english ?? '', /^2026-05-29 07:32:00,"Purchase",.*,-16\.21,76\.79,USD$/);
    const other = openBrowser(test.app);
    assert.equal((await other.get(url)).statusCode, 401);
    await other.signIn('green');
    assert.equal((await other.get(url)).json().error.code, 'CARD_NOT_FOUND');
  });
});
