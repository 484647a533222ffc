import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { modules } from '../app/modules.ts';
import { collectChecks, runChecks } from '../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { balanceOf, newRequest, refuse, send, succeed } from '../testing/cards-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';

describe('a transfer between two cards of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const input = (more: object = {}) => ({
    input: {
      requestId: newRequest(),
      fromCardId: 'card-gold-1',
      toCardId: 'card-gold-2',
      amountMinor: 1000,
      ...more,
    },
  });
  const balances = async (browser = gold) => [
    await balanceOf(browser, 'card-gold-1'),
    await balanceOf(browser, 'card-gold-2'),
  ];

  it('moves the amount once per request, also when 50 of them run at once, CRD-035, D-164', async () => {
    const [from = 0, to = 0] = await balances();
    const variables = input();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(gold, 'transferCardBalance', variables)),
    );
    assert.equal(new Set(replies.map(({ data }) => data.transferCardBalance.transferId)).size, 1);
    assert.deepEqual(await balances(), [from - 1000, to + 1000]);
    const other = { input: { ...variables.input, amountMinor: 2000 } };
    assert.equal(await refuse(gold, 'transferCardBalance', other), 'IDEMPOTENCY_CONFLICT');
  });

  for (const { code, more, because } of [
    { code: '121025', more: { amountMinor: 49_999 }, because: 'the balance is too low, CRD-083' },
    { code: 'CARD_NOT_FOUND', more: { toCardId: 'card-green-1' }, because: 'the target is another member’s' },
    { code: '121034', more: { fromCardId: 'card-shop-1' }, because: 'the source is not registered, CRD-085' },
    { code: '121037', more: { fromCardId: 'card-shop-4' }, because: 'the source is closed, CRD-086' },
    { code: 'VALIDATION', more: { toCardId: 'card-gold-1' }, because: 'both are the same card' },
    { code: 'VALIDATION', more: { amountMinor: -5 }, because: 'the amount is negative' },
  ])
    it(`is refused with ${code} if ${because}, and moves nothing`, async () => {
      const earlier = await balances();
      assert.equal(await refuse(gold, 'transferCardBalance', input(more)), code);
      assert.deepEqual(await balances(), earlier);
    });

  it('is refused with 121023 above $500 and with 121025 from a card below zero, CRD-082, D-153', async () => {
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    const transfer = (fromCardId: string, toCardId: string) =>
      refuse(wallet, 'transferCardBalance', input({ fromCardId, toCardId, amountMinor: null }));
    assert.equal(await transfer('card-wallet-3', 'card-wallet-1'), '121023');
    assert.equal(await transfer('card-wallet-2', 'card-wallet-3'), '121025');
  });

  it('takes part of what a card owes off its balance below zero, and of added money too, D-153', async () => {
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    const owed = (await balanceOf(wallet, 'card-wallet-2')) ?? 0;
    assert.ok(owed < -1000);
    const [fromCardId, toCardId] = ['card-wallet-1', 'card-wallet-2'];
    await succeed(wallet, 'transferCardBalance', input({ fromCardId, toCardId, amountMinor: 500 }));
    assert.equal(await balanceOf(wallet, toCardId), owed + 500);
    const reload = {
      cardId: toCardId,
      amountMinor: 1000,
      paymentMethodId: 'pm-wallet-1',
      requestId: newRequest(),
    };
    const { status } = await succeed(wallet, 'reloadCard', { input: reload });
    assert.equal(status, 'DONE');
    assert.equal(await balanceOf(wallet, toCardId), owed + 1500);
  });

  it('empties and removes the source if the member says so, also in a repeated reply, CRD-016, D-164', async () => {
    const [from = 0, to = 0] = await balances();
    const variables = input({ amountMinor: null, removeEmptied: true });
    const transfer = await succeed(gold, 'transferCardBalance', variables);
    assert.deepEqual(
      [transfer.amount.amountMinor, transfer.from, transfer.removal.primaryCardId],
      [from, null, 'card-gold-2'],
    );
    assert.deepEqual(await balances(), [undefined, from + to]);
    const again = await succeed(gold, 'transferCardBalance', variables);
    assert.deepEqual(again.removal, transfer.removal);
    const kept = { input: { ...variables.input, removeEmptied: false } };
    assert.equal(await refuse(gold, 'transferCardBalance', kept), 'IDEMPOTENCY_CONFLICT');
    await succeed(gold, 'undoRemoveCard', { id: 'card-gold-1' });
    assert.deepEqual(await balances(), [0, from + to]);
  });

  it('keeps the emptied source otherwise, and answers a repeated request after the target was removed, CRD-016, D-164', async () => {
    const variables = input({ fromCardId: 'card-gold-2', toCardId: 'card-gold-1', amountMinor: null });
    const { from, removal } = await succeed(gold, 'transferCardBalance', variables);
    assert.deepEqual([from.balance.amount.amountMinor, removal], [0, null]);
    await succeed(gold, 'removeCard', { id: 'card-gold-1' });
    assert.equal((await succeed(gold, 'transferCardBalance', variables)).to, null);
    await succeed(gold, 'undoRemoveCard', { id: 'card-gold-1' });
    const results = await runChecks(test.deps.db, collectChecks(modules), clock.now());
    assert.ok(results.every(({ deviations }) => deviations === 0));
  });
});
