import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  homeAddress,
  newRequest,
  refuse,
  send,
  storeCard,
  succeed,
  walletQueries,
} from '../../testing/cards-kit.ts';
import {
  codeOf,
  documents,
  goodStore,
  payByCard,
  priceLatte,
  submit,
  takeToken,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteSingleUseAddress, singleUseMs } from '../addresses/delete-single-use-address.job.ts';
import { decidePayment, signatureHeader, signWebhook } from '../sandbox/sandbox.testing.ts';
import { expiryOf } from './present-instrument.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');

describe('the payment methods of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    member = openBrowser(test.app);
    await member.signIn('poor');
  });
  const list = async (browser = member) =>
    (await browser.graphql(walletQueries.instruments)).data.user.paymentInstruments;
  /** The provider is asked once all of the requests have passed the check before it. */
  const whileTogether = async <Result>(count: number, act: () => Promise<Result>): Promise<Result> => {
    const { storeInstrument } = test.deps.payments;
    const payments: { storeInstrument: typeof storeInstrument } = test.deps.payments;
    let arrived = 0;
    const { promise: together, resolve } = Promise.withResolvers<void>();
    payments.storeInstrument = async (...stored) => {
      arrived += 1;
      if (arrived === count) resolve();
      await together;
      return storeInstrument(...stored);
    };
    const result = await act();
    payments.storeInstrument = storeInstrument;
    return result;
  };
  const create = async () =>
    (await succeed(member, 'createAddress', { input: { ...homeAddress, requestId: newRequest() } }))
      .addressId;

  it('are none at first; the first one is the default, CRD-050', async () => {
    assert.deepEqual(await list(), []);
    const addressId = await create();
    const first = await storeCard(member, test.deps, undefined, { addressId });
    const second = await storeCard(member, test.deps, '5555555555554444');
    const [one, two] = await list();
    const { paymentInstrumentId, paymentMethodIdHash, ...rest } = one;
    assert.match(paymentInstrumentId, /^in_/);
    assert.match(paymentMethodIdHash, /^[\da-f]{64}$/);
    assert.deepEqual(rest, {
      paymentMethodId: first,
      paymentType: 'visa',
      paymentSource: 'vault',
      accountNumberLastFour: '4242',
      accountName: null,
      orderPaymentType: 'CARD',
      default: true,
      expiryMonth: 12,
      expiryYear: 2030,
      expiry: 'valid',
      isReadOnly: false,
      billingAddress: { addressId },
      autoReloadCardIds: [],
    });
    assert.deepEqual([two.paymentMethodId, two.default], [second, false]);
  });

  it('change their default, and hand it over when the default one is removed, CRD-050', async () => {
    const [first, second] = await list();
    await succeed(member, 'setDefaultPaymentInstrument', { id: second.paymentMethodId });
    assert.deepEqual((await list())[0].paymentMethodId, second.paymentMethodId);
    await succeed(member, 'removePaymentInstrument', { id: second.paymentMethodId });
    await succeed(member, 'removePaymentInstrument', { id: second.paymentMethodId });
    const [left, ...others] = await list();
    assert.deepEqual([left.paymentMethodId, left.default, others], [first.paymentMethodId, true, []]);
    await runDueJobs(test.deps, jobs);
    const { rows } = await sql`select 1 from sandbox_instrument where removed_at is not null`.execute(
      test.deps.db,
    );
    assert.equal(rows.length, 1);
  });

  it('keep their id when the card is replaced, so that auto reloads continue', async () => {
    const [{ paymentMethodId, paymentInstrumentId }] = await list();
    const paymentInstrumentToken = await takeToken(test.deps, '378282246310005');
    const changed = await succeed(member, 'updatePaymentInstrument', {
      input: { paymentMethodId, paymentInstrumentToken },
    });
    assert.deepEqual(
      [changed.paymentMethodId, changed.paymentType, changed.accountNumberLastFour],
      [paymentMethodId, 'amex', '0005'],
    );
    assert.notEqual(changed.paymentInstrumentId, paymentInstrumentId);
  });

  it('name the cards whose auto reload they pay, and turn them off when they are removed', async () => {
    const id = await storeCard(member, test.deps);
    const input = { cardId: 'card-poor-1', amountMinor: 1000, triggerAmountMinor: 500, paymentMethodId: id };
    await succeed(member, 'createAutoReload', { input });
    const found = (await list()).find((one: { paymentMethodId: string }) => one.paymentMethodId === id);
    assert.deepEqual(found.autoReloadCardIds, ['card-poor-1']);
    await succeed(member, 'removePaymentInstrument', { id });
    const { data } = await member.graphql(walletQueries.cards);
    assert.equal(data.user.cards[0].autoReloadProfile.status, 'off');
  });

  for (const { number, code } of [
    { number: '4000000000000002', code: 'PAYMENT_DECLINED' },
    { number: '4000000000000069', code: 'PAYMENT_CARD_EXPIRED' },
    { number: '4000000000000119', code: 'PAYMENT_PROVIDER_DOWN' },
  ])
    it(`do not include a card that the bank refuses with ${code}`, async () => {
      const paymentInstrumentToken = await takeToken(test.deps, number);
      const input = { requestId: newRequest(), paymentInstrumentToken };
      assert.equal(await refuse(member, 'addPaymentInstrument', { input }), code);
    });

  it('are stored once per token and request', async () => {
    const input = { requestId: newRequest(), paymentInstrumentToken: await takeToken(test.deps) };
    const earlier = (await list()).length;
    const replies = await Promise.all([1, 2, 3].map(() => send(member, 'addPaymentInstrument', { input })));
    assert.equal(new Set(replies.map(({ data }) => data.addPaymentInstrument.paymentMethodId)).size, 1);
    assert.equal((await list()).length, earlier + 1);
    const again = { ...input, requestId: newRequest() };
    assert.equal(await refuse(member, 'addPaymentInstrument', { input: again }), 'PAYMENT_TOKEN_UNKNOWN');
  });

  it('survive a copy of their request with another card, which is refused: the stored card is charged afterwards, D-164', async () => {
    const other = openBrowser(test.app);
    await other.signIn('gold');
    const requestId = newRequest();
    const tokens = await Promise.all([1, 2].map(() => takeToken(test.deps)));
    const replies = await whileTogether(tokens.length, () =>
      Promise.all(
        tokens.map((paymentInstrumentToken) =>
          send(other, 'addPaymentInstrument', { input: { requestId, paymentInstrumentToken } }),
        ),
      ),
    );
    assert.deepEqual(replies.map(codeOf).toSorted(), ['IDEMPOTENCY_CONFLICT', undefined]);
    await runDueJobs(test.deps, jobs);
    const [{ paymentMethodId }] = await list(other);
    const { orderId, totalMinor } = await priceLatte(other);
    const reply = await submit(other, payByCard(orderId, totalMinor, paymentMethodId));
    assert.equal(codeOf(reply), undefined);
  });

  it('are stored 20 times an hour at most, and a repeated request is answered over the limit too, D-164', async () => {
    const other = openBrowser(test.app);
    await other.signIn('gold');
    const card = { input: { requestId: newRequest(), paymentInstrumentToken: await takeToken(test.deps) } };
    const { paymentMethodId } = await succeed(other, 'addPaymentInstrument', card);
    const unknown = () => ({ input: { requestId: newRequest(), paymentInstrumentToken: 'unknown' } });
    for (let n = 1; n < 20; n += 1)
      assert.equal(await refuse(other, 'addPaymentInstrument', unknown()), 'PAYMENT_TOKEN_UNKNOWN');
    assert.equal(await refuse(other, 'addPaymentInstrument', unknown()), 'TOO_MANY_REQUESTS');
    assert.equal((await succeed(other, 'addPaymentInstrument', card)).paymentMethodId, paymentMethodId);
  });

  it('are ten at most when requests arrive together, and the provider forgets the card that is too many, CRD-050', async () => {
    const other = openBrowser(test.app);
    await other.signIn('reserve');
    for (let n = 0; n < 9; n += 1) await storeCard(other, test.deps);
    const tokens = await Promise.all([1, 2, 3].map(() => takeToken(test.deps, '5555555555554444')));
    const requests = tokens.map((paymentInstrumentToken) => ({
      input: { requestId: newRequest(), paymentInstrumentToken },
    }));
    const replies = await whileTogether(requests.length, () =>
      Promise.all(requests.map((one) => send(other, 'addPaymentInstrument', one))),
    );
    assert.deepEqual(replies.map(codeOf).toSorted(), ['WALLET_LIMIT', 'WALLET_LIMIT', undefined]);
    assert.equal((await list(other)).length, 10);
    await runDueJobs(test.deps, jobs);
    const { rows } = await sql`select 1 from sandbox_instrument
      where brand = 'mastercard' and removed_at is null and instrument_id not in (
        select instrument_id from payment_instrument)`.execute(test.deps.db);
    assert.equal(rows.length, 0);
    const refused = requests[replies.findIndex((reply) => codeOf(reply) === 'WALLET_LIMIT')];
    await succeed(other, 'removePaymentInstrument', { id: (await list(other))[1].paymentMethodId });
    assert.equal(await refuse(other, 'addPaymentInstrument', refused ?? {}), 'PAYMENT_TOKEN_UNKNOWN');
  });

  it('belong to one member: another member can neither see, change, remove nor charge them', async () => {
    const [{ paymentMethodId }] = await list();
    const other = openBrowser(test.app);
    await other.signIn('green');
    assert.deepEqual(await list(other), []);
    for (const operation of ['setDefaultPaymentInstrument'] as const)
      assert.equal(await refuse(other, operation, { id: paymentMethodId }), 'PAYMENT_METHOD_NOT_FOUND');
    await succeed(other, 'removePaymentInstrument', { id: paymentMethodId });
    assert.equal((await list())[0].paymentMethodId, paymentMethodId);
    const { orderId, totalMinor } = await priceLatte(other);
    const tenders = [{ id: paymentMethodId, tender: 'CARD', amountMinor: totalMinor }];
    const reply = await other.graphql(documents.submitOrder, {
      subInp: { orderId, storeNumber: goodStore, tenders },
    });
    assert.equal(codeOf(reply), 'PAYMENT_TOKEN_UNKNOWN');
  });

  it('pay an order without a stored-value card, once, D-142, ORD-109', async () => {
    const [{ paymentMethodId }] = await list();
    const { orderId, totalMinor } = await priceLatte(member);
    const tenders = [{ id: paymentMethodId, tender: 'CARD', amountMinor: totalMinor }];
    const subInp = { orderId, storeNumber: goodStore, tenders };
    const before = await balanceOf(member, 'card-poor-1');
    const replies = await Promise.all([1, 2].map(() => member.graphql(documents.submitOrder, { subInp })));
    assert.equal(new Set(replies.map(({ data }) => data.submitOrder.orderNumber)).size, 1);
    assert.equal(await balanceOf(member, 'card-poor-1'), before);
    const attempts = await test.deps.db
      .selectFrom('payment_attempt')
      .select('last_four')
      .where('order_id', '=', orderId)
      .execute();
    assert.equal(attempts.length, 1);
  });

  it('book a reload as soon as the webhook says that the bank has decided', async () => {
    const paymentMethodId = await storeCard(member, test.deps, '4000000000000077');
    const input = { requestId: newRequest(), cardId: 'card-poor-1', amountMinor: 1000, paymentMethodId };
    const earlier = (await balanceOf(member, 'card-poor-1')) ?? 0;
    const { reloadId, status } = await succeed(member, 'reloadCard', { input });
    assert.equal(status, 'PENDING');
    await decidePayment(test.deps, { column: 'reference', value: reloadId }, true);
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'payment.authorised',
      reference: reloadId,
      purpose: 'reload',
      subject: reloadId,
    });
    const reply = await test.app.inject({
      method: 'POST',
      url: restPaths.paymentWebhook,
      headers: { 'content-type': 'application/json', [signatureHeader]: signWebhook(test.deps, body) },
      payload: body,
    });
    assert.equal(reply.statusCode, 204);
    await runDueJobs(test.deps, jobs);
    assert.equal(await balanceOf(member, 'card-poor-1'), earlier + 1000);
  });

  for (const { month, year, expiry } of [
    { month: 5, year: 2026, expiry: 'expired' },
    { month: 6, year: 2026, expiry: 'soon' },
    { month: 7, year: 2026, expiry: 'soon' },
    { month: 8, year: 2026, expiry: 'valid' },
    { month: 1, year: 2027, expiry: 'valid' },
  ])
    it(`are ${expiry} in June 2026 with ${month}/${year} on them`, () => {
      const now = new Date('2026-06-30T12:00:00Z');
      assert.equal(expiryOf({ expiry_month: month, expiry_year: year }, now), expiry);
    });

  it('leave no card number in any table, log line or mail, CRD-052', async () => {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
      test.deps.db,
    );
    const stored = [];
    for (const { name } of tables)
      stored.push(await sql`select * from ${sql.table(name)}`.execute(test.deps.db));
    const mails = readdirSync(test.deps.outboxDir, { withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ name }) => readFileSync(join(test.deps.outboxDir, name), 'utf8'));
    const all = JSON.stringify([stored, test.logLines, mails]);
    for (const number of ['4242424242424242', '5555555555554444', '378282246310005', '4000000000000077'])
      assert.ok(!all.includes(number), number);
  });
});

