import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { countUp } from '../../http/limits/rate-limit.ts';
import { networkOf } from '../../http/security/network.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import { takeToken } from '../../testing/ordering-kit.ts';
import {
  bought,
  buy,
  friend,
  giftBody,
  giftSums,
  guestPayment,
  mailsTo,
  reconcile,
  runJobs,
  statusOf,
} from '../../testing/gifts-kit.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decidePayment } from '../../payments/sandbox/sandbox.testing.ts';
import { purchaseIdOf } from './buy-gifts.ts';
import { recipientLimit } from './recipient-limit.ts';
import { delayAfter } from './present-purchase.ts';
import { createdWithinMs } from './complete-purchase.job.ts';
import { decidedWithinMs } from './settle-purchase.job.ts';

const minutes = 60_000;

describe('the purchase of gifts', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentInstrumentId: string;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentInstrumentId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * minutes);
    await gold.signIn('gold');
  });
  const body = (egift: object = {}, more: object = {}) => giftBody(egift, { paymentInstrumentId, ...more });
  const people = (...emails: string[]) => emails.map((email) => ({ name: 'Kim', email }));
  const codeOf = async (sent: object, browser = gold) => {
    const reply = await buy(browser, sent);
    return reply.statusCode === 202 ? 202 : reply.json().error.code;
  };
  const countPurchases = async () =>
    (await test.deps.db.selectFrom('gift_purchase').select('purchase_id').execute()).length;
  const byCard = async (number: string, more: object = {}) =>
    body(
      {},
      {
        paymentInstrumentId: undefined,
        paymentInstrumentToken: await takeToken(test.deps, number),
        returnUrl: `${test.deps.publicOrigin}/gift/confirmation`,
        ...more,
      },
    );
  const referenceOf = (requestId: string) => purchaseIdOf('member:member-gold', requestId);
  const decide = (
    requestId: string,
    column: 'reference' | 'action_key',
    value: string,
    isApproved: boolean,
  ) => {
    assert.ok(requestId);
    return decidePayment(test.deps, { column, value }, isApproved);
  };
  const actionKeyOf = async (requestId: string) =>
    (
      await test.deps.db
        .selectFrom('sandbox_payment')
        .select('action_key')
        .where('reference', '=', referenceOf(requestId))
        .executeTakeFirstOrThrow()
    ).action_key ?? '';

  it('charges a stored card once and creates one card for each recipient, with an order number, GFT-040, GFT-041', async () => {
    const earlier = await giftSums(test.deps);
    const sent = body({ recipients: people('a@example.com', 'b@example.com') });
    const orderNumber = await bought(gold, sent);
    assert.match(orderNumber, /^[\dA-Z]{10}$/);
    const { data } = (await statusOf(gold, sent.requestId)).json();
    assert.deepEqual(data.total, { amountMinor: 5000, currency: 'USD' });
    assert.deepEqual(
      data.gifts.map(({ recipientEmail, amount, art, deliverAt }: Record<string, unknown>) => [
        recipientEmail,
        amount,
        art,
        deliverAt,
      ]),
      ['a@example.com', 'b@example.com'].map((email) => [
        email,
        { amountMinor: 2500, currency: 'USD' },
        'thanks',
        null,
      ]),
    );
    const now = await giftSums(test.deps);
    assert.deepEqual(
      [now.captured, now.atBank, now.gifts, now.ledger].map((sum) => sum - earlier.captured),
      [5000, 5000, 5000, 5000],
    );
    await reconcile(test.deps);
  });

  it('hands the bank what the browser states about itself; nothing of it refuses a purchase, GFT-040, D-156', async () => {
    for (const [risk, kept] of [
      [sampleReputation, sampleReputation],
      [
        { timeZone: 'x'.repeat(500), languages: 'fr', elapsedMs: -1 },
        { timeZone: 'x'.repeat(64), languages: [], screen: '', elapsedMs: 0 },
      ],
      ['robot', null],
    ] as const) {
      const sent = body({}, { risk });
      const number = await bought(gold, sent);
      const row = await test.deps.db
        .selectFrom('gift_purchase as purchase')
        .innerJoin('sandbox_payment as payment', 'payment.subject', 'purchase.purchase_id')
        .select('payment.risk')
        .where('purchase.order_number', '=', number)
        .executeTakeFirstOrThrow();
      assert.deepEqual(row.risk, kept);
    }
  });

  it('is one purchase for 50 parallel requests with one requestId; another body is refused, GFT-043, D-164', async () => {
    const earlier = await giftSums(test.deps);
    const sent = body({ recipients: people('a@example.com', 'b@example.com') });
    const replies = await Promise.all(Array.from({ length: 50 }, () => buy(gold, sent)));
    assert.deepEqual([...new Set(replies.map(({ statusCode }) => statusCode))], [202]);
    const numbers = await Promise.all(
      replies.map(async () => (await statusOf(gold, sent.requestId)).json().orderNumber),
    );
    assert.equal(new Set(numbers).size, 1);
    assert.equal((await buy(gold, sent)).statusCode, 202);
    // The risk data are those of another try.
    assert.equal(await codeOf({ ...sent, risk: { elapsedMs: 9 } }), 202);
    assert.equal(await codeOf({ ...sent, senderName: 'Mallory' }), 'IDEMPOTENCY_CONFLICT');
    const now = await giftSums(test.deps);
    assert.deepEqual([now.atBank - earlier.atBank, now.count - earlier.count], [5000, 2]);
    await reconcile(test.deps);
  });

  it('keeps the requestId of one member or session apart from another one’s, GFT-043', async () => {
    const sent = body();
    await bought(gold, sent);
    const green = openBrowser(test.app);
    await green.signIn('green');
    // The answer says whose purchases were searched: one that another session made is not called missing (D-77).
    const guest = openBrowser(test.app);
    await guestPayment(guest, test.deps);
    for (const [browser, id, owner] of [
      [green, sent.requestId, 'member'],
      [guest, sent.requestId, 'guest'],
      [openBrowser(test.app), sent.requestId, 'nobody'],
      [gold, 'unknown-request', 'member'],
    ] as const) {
      const { error } = (await statusOf(browser, id)).json();
      assert.deepEqual([error.code, error.params], ['NOT_FOUND', { owner }]);
    }
    // Another member's payment method is unknown.
    assert.equal(
      await codeOf({ ...sent, senderEmail: 'green@crema.test' }, green),
      'PAYMENT_METHOD_NOT_FOUND',
    );
  });

  const year = 'x'.repeat(161);
  for (const [code, egift, because] of [
    ['GIFT_ART_UNAVAILABLE', { productNumber: '11060099' }, 'the design was withdrawn, GFT-061'],
    ['GIFT_ART_UNAVAILABLE', { productNumber: '99999999' }, 'no design has the number, GFT-002'],
    ['VALIDATION', { productNumber: '1101000' }, 'a number has 8 digits, GFT-002'],
    ['GIFT_AMOUNT', { amountMinor: 400 }, 'below the bounds, GFT-023, D-71'],
    ['GIFT_AMOUNT', { amountMinor: 10_100 }, 'above the bounds, GFT-023, D-71'],
    ['GIFT_AMOUNT', { amountMinor: 2550 }, 'not in whole units, D-71'],
    ['GIFT_AMOUNT', { amountMinor: 2500.5 }, 'not an integer, D-71'],
    ['GIFT_AMOUNT', { amountMinor: -2500 }, 'negative, D-71'],
    ['VALIDATION', { message: year }, 'the message has 161 characters, GFT-021, D-70'],
    ['VALIDATION', { recipients: [] }, 'nobody gets it, GFT-026'],
    ['VALIDATION', { recipients: [{ name: ' ', email: 'a@example.com' }] }, 'without a name, GFT-026'],
    ['VALIDATION', { recipients: [{ name: 'x'.repeat(26), email: 'a@example.com' }] }, '26 letters, GFT-024'],
    ['VALIDATION', { recipients: [{ name: 'Kim', email: 'a@example' }] }, 'not an address, GFT-024'],
    ['GIFT_RECIPIENT_INVALID', { recipients: people('a@nowhere.invalid') }, 'no mail arrives there, GFT-061'],
    ['170046', { recipients: people('a@example.com', ' A@Example.com ') }, 'the same address, GFT-025, D-74'],
    ['GIFT_DELIVERY_METHOD', { deliveryMethod: 'facebook' }, 'by email only, GFT-027, D-72'],
    ['GIFT_DELIVERY_DATE', { deliveryDate: '2026-06-02' }, 'yesterday, D-73'],
    ['GIFT_DELIVERY_DATE', { deliveryDate: '2027-06-05' }, 'more than a year ahead, D-73'],
    ['GIFT_DELIVERY_DATE', { deliveryDate: '2026-13-40' }, 'not a day, D-73'],
    [
      'VALIDATION',
      { recipients: Array.from({ length: 11 }, (_, n) => ({ name: 'Kim', email: `a${n}@example.com` })) },
      '11 recipients, GFT-024, D-71',
    ],
  ] as const)
    it(`is refused with ${code}: ${because}`, async () => {
      clock.set('2026-06-03T16:00:00Z');
      await gold.signIn('gold');
      const count = await countPurchases();
      assert.equal(await codeOf(body(egift)), code);
      assert.equal(await countPurchases(), count);
    });

  for (const [code, more, because] of [
    ['VALIDATION', { senderName: '' }, 'without a sender, D-78'],
    ['VALIDATION', { senderName: 'x'.repeat(51) }, 'a name of 51 letters, D-78'],
    ['VALIDATION', { senderEmail: 'gold@' }, 'not an address, GFT-022'],
    ['VALIDATION', { currency: 'CAD' }, 'not the member’s currency, GFT-040'],
    ['VALIDATION', { requestId: 'short' }, 'not a request id'],
    ['PAYMENT_METHOD_REQUIRED', { paymentInstrumentId: null }, 'without a payment, GFT-029'],
    ['PAYMENT_METHOD_NOT_FOUND', { paymentInstrumentId: 'pm-wallet-1' }, 'another member’s card'],
    ['VALIDATION', { egifts: [] }, 'no gifts'],
    ['VALIDATION', { returnUrl: 'https://evil.example/' }, 'a page of somebody else, ORD-109'],
  ] as const)
    it(`is refused with ${code}: ${because}`, async () => {
      assert.equal(await codeOf(body({}, more)), code);
    });

  it('reads what people type, and takes a total of $1,000 for 10 recipients at most, PLT-020, D-71', async () => {
    const recipients = Array.from({ length: 10 }, (_, n) => ({ name: 'Kim', email: `t${n}@example.com` }));
    const sent = body(
      {
        productNumber: ' 1101-0001 ',
        amountMinor: 10_000,
        message: ` ${'👩‍👩‍👧'.repeat(160)}\u0000\u200b `.replaceAll('\u0000', ''),
        deliveryMethod: ' EMAIL ',
        deliveryDate: '',
        recipients: [{ name: '  Kim \u200b', email: ' mailto:T0 @ Example.com. ' }, ...recipients.slice(1)],
      },
      { senderName: ' Avery ', timeZone: 'Nowhere/Atlantis' },
    );
    await bought(gold, sent);
    const [gift] = await test.deps.db
      .selectFrom('gift')
      .selectAll()
      .where('purchase_id', '=', referenceOf(sent.requestId))
      .where('position', '=', 0)
      .execute();
    assert.deepEqual(
      [gift?.recipient_name, gift?.recipient_email, gift?.sender_name, gift?.message, gift?.time_zone],
      ['Kim', 'T0@Example.com', 'Avery', '👩‍👩‍👧'.repeat(160), 'America/New_York'],
    );
    const more = { ...sent.egifts[0], amountMinor: 500, recipients: people('one@example.com') };
    const overTotal = giftBody(
      {},
      {
        paymentInstrumentId,
        egifts: [
          { ...sent.egifts[0], recipients: recipients.slice(1) },
          { ...more, amountMinor: 10_000 },
        ],
      },
    );
    assert.equal(await codeOf(overTotal), 202);
    await reconcile(test.deps);
  });

  it('counts names and the message as people do: emoji of several parts are one character, GFT-021, GFT-024', async () => {
    const kiss = '👩🏻‍❤️‍💋‍👨🏿';
    const recipients = (letters: number) => [
      { name: `B${kiss.repeat(letters - 1)}`, email: 'emoji@example.com' },
    ];
    await bought(gold, body({ message: kiss.repeat(160), recipients: recipients(25) }));
    const gift = await test.deps.db
      .selectFrom('gift')
      .select(['message', 'recipient_name'])
      .where('recipient_email', '=', 'emoji@example.com')
      .executeTakeFirstOrThrow();
    assert.deepEqual(gift, { message: kiss.repeat(160), recipient_name: `B${kiss.repeat(24)}` });
    assert.equal(await codeOf(body({ message: kiss.repeat(161) })), 'VALIDATION');
    assert.equal(await codeOf(body({ recipients: recipients(26) })), 'VALIDATION');
  });

  it('takes several gifts to oneself, D-74', async () => {
    assert.equal(await codeOf(body({ recipients: people('gold@crema.test', 'GOLD@crema.test') })), 202);
  });

  it('refuses amounts above $50 until the member’s address is confirmed, D-158', async () => {
    const confirm = (at: Date | null) =>
      test.deps.db
        .updateTable('member')
        .set({ email_confirmed_at: at })
        .where('member_id', '=', 'member-gold')
        .execute();
    await confirm(null);
    assert.equal(await codeOf(body({ amountMinor: 5100 })), 'EMAIL_NOT_CONFIRMED');
    assert.equal(await codeOf(body({ amountMinor: 5000 })), 202);
    await confirm(clock.now());
    assert.equal(await codeOf(body({ amountMinor: 5100 })), 202);
  });

  it('takes PayPal from members for one gift only, and from no guest, GFT-028, GFT-045, D-75', async () => {
    const wallet = 'pm-gold-paypal';
    await test.deps.db
      .insertInto('sandbox_instrument')
      .values({
        instrument_id: `in_${wallet}`,
        reference: wallet,
        reaction: 'approves',
        reason: null,
        brand: 'paypal',
        last_four: '',
        account_name: 'g•••@example.com',
        expiry_month: null,
        expiry_year: null,
        removed_at: null,
      })
      .execute();
    await test.deps.db
      .insertInto('payment_instrument')
      .values({
        payment_method_id: wallet,
        provider: 'sandbox',
        member_id: 'member-gold',
        instrument_id: `in_${wallet}`,
        payment_type: 'paypal',
        last_four: '',
        account_name: 'g•••@example.com',
        expiry_month: null,
        expiry_year: null,
        is_default: false,
        address_id: null,
        created_at: clock.now(),
        removed_at: null,
      })
      .execute();
    const byPayPal = { paymentInstrumentId: wallet, paymentType: 'paypal' };
    assert.equal(await codeOf(body({}, byPayPal)), 202);
    const two = { recipients: people('a@example.com', 'b@example.com') };
    assert.equal(await codeOf(body(two, byPayPal)), 'VALIDATION');
    // The stored method decides, whatever the request says.
    assert.equal(await codeOf(body(two, { ...byPayPal, paymentType: 'visa' })), 'VALIDATION');
    const guest = openBrowser(test.app);
    const payment = await guestPayment(guest, test.deps);
    assert.equal(
      await codeOf(giftBody({}, { ...payment, paymentType: 'paypal' }), guest),
      'PAYMENT_OPTION_OFF',
    );
    assert.equal(await codeOf(giftBody({}, { ...payment, paymentType: 'venmo' }), guest), 'VALIDATION');
  });

  it('takes 50 recipients a day from the guests of a network, and no more, L-72', async () => {
    const guest = openBrowser(test.app);
    for (let count = 0; count < recipientLimit.max; count += 1)
      await countUp(test.deps, { limit: recipientLimit, subject: networkOf('127.0.0.1') });
    const payment = await guestPayment(guest, test.deps);
    assert.equal(await codeOf(giftBody({}, payment), guest), 'TOO_MANY_REQUESTS');
    // A member whose address is confirmed is not counted.
    assert.equal(await codeOf(body()), 202);
    clock.advance(24 * 60 * 60_000);
    const next = openBrowser(test.app);
    assert.equal(await codeOf(giftBody({}, await guestPayment(next, test.deps)), next), 202);
  });

  it('counts no recipients of a purchase that is declined or refused, L-70, L-72', async () => {
    clock.advance(24 * 60 * minutes);
    const last = { limit: recipientLimit, subject: networkOf('127.0.0.1') };
    for (let count = 1; count < recipientLimit.max; count += 1) await countUp(test.deps, last);
    const stranger = openBrowser(test.app);
    await codeOf(giftBody({}, await guestPayment(stranger, test.deps, '4000000000000002')), stranger);
    const { paymentInstrumentToken } = await guestPayment(stranger, test.deps);
    const refused = giftBody({}, { paymentInstrumentToken, addressToken: undefined });
    assert.equal(await codeOf(refused, stranger), 'GIFT_ADDRESS_UNAVAILABLE');
    const guest = openBrowser(test.app);
    assert.equal(await codeOf(giftBody({}, await guestPayment(guest, test.deps)), guest), 202);
    clock.advance(24 * 60 * minutes);
  });

  it('lets a guest pay with a typed card and its billing address, once, GFT-045, CRD-061', async () => {
    const guest = openBrowser(test.app);
    const payment = await guestPayment(guest, test.deps);
    const sent = giftBody({}, { ...payment, senderEmail: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com` });
    assert.equal(await codeOf({ ...sent, addressToken: undefined }, guest), 'GIFT_ADDRESS_UNAVAILABLE');
    const stranger = openBrowser(test.app);
    await guestPayment(stranger, test.deps);
    assert.equal(await codeOf(sent, stranger), 'ADDRESS_NOT_FOUND');
    assert.equal(await codeOf(sent, openBrowser(test.app)), 'GIFT_ADDRESS_UNAVAILABLE');
    assert.equal(await codeOf(body(), openBrowser(test.app)), 'UNAUTHENTICATED');
    await bought(guest, sent);
    const again = {
      ...sent,
      requestId: crypto.randomUUID(),
      paymentInstrumentToken: await takeToken(test.deps),
    };
    assert.equal(await codeOf(again, guest), 'ADDRESS_NOT_FOUND');
    // A guest has no stored payment methods.
    assert.equal(await codeOf(giftBody({}, { paymentInstrumentId }), guest), 'PAYMENT_METHOD_REQUIRED');
    await reconcile(test.deps);
  });

  it('answers GIFT_ADDRESS_UNAVAILABLE for an address that pays another purchase, and one that is a day old, GFT-061', async () => {
    const guest = openBrowser(test.app);
    const pending = await guestPayment(guest, test.deps, '4000000000000077');
    const first = giftBody({}, { ...pending, senderEmail: 'held@example.com' });
    assert.equal(await codeOf(first, guest), 202);
    const other = async () =>
      giftBody({}, { ...pending, paymentInstrumentToken: await takeToken(test.deps) });
    assert.equal(await codeOf(await other(), guest), 'GIFT_ADDRESS_UNAVAILABLE');
    const late = openBrowser(test.app);
    const { addressToken } = await guestPayment(late, test.deps);
    // A page that stays open keeps its session.
    for (let hour = 0; hour < 25; hour += 1) {
      clock.advance(60 * minutes);
      await statusOf(late, crypto.randomUUID());
    }
    const paymentInstrumentToken = await takeToken(test.deps);
    assert.equal(
      await codeOf(giftBody({}, { addressToken, paymentInstrumentToken }), late),
      'GIFT_ADDRESS_UNAVAILABLE',
    );
  });

  for (const [number, code, reason] of [
    ['4000000000000002', 'PAYMENT_DECLINED', undefined],
    ['4000000000009235', 'PAYMENT_REVIEW', undefined],
    ['4000000000000069', 'PAYMENT_CARD_EXPIRED', undefined],
    ['4000000000000119', 'GIFT_NOT_BOUGHT', undefined],
    ['4000000000000341', 'PAYMENT_DECLINED', '121035'],
  ] as const)
    it(`answers a payment that the bank refuses with ${code}, charges nothing and mails nothing, GFT-061, GFT-042`, async () => {
      const email = `refused-${number}@example.com`;
      const sent = await byCard(number, { senderEmail: email });
      const reply = await buy(gold, sent);
      assert.deepEqual([reply.json().error.code, reply.json().error.params?.reason], [code, reason]);
      assert.equal((await statusOf(gold, sent.requestId)).json().error.code, code);
      assert.equal(await codeOf(sent), code);
      await reconcile(test.deps);
      assert.deepEqual(mailsTo(test.deps, email), []);
    });

  it('gives a guest’s address back after a refusal: another card pays with it, CRD-061', async () => {
    const guest = openBrowser(test.app);
    const payment = await guestPayment(guest, test.deps, '4000000000000002');
    assert.equal(await codeOf(giftBody({}, payment), guest), 'PAYMENT_DECLINED');
    const paymentInstrumentToken = await takeToken(test.deps);
    assert.equal(await codeOf(giftBody({}, { ...payment, paymentInstrumentToken }), guest), 202);
  });

  it('is processed while the bank decides; no card, gift or mail exists before, GFT-041, D-77', async () => {
    const earlier = await giftSums(test.deps);
    const email = 'pending@example.com';
    const sent = await byCard('4000000000000077', { senderEmail: email });
    assert.equal((await buy(gold, sent)).json().delay, 4000);
    const status = (await statusOf(gold, sent.requestId)).json();
    assert.deepEqual(status, {
      orderNumber: null,
      data: { context: { code: 'EPROMISERETRY' }, delay: 4000 },
    });
    assert.equal(
      (await statusOf(gold, sent.requestId, '?zero-retries=true')).json().data.context.code,
      'EPROMISERETRY',
    );
    assert.deepEqual(await giftSums(test.deps), earlier);
    await runJobs(test.deps);
    assert.deepEqual(mailsTo(test.deps, email), []);
    await decide(sent.requestId, 'reference', referenceOf(sent.requestId), true);
    // The zero-retries variant reads what is stored.
    assert.equal((await statusOf(gold, sent.requestId, '?zero-retries=true')).json().orderNumber, null);
    assert.match((await statusOf(gold, sent.requestId)).json().orderNumber, /^\w{10}$/);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, email).length, 1);
  });

  it('names the design of each gift in the language of the purchase, GFT-042', async () => {
    for (const [locale, name] of [
      ['en-US', 'Thank you'],
      ['fr-CA', 'Merci'],
    ] as const) {
      const sent = body({}, { locale });
      await bought(gold, sent);
      assert.equal((await statusOf(gold, sent.requestId)).json().data.gifts[0].name, name);
    }
  });

  it('grows the delay of the status: 4 s, 6 s, 9 s, up to 15 s, GFT-041, D-77', () => {
    assert.deepEqual(
      [0, 3_999, 4_000, 9_999, 10_000, 60_000].map(delayAfter),
      [4000, 4000, 6000, 6000, 9000, 15_000],
    );
  });

  it('is finished by its job when the browser is gone, and by repeated callbacks once, GFT-041', async () => {
    const email = 'gone@example.com';
    const sent = await byCard('4000000000000077', { senderEmail: email });
    await buy(gold, sent);
    await decide(sent.requestId, 'reference', referenceOf(sent.requestId), true);
    clock.advance(decidedWithinMs);
    await Promise.all([
      reconcile(test.deps),
      ...Array.from({ length: 5 }, () => statusOf(gold, sent.requestId)),
    ]);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, email).length, 1);
  });

  it('is given up when the bank never decides: the hold is released, a mail says so, D-77, G03', async () => {
    const sent = await byCard('4000000000003063', { senderEmail: 'never@example.com' });
    await buy(gold, sent);
    clock.advance(decidedWithinMs);
    await runJobs(test.deps);
    await gold.signIn('gold');
    assert.equal((await statusOf(gold, sent.requestId)).json().error.code, 'GIFT_NOT_BOUGHT');
    await reconcile(test.deps);
    // The page has stopped asking: a mail says what became of the purchase.
    const [mail, ...more] = mailsTo(test.deps, 'never@example.com');
    assert.match(mail ?? '', /Your gift was not bought/);
    assert.deepEqual(more, []);
  });

  for (const [number, what] of [
    ['4000000000003063', 'a page'],
    ['4000000000003220', 'a frame'],
  ] as const)
    it(`names the bank’s page when the bank asks in ${what}; its answer decides, ORD-109, G03`, async () => {
      const approved = await byCard(number);
      assert.equal((await buy(gold, approved)).json().delay, 0);
      const { data } = (await statusOf(gold, approved.requestId)).json();
      assert.equal(data.context.code, 'EPROMISERETRY');
      assert.match(data.action.url, /^http:\/\/localhost:3001\/bank\//);
      await decide(approved.requestId, 'action_key', await actionKeyOf(approved.requestId), true);
      assert.equal((await statusOf(gold, approved.requestId)).json().data.context.code, 'OK');
      const declined = await byCard(number);
      await buy(gold, declined);
      await decide(declined.requestId, 'action_key', await actionKeyOf(declined.requestId), false);
      assert.equal((await statusOf(gold, declined.requestId)).json().error.code, 'PAYMENT_DECLINED');
      await reconcile(test.deps);
    });

  it('continues a request whose process died before the bank was asked, and charges once, GFT-043', async (context) => {
    const earlier = await giftSums(test.deps);
    const sent = body();
    const { authorise } = test.deps.payments;
    const dies = context.mock.method(test.deps.payments, 'authorise', async () => {
      throw new Error('the process died');
    });
    assert.equal((await buy(gold, sent)).statusCode, 500);
    assert.equal((await statusOf(gold, sent.requestId)).json().data.context.code, 'EPROMISERETRY');
    dies.mock.mockImplementation(async (request) => {
      await authorise(request);
      throw new Error('the reply was lost');
    });
    assert.equal((await buy(gold, sent)).statusCode, 500);
    dies.mock.restore();
    assert.equal(await codeOf(sent), 202);
    const now = await giftSums(test.deps);
    assert.deepEqual([now.atBank - earlier.atBank, now.count - earlier.count], [2500, 1]);
    await reconcile(test.deps);
  });

  it('creates no gift before the capture, and one set after it is repeated, G03', async (context) => {
    const earlier = await giftSums(test.deps);
    const sent = body({}, { senderEmail: 'capture@example.com' });
    const { capture } = test.deps.payments;
    const times = context.mock.method(test.deps.payments, 'capture', async (reference: string) => {
      await capture(reference);
      throw new Error('the reply was lost');
    });
    assert.equal((await buy(gold, sent)).statusCode, 202);
    assert.equal((await statusOf(gold, sent.requestId)).json().data.context.code, 'EPROMISERETRY');
    assert.equal((await giftSums(test.deps)).count, earlier.count);
    times.mock.restore();
    clock.advance(minutes);
    await reconcile(test.deps);
    assert.equal((await statusOf(gold, sent.requestId)).json().data.context.code, 'OK');
    assert.equal(mailsTo(test.deps, 'capture@example.com').length, 1);
  });

  it('refunds the payment if the gifts cannot be created: all of them or none, G03', async (context) => {
    const earlier = await giftSums(test.deps);
    const sent = body(
      { recipients: people('a@example.com', 'b@example.com') },
      { senderEmail: 'none@example.com' },
    );
    // The second card cannot be created.
    let drawn = 0;
    const { seal } = test.deps.cardNumbers;
    const broken = context.mock.method(test.deps.cardNumbers, 'seal', (number: string) => {
      drawn += 1;
      if (drawn % 2 === 0) throw new Error('no card');
      return seal(number);
    });
    assert.equal((await buy(gold, sent)).statusCode, 202);
    assert.equal((await giftSums(test.deps)).count, earlier.count);
    assert.equal((await statusOf(gold, sent.requestId)).json().data.context.code, 'EPROMISERETRY');
    clock.advance(minutes);
    await runJobs(test.deps);
    clock.advance(createdWithinMs);
    await runJobs(test.deps);
    broken.mock.restore();
    await gold.signIn('gold');
    assert.equal((await statusOf(gold, sent.requestId)).json().error.code, 'GIFT_NOT_BOUGHT');
    const bank = await test.deps.db
      .selectFrom('sandbox_payment')
      .select(['amount_minor', 'refunded_minor'])
      .where('reference', '=', referenceOf(sent.requestId))
      .executeTakeFirstOrThrow();
    assert.deepEqual(bank, { amount_minor: 5000, refunded_minor: 5000 });
    await reconcile(test.deps);
    const [mail, ...more] = mailsTo(test.deps, 'none@example.com');
    assert.match(mail ?? '', /The payment of \$50\.00 did not go through/);
    assert.deepEqual(more, []);
  });

  it('stores and logs no token of a card or an address', async () => {
    const guest = openBrowser(test.app);
    const payment = await guestPayment(guest, test.deps);
    await bought(guest, giftBody({ recipients: [{ ...friend, email: 'unlogged@example.com' }] }, payment));
    await runJobs(test.deps);
    const purchases = await test.deps.db.selectFrom('gift_purchase').selectAll().execute();
    const jobs = await test.deps.db.selectFrom('job').selectAll().execute();
    for (const secret of Object.values(payment))
      assert.equal(JSON.stringify([purchases, jobs, test.logged]).includes(secret), false);
    assert.equal(JSON.stringify([jobs, test.logged]).includes('unlogged@example.com'), false);
  });

  it('is limited: 60 new purchases in a quarter of an hour, repeated ones not counted', async () => {
    const sent = body();
    await bought(gold, sent);
    clock.advance(15 * minutes);
    await gold.signIn('gold');
    const replies = await Promise.all(Array.from({ length: 61 }, () => codeOf(body({ amountMinor: 1 }))));
    assert.equal(replies.filter((code) => code === 'TOO_MANY_REQUESTS').length, 1);
    assert.equal(await codeOf(sent), 202);
  });
});
