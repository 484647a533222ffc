import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { singleUseMs } from '../../payments/addresses/delete-single-use-address.job.ts';
import { orphanAfterMs } from '../../payments/payment-attempt.ts';
import type { AuthoriseRequest } from '../../payments/payment-provider.ts';
import { pendingMs } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { succeed } from '../../testing/cards-kit.ts';
import {
  codeOf,
  guestContact,
  payByCard,
  priceLatte,
  submit,
  takeToken,
} from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const montreal = '1014-100014';
const toronto = '1013-100013';
const jobs = collectJobs(modules);
const typed = {
  line1: '1000, rue Sainte-Catherine Ouest',
  line2: '',
  city: 'Montréal',
  postalCode: 'h3b 4w5',
  countrySubDivision: 'QC',
  country: 'CA',
};

describe('the billing address of a guest’s card, ORD-123', () => {
  const clock = createTestClock();
  const asked: AuthoriseRequest[] = [];
  let test: TestApp;
  let guest: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    const { authorise } = test.deps.payments;
    const payments: { authorise: typeof authorise } = test.deps.payments;
    payments.authorise = (request) => {
      asked.push(request);
      return authorise(request);
    };
    guest = openBrowser(test.app);
  });
  after(() => test.stop());
  const addAddress = async (browser = guest): Promise<string> =>
    (await succeed(browser, 'addSingleUseBillingAddress', { input: typed })).addressToken;
  const price = (storeNumber = montreal) => priceLatte(guest, true, { storeNumber });
  interface Payment {
    readonly addressToken?: string | undefined;
    readonly number?: string;
    readonly storeNumber?: string;
    readonly paymentType?: string;
  }
  const pay = async (
    priced: { orderId: string; totalMinor: number },
    { addressToken, number, storeNumber = montreal, paymentType }: Payment,
  ) => {
    const id = await takeToken(test.deps, number);
    const reply = await submit(
      guest,
      payByCard(priced.orderId, priced.totalMinor, id, {
        storeNumber,
        tenders: [{ id, tender: 'CARD', amountMinor: priced.totalMinor, addressToken }],
        guest: { ...guestContact, paymentType },
      }),
      true,
    );
    return codeOf(reply);
  };
  const addresses = () => test.deps.db.selectFrom('single_use_address').selectAll().execute();

  it('is needed in Canada: without one the bank is not asked, with one it gets it, and it is deleted then', async () => {
    const priced = await price();
    const before = asked.length;
    assert.equal(await pay(priced, {}), 'ADDRESS_NOT_FOUND');
    // The page names a wallet, and the token is a typed card's.
    assert.equal(await pay(priced, { paymentType: 'applepay' }), 'ADDRESS_NOT_FOUND');
    assert.equal(asked.length, before);
    assert.equal(await pay(priced, { addressToken: await addAddress() }), undefined);
    assert.deepEqual(asked.at(-1)?.billingAddress, {
      line1: '1000, rue Sainte-Catherine Ouest',
      line2: null,
      city: 'Montréal',
      postalCode: 'H3B 4W5',
      countrySubdivision: 'QC',
      country: 'CA',
    });
    assert.deepEqual(await addresses(), []);
  });

  it('is needed for American Express in the United States, and not for Visa', async () => {
    const storeNumber = '1001-100001';
    const amex = { storeNumber, number: '378282246310005', paymentType: 'amex' };
    const priced = await price(storeNumber);
    assert.equal(await pay(priced, amex), 'ADDRESS_NOT_FOUND');
    assert.equal(await pay(priced, { ...amex, addressToken: await addAddress() }), undefined);
    assert.equal(await pay(await price(storeNumber), { storeNumber, paymentType: 'visa' }), undefined);
  });

  it('pays one order, after a declined card too: of the same cart, or of a changed one', async () => {
    const declined = { number: '4000000000000002' };
    const addressToken = await addAddress();
    assert.equal(await pay(await price(), { addressToken, ...declined }), 'PAYMENT_DECLINED');
    const changed = await price(toronto);
    assert.equal(await pay(changed, { addressToken, storeNumber: toronto, ...declined }), 'PAYMENT_DECLINED');
    assert.equal(await pay(changed, { addressToken, storeNumber: toronto }), undefined);
    assert.equal(await pay(await price(), { addressToken }), 'ADDRESS_NOT_FOUND');
  });

  it('pays no other order while the bank decides on the first one', async () => {
    const addressToken = await addAddress();
    assert.equal(await pay(await price(), { addressToken, number: '4000000000000077' }), 'PAYMENT_PENDING');
    const other = await price(toronto);
    assert.equal(await pay(other, { addressToken, storeNumber: toronto }), 'ADDRESS_NOT_FOUND');
  });

  it('pays another order after the bank has declined the first one later, PAY-002', async () => {
    const addressToken = await addAddress();
    assert.equal(await pay(await price(), { addressToken, number: '4000000000000853' }), 'PAYMENT_PENDING');
    for (const wait of [pendingMs, orphanAfterMs]) {
      clock.advance(wait);
      await runDueJobs(test.deps, jobs);
    }
    const changed = await price(toronto);
    assert.equal(await pay(changed, { addressToken, storeNumber: toronto }), undefined);
  });

  it('of another session, and an unknown one, are refused before the bank is asked', async () => {
    const stranger = openBrowser(test.app);
    const foreign = await addAddress(stranger);
    const before = asked.length;
    for (const addressToken of [foreign, 'unknown'])
      assert.equal(await pay(await price(), { addressToken }), 'ADDRESS_NOT_FOUND');
    assert.equal(asked.length, before);
  });

  it('is refused after a day, also before the job has deleted it', async () => {
    const addressToken = await addAddress();
    clock.advance(singleUseMs);
    assert.equal(await pay(await price(), { addressToken }), 'ADDRESS_NOT_FOUND');
  });

  it('stays until the bank has decided, and is deleted with the order that is stored then', async () => {
    await runDueJobs(test.deps, jobs);
    const priced = await price();
    const addressToken = await addAddress();
    assert.equal(await pay(priced, { addressToken, number: '4000000000000077' }), 'PAYMENT_PENDING');
    const [row] = await test.deps.db
      .selectFrom('order_payment')
      .select('submission')
      .where('order_id', '=', priced.orderId)
      .execute();
    assert.ok(!JSON.stringify(row).includes(addressToken));
    assert.ok((await addresses()).some(({ order_id }) => order_id === priced.orderId));
    for (const wait of [pendingMs, orphanAfterMs]) {
      clock.advance(wait);
      await runDueJobs(test.deps, jobs);
    }
    assert.ok(!(await addresses()).some(({ order_id }) => order_id === priced.orderId));
    const orders = await test.deps.db
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', priced.orderId)
      .execute();
    assert.equal(orders.length, 1);
  });
});