describe('the billing addresses of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    member = openBrowser(test.app);
    await member.signIn('green');
  });
  after(() => test.stop());
  const list = async (browser = member) =>
    (await browser.graphql(walletQueries.addresses)).data.user.addressList;
  const input = (more: object = {}) => ({ input: { ...homeAddress, requestId: newRequest(), ...more } });

  it('are created with type Billing, changed and removed, CRD-060', async () => {
    const { addressId, ...created } = await succeed(
      member,
      'createAddress',
      input({ postalCode: ' 60601 ' }),
    );
    assert.deepEqual(created, { ...homeAddress, addressLine2: null, type: 'Billing' });
    const changed = { ...homeAddress, addressId, city: 'Evanston', addressLine2: 'Flat 2' };
    await succeed(member, 'updateAddress', { input: changed });
    assert.deepEqual(
      (await list()).map(({ city, addressLine2 }: { city: string; addressLine2: string }) => [
        city,
        addressLine2,
      ]),
      [['Evanston', 'Flat 2']],
    );
    await succeed(member, 'removeAddress', { id: addressId });
    assert.deepEqual(await list(), []);
    assert.equal(await refuse(member, 'updateAddress', { input: changed }), 'ADDRESS_NOT_FOUND');
  });

  for (const [field, value, error] of [
    ['firstName', ' ', 'required'],
    ['addressLine1', '', 'required'],
    ['city', 'x'.repeat(101), 'too-long'],
    ['postalCode', 'H2X 1Y4', 'invalid'],
    ['countrySubdivision', 'QC', 'invalid'],
    ['country', 'FR', 'invalid'],
  ] as const)
    it(`are refused on the field ${field}: ${error}`, async () => {
      const reply = await send(member, 'createAddress', input({ [field]: value }));
      const { code, params } = reply.errors?.[0]?.extensions ?? {};
      assert.equal(code, 'VALIDATION');
      assert.equal((params as Record<string, string>)[field], error);
    });

  it('are stored without a phone number that cannot be read: an optional field refuses nothing, PLT-020', async () => {
    const [read, unread] = [
      await succeed(member, 'createAddress', input({ phoneNumber: '312\u2011555\u20110199' })),
      await succeed(member, 'createAddress', input({ phoneNumber: '12' })),
    ];
    const listed = await list();
    const phoneOf = (id: string) => listed.find((row: { addressId: string }) => row.addressId === id);
    assert.deepEqual(
      [phoneOf(read.addressId).phoneNumber, phoneOf(unread.addressId).phoneNumber],
      ['312-555-0199', null],
    );
    for (const { addressId } of [read, unread]) await succeed(member, 'removeAddress', { id: addressId });
  });

  it('are in Canada too', async () => {
    const more = { country: 'CA', countrySubdivision: 'QC', postalCode: 'h2x 1y4', city: 'Montréal' };
    const { postalCode, addressId } = await succeed(member, 'createAddress', input(more));
    assert.equal(postalCode, 'H2X 1Y4');
    const other = openBrowser(test.app);
    await other.signIn('gold');
    await succeed(other, 'removeAddress', { id: addressId });
    assert.deepEqual([(await list()).length, await list(other)], [1, []]);
  });

  it('of a guest are for one payment: the reply is a token, an empty line 2 is null, and it is deleted after a day, CRD-061', async () => {
    const guest = openBrowser(test.app);
    const single = {
      line1: '1 Pier Road',
      line2: '',
      city: 'Chicago',
      postalCode: '60601',
      countrySubDivision: 'IL',
      country: 'US',
    };
    const { addressToken } = await succeed(guest, 'addSingleUseBillingAddress', { input: single });
    assert.match(addressToken, /^[\w-]{32}$/);
    const rows = await test.deps.db.selectFrom('single_use_address').selectAll().execute();
    assert.deepEqual([rows.length, rows[0]?.line2], [1, null]);
    assert.ok(!JSON.stringify(rows).includes(addressToken));
    const wrong = { ...single, countrySubDivision: 'ON' };
    assert.equal(await refuse(guest, 'addSingleUseBillingAddress', { input: wrong }), 'VALIDATION');
    const left = async () => {
      await runDueJobs(test.deps, [deleteSingleUseAddress]);
      return (await test.deps.db.selectFrom('single_use_address').select('token_hash').execute()).length;
    };
    clock.advance(singleUseMs - 1000);
    assert.equal(await left(), 1);
    clock.advance(1000);
    assert.equal(await left(), 0);
  });
});
