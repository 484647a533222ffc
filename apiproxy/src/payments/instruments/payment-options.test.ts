import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defaultConfiguration, type Configuration } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { homeAddress, newRequest, refuse, succeed, walletQueries } from '../../testing/cards-kit.ts';
import { codeOf, payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { forgetInstrument } from './forget-instrument.job.ts';
import { isReadOnly } from './instrument-store.ts';

describe('ways to pay that the configuration turns off', () => {
  const start = async (options: Partial<Configuration['newPaymentOptionEnabled']>) => {
    const newPaymentOptionEnabled = { ...defaultConfiguration.newPaymentOptionEnabled, ...options };
    const test = await startTestApp({ overrides: { newPaymentOptionEnabled } });
    const member = openBrowser(test.app);
    await member.signIn('wallet');
    return { test, member };
  };
  const list = async (member: TestBrowser) =>
    (await member.graphql(walletQueries.instruments)).data.user.paymentInstruments;
  const pay = async (browser: TestBrowser, id: string, guest = false) => {
    const { orderId, totalMinor } = await priceLatte(browser, guest);
    return codeOf(await submit(browser, payByCard(orderId, totalMinor, id), guest));
  };

  it('are those of the chosen provider: a card that another one has stored is not listed and charges nothing, PAY-012', async () => {
    const { test, member } = await start({});
    await test.deps.db
      .updateTable('payment_instrument')
      .set({ provider: 'stripe' })
      .where('payment_method_id', '=', 'pm-wallet-1')
      .execute();
    const ids = (await list(member)).map(
      ({ paymentMethodId }: { paymentMethodId: string }) => paymentMethodId,
    );
    assert.deepEqual([ids.length, ids.includes('pm-wallet-1')], [3, false]);
    assert.equal(await pay(member, 'pm-wallet-1'), 'PAYMENT_TOKEN_UNKNOWN');
    const id = 'pm-wallet-1';
    assert.equal(await refuse(member, 'setDefaultPaymentInstrument', { id }), 'PAYMENT_METHOD_NOT_FOUND');
    await test.stop();
  });

  it('cannot be added, and stored ones stay and are charged, CRD-051', async () => {
    const { test, member } = await start({ creditCard: false, paypal: false });
    const input = { requestId: newRequest() };
    assert.equal(await refuse(member, 'startPayPal', { input }), 'PAYMENT_OPTION_OFF');
    const card = { ...input, paymentInstrumentToken: 'any' };
    assert.equal(await refuse(member, 'addPaymentInstrument', { input: card }), 'PAYMENT_OPTION_OFF');
    assert.equal((await list(member)).length, 4);
    assert.equal(await pay(member, 'pm-wallet-1'), undefined);
    await test.stop();
  });

  it('let no stored card be replaced, but its billing address be changed, CRD-051', async () => {
    const { test, member } = await start({ creditCard: false });
    const paymentMethodId = 'pm-wallet-1';
    const paymentInstrumentToken = await takeToken(test.deps);
    const input = { paymentMethodId, paymentInstrumentToken };
    assert.equal(await refuse(member, 'updatePaymentInstrument', { input }), 'PAYMENT_OPTION_OFF');
    const home = { input: { ...homeAddress, requestId: newRequest() } };
    const { addressId } = await succeed(member, 'createAddress', home);
    const { billingAddress } = await succeed(member, 'updatePaymentInstrument', {
      input: { paymentMethodId, addressId },
    });
    assert.deepEqual(billingAddress, { addressId });
    const { used_by: usedBy } = await test.deps.db
      .selectFrom('vault_token')
      .select('used_by')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal(usedBy, null);
    await test.stop();
  });

  it('keep their kind: a bank card replaces no PayPal account, D-97', async () => {
    const { test, member } = await start({});
    const paymentMethodId = 'pm-wallet-2';
    await test.deps.db
      .updateTable('payment_instrument')
      .set({ payment_type: 'paypal' })
      .where('payment_method_id', '=', paymentMethodId)
      .execute();
    const input = { paymentMethodId, paymentInstrumentToken: await takeToken(test.deps) };
    assert.equal(await refuse(member, 'updatePaymentInstrument', { input }), 'PAYMENT_METHOD_NOT_FOUND');
    await test.stop();
  });

  it('leave no card at the provider when the replaced one is removed meanwhile, CRD-050', async () => {
    const { test, member } = await start({});
    const paymentMethodId = 'pm-wallet-1';
    const input = { paymentMethodId, paymentInstrumentToken: await takeToken(test.deps) };
    const { storeInstrument } = test.deps.payments;
    const payments: { storeInstrument: typeof storeInstrument } = test.deps.payments;
    payments.storeInstrument = async (...stored) => {
      await succeed(member, 'removePaymentInstrument', { id: paymentMethodId });
      return storeInstrument(...stored);
    };
    assert.equal(await refuse(member, 'updatePaymentInstrument', { input }), 'PAYMENT_METHOD_NOT_FOUND');
    await runDueJobs(test.deps, [forgetInstrument]);
    const left = await test.deps.db
      .selectFrom('sandbox_instrument')
      .select('instrument_id')
      .where('removed_at', 'is', null)
      .where('instrument_id', 'not in', (eb) => eb.selectFrom('payment_instrument').select('instrument_id'))
      .execute();
    assert.deepEqual(left, []);
    await test.stop();
  });

  it('refuse a typed card of a member and of a guest before the bank is asked, CRD-051', async () => {
    const { test, member } = await start({ creditCard: false });
    const guest = openBrowser(test.app);
    assert.equal(await pay(member, await takeToken(test.deps)), 'PAYMENT_OPTION_OFF');
    assert.equal(await pay(guest, await takeToken(test.deps), true), 'PAYMENT_OPTION_OFF');
    const attempts = await test.deps.db
      .selectFrom('payment_attempt')
      .select('reference')
      .where('order_id', 'not like', 'seed%')
      .where('state', '<>', 'CAPTURED')
      .execute();
    assert.deepEqual(attempts, []);
    await test.stop();
  });

  it('are listed read-only: a stored wallet pays no order, adds no money, reloads nothing and is not the default, CRD-051, D-97', async () => {
    const { test, member } = await start({});
    const id = 'pm-wallet-4';
    const found = (await list(member)).find((one: { paymentMethodId: string }) => one.paymentMethodId === id);
    assert.deepEqual(
      [found.paymentType, found.accountNumberLastFour, found.isReadOnly, found.default],
      ['googlepay', '1881', true, false],
    );
    const cardId = 'card-wallet-3';
    const money = { cardId, amountMinor: 1000, paymentMethodId: id };
    assert.equal(await pay(member, id), 'PAYMENT_OPTION_OFF');
    for (const [operation, input] of [
      ['reloadCard', { ...money, requestId: newRequest() }],
      ['createAutoReload', { ...money, triggerAmountMinor: 500 }],
    ] as const)
      assert.equal(await refuse(member, operation, { input }), 'PAYMENT_OPTION_OFF', operation);
    assert.equal(await refuse(member, 'setDefaultPaymentInstrument', { id }), 'PAYMENT_OPTION_OFF');
    await test.stop();
  });

  it('include Venmo and campus cards, of which a stored one is charged while its kind is on, CRD-051', async () => {
    const { test, member } = await start({ venmo: true });
    await test.deps.db
      .updateTable('payment_instrument')
      .set({ payment_type: 'venmo' })
      .where('payment_method_id', '=', 'pm-wallet-4')
      .execute();
    assert.equal((await list(member)).at(-1).isReadOnly, false);
    assert.equal(await pay(member, 'pm-wallet-4'), undefined);
    await test.stop();
  });

  const off = defaultConfiguration.newPaymentOptionEnabled;
  for (const { type, options, expected } of [
    { type: 'visa', options: { ...off, creditCard: false }, expected: false },
    { type: 'paypal', options: { ...off, paypal: false }, expected: false },
    { type: 'venmo', options: off, expected: true },
    { type: 'venmo', options: { ...off, venmo: true }, expected: false },
    { type: 'campusCard', options: off, expected: true },
    { type: 'campusCard', options: { ...off, campusCard: true }, expected: false },
    { type: 'googlepay', options: { ...off, venmo: true, campusCard: true }, expected: true },
    { type: 'applepay', options: { ...off, venmo: true, campusCard: true }, expected: true },
    { type: 'constructor', options: off, expected: true },
  ])
    it(`make a stored ${type} ${expected ? 'read-only' : 'usable'} with ${JSON.stringify(options)}, CRD-051, D-97`, () => {
      const configuration = { ...defaultConfiguration, newPaymentOptionEnabled: options };
      assert.equal(isReadOnly({ payment_type: type }, { configuration }), expected);
    });
});
