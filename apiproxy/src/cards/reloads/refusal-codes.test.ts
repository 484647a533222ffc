import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalReasons } from '../../payments/payment-refusal.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, refuse, storeCard, succeed } from '../../testing/cards-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The bank card in the state that makes the server answer the code (docs/guides/sandbox-cards.md). */
const codes = [
  { code: '121035', number: '4000001210350005', row: 'CRD-085' },
  { code: '121035', number: '4000000000000341', row: 'CRD-085' },
  { code: '121043', number: '4000001210430005', row: 'CRD-087' },
  { code: '121044', number: '4000001210440004', row: 'CRD-087' },
  { code: '121045', number: '4000001210450003', row: 'CRD-087' },
  { code: '121046', number: '4000001210460002', row: 'CRD-087' },
  { code: '121065', number: '4000001210650008', row: 'CRD-087' },
  { code: '121066', number: '4000001210660007', row: 'CRD-087' },
  { code: '121068', number: '4000001210680005', row: 'CRD-087' },
  { code: '121070', number: '4000001210700001', row: 'CRD-087' },
  { code: '121076', number: '4000001210760005', row: 'CRD-087' },
  { code: '121048', number: '4000001210480000', row: 'CRD-088' },
  { code: '121059', number: '4000001210590006', row: 'CRD-088' },
  { code: '121060', number: '4000001210600003', row: 'CRD-088' },
  { code: '121061', number: '4000001210610002', row: 'CRD-088' },
  { code: '121067', number: '4000001210670006', row: 'CRD-088' },
  { code: '121071', number: '4000001210710000', row: 'CRD-088' },
  { code: '121072', number: '4000001210720009', row: 'CRD-088' },
  { code: '121062', number: '4000001210620001', row: 'CRD-089' },
  { code: '121069', number: '4000001210690004', row: 'CRD-089' },
  { code: '121075', number: '4000001210750006', row: 'CRD-089' },
  { code: '123000', number: '4000001230000002', row: 'CRD-089' },
] as const;

describe('a reload that the bank or the payment provider refuses', () => {
  const clock = createTestClock();
  const cardId = 'card-green-1';
  let test: TestApp;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
  });
  after(() => test.stop());
  const reload = (paymentMethodId: string) => ({
    input: { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 },
  });

  for (const { code, number, row } of codes)
    it(`of the card ${number} answers ${code} each time, and nothing is charged, ${row}, D-163`, async () => {
      clock.advance(60 * 60_000);
      await member.signIn('green');
      const earlier = await balanceOf(member, cardId);
      const method = await storeCard(member, test.deps, number);
      assert.equal(await refuse(member, 'reloadCard', reload(method)), code);
      assert.equal(await refuse(member, 'reloadCard', reload(method)), code);
      assert.equal(await balanceOf(member, cardId), earlier);
      await succeed(member, 'removePaymentInstrument', { id: method });
    });

  it('because it was received before answers 121063, and the first one is on the card, once, CRD-089, D-163', async () => {
    clock.advance(60 * 60_000);
    await member.signIn('green');
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const method = await storeCard(member, test.deps, '4000001210630000');
    const first = reload(method);
    assert.equal((await succeed(member, 'reloadCard', first)).status, 'DONE');
    assert.equal(await refuse(member, 'reloadCard', reload(method)), '121063');
    assert.equal((await succeed(member, 'reloadCard', first)).status, 'DONE');
    assert.equal(await balanceOf(member, cardId), earlier + 2500);
  });

  it('has a card for each code that the provider can answer', () => {
    const covered = new Set<string>([...codes.map(({ code }) => code), '121063']);
    assert.deepEqual(
      refusalReasons.filter((reason) => !covered.has(reason)),
      [],
    );
  });

  it('because the provider is down answers 121048 for a card that was stored before', async () => {
    clock.advance(60 * 60_000);
    await member.signIn('green');
    const method = await storeCard(member, test.deps);
    await test.deps.db
      .updateTable('sandbox_instrument')
      .set({ reaction: 'PAYMENT_PROVIDER_DOWN' })
      .where('instrument_id', 'in', (query) =>
        query
          .selectFrom('payment_instrument')
          .select('instrument_id')
          .where('payment_method_id', '=', method),
      )
      .execute();
    assert.equal(await refuse(member, 'reloadCard', reload(method)), '121048');
  });

  it('because the stored card has expired since answers 121044', async () => {
    await member.signIn('green');
    const method = await storeCard(member, test.deps);
    clock.set('2031-01-01T00:00:00Z');
    await member.signIn('green');
    assert.equal(await refuse(member, 'reloadCard', reload(method)), '121044');
  });
});
