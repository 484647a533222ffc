import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { voidOrder } from '../../ordering/voiding/void-order.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard, succeed, typedCard, walletQueries } from '../../testing/cards-kit.ts';
import { codeOf, payBySvc, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { cards } from '../cards.module.ts';
import { debitCard } from '../debit-card.ts';
import { undoWithinMs } from '../wallet/detach-card.job.ts';

interface Entry {
  readonly kind: string;
  readonly order: {
    readonly orderId: string;
    readonly storeName: string;
    readonly timeZoneId: string;
  } | null;
}

describe('the orders of a card’s entries', () => {
  const clock = createTestClock();
  const cardId = 'card-gold-1';
  const storeName = 'Clark & Lake';
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const entriesOf = async (browser: TestBrowser): Promise<Entry[]> =>
    (await browser.graphql(walletQueries.transactions, { cardId })).data.user.transactions.entries;
  const payLatte = async (cents = 0) => {
    const { orderId, totalMinor } = await priceLatte(gold);
    const placed = await submit(
      gold,
      payBySvc(orderId, totalMinor + cents, cents > 0 ? { tipAmountMinor: cents } : {}),
    );
    assert.equal(codeOf(placed), undefined);
    return { orderId, totalMinor: totalMinor + cents };
  };

  it('name the store of a payment, of a later tip and of a refund, with its time zone, K-17, L-43', async () => {
    const { orderId } = await payLatte();
    const order = { orderId, storeName, timeZoneId: 'America/Chicago' };
    const tip = {
      cardId,
      amountMinor: 100,
      kind: 'ORDER',
      refType: 'order-tip',
      refId: `${orderId}:1`,
    } as const;
    await test.deps.db.transaction().execute((trx) => debitCard(trx, test.deps, tip));
    await test.deps.db
      .transaction()
      .execute((trx) => voidOrder(trx, test.deps, { orderId, reason: 'SOLD_OUT' }));
    assert.deepEqual(
      (await entriesOf(gold)).slice(0, 3).map(({ kind, order: named }) => ({ kind, order: named })),
      [
        { kind: 'REFUND', order },
        { kind: 'ORDER', order },
        { kind: 'ORDER', order },
      ],
    );
  });

  it('name the order that caused an auto reload, and no order for money that the member added, K-17, CRD-034', async () => {
    const paymentMethodId = await storeCard(gold, test.deps);
    const reload = { requestId: 'reload-0001', cardId, amountMinor: 1000, paymentMethodId };
    await succeed(gold, 'reloadCard', { input: reload });
    await test.deps.db
      .updateTable('svc_card')
      .set({ balance_minor: 1600 })
      .where('card_id', '=', cardId)
      .execute();
    await succeed(gold, 'createAutoReload', {
      input: { cardId, amountMinor: 2500, triggerAmountMinor: 1500, paymentMethodId },
    });
    const { orderId } = await payLatte();
    await runDueJobs(test.deps, cards.jobs ?? []);
    const entries = await entriesOf(gold);
    assert.deepEqual(
      entries.slice(0, 3).map(({ kind, order }) => [kind, order?.orderId]),
      [
        ['AUTO_RELOAD', orderId],
        ['ORDER', orderId],
        ['RELOAD', undefined],
      ],
    );
    assert.equal(entries[0]?.order?.storeName, storeName);
  });

  it('are in the file with store and address, K-17', async () => {
    const { body } = await gold.get(`${restPaths.transactionsCsv}?cardId=${cardId}&type=MONEY_ADDED`);
    const [head, row] = body.replace('\uFEFF', '').split('\r\n');
    assert.equal(head, '"Date","Type","Store","Order","Amount","Balance","Currency"');
    assert.match(row ?? '', /,"Auto reload","Clark & Lake","http:\/\/[^"]+\/menu\/order\/[^"]+",25\.00,/);
  });

  it('are not shown to the next owner of the card, even of an entry that is shown, K-17, CRD-035', async () => {
    await succeed(gold, 'removeCard', { id: cardId });
    clock.advance(undoWithinMs);
    await runDueJobs(test.deps, cards.jobs ?? []);
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal(
      (await succeed(green, 'registerCard', typedCard('200000000022', '20000022'))).cardId,
      cardId,
    );
    assert.deepEqual(await entriesOf(green), []);
    await test.deps.db
      .updateTable('svc_card')
      .set({ hidden_through_seq: 0 })
      .where('card_id', '=', cardId)
      .execute();
    const entries = await entriesOf(green);
    assert.ok(entries.length > 4);
    assert.deepEqual([...new Set(entries.map(({ order }) => order))], [null]);
  });
});
