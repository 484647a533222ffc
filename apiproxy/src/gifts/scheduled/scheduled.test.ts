import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  giftRestPaths,
  historyRestPaths,
  money,
  type HistoryReceipt,
  type ScheduledGift,
} from '@crema/shared-contracts';
import { scheduleChargebacks } from '../../cards/chargebacks/book-chargebacks.job.ts';
import { scheduleFailedRefunds } from '../../payments/refunds/book-failed-refunds.job.ts';
import { chargeBack, failRefund, returnChargeback } from '../../payments/sandbox/sandbox.testing.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import { bought, giftBody, mailedToken, mailsTo, reconcile, runJobs } from '../../testing/gifts-kit.ts';
import { refundIdOf } from './cancel-gift.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the gifts that wait for their day', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentInstrumentId: string;
  let count = 0;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentInstrumentId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    await gold.signIn('gold');
  });
  const list = async (browser = gold): Promise<ScheduledGift[]> =>
    (await browser.get(giftRestPaths.scheduledGifts)).json().gifts;
  const pathOf = (giftId: string) => `${giftRestPaths.scheduledGifts}/${giftId}`;
  const day = (inDays: number) =>
    new Date(clock.now().getTime() + inDays * 24 * 60 * 60_000).toISOString().slice(0, 10);
  /** A scheduled gift of the gold member. */
  const schedule = async (inDays = 20, more: object = {}) => {
    count += 1;
    const email = `wait-${count}@example.com`;
    const sender = `sender-${count}@example.com`;
    const body = giftBody(
      { recipients: [{ name: 'Noor', email }], deliveryDate: day(inDays), ...more },
      { paymentInstrumentId, senderEmail: sender },
    );
    await bought(gold, body);
    await runJobs(test.deps);
    const gift = (await list()).find(({ recipientEmail }) => recipientEmail === email);
    assert.ok(gift);
    return { gift, email, sender };
  };
  const change = (gift: ScheduledGift, more: object = {}) => ({
    recipientName: gift.recipientName,
    recipientEmail: gift.recipientEmail,
    message: gift.message,
    deliveryDate: gift.deliverAt.slice(0, 10),
    timeZone: gift.timeZone,
    ...more,
  });
  const stateOf = async (giftId: string) =>
    await test.deps.db
      .selectFrom('gift')
      .innerJoin('svc_card', 'svc_card.card_id', 'gift.card_id')
      .select(['gift.state', 'svc_card.status', 'svc_card.balance_minor'])
      .where('gift_id', '=', giftId)
      .executeTakeFirstOrThrow();
  const refundedOf = async (giftId: string) =>
    (
      await test.deps.db
        .selectFrom('sandbox_refund')
        .select('amount_minor')
        .where('refund_id', '=', `gift-${giftId}`)
        .execute()
    ).map(({ amount_minor }) => amount_minor);

  it('are listed, earliest first, in the member’s language; the seeded ones too, D-73', async () => {
    const gifts = await list();
    assert.deepEqual(
      gifts.map(({ recipientName, amount, name }) => [recipientName, amount.amountMinor, name]),
      [
        ['Noor', 2500, 'Happy birthday'],
        ['Jules', 5000, 'Happy holidays'],
      ],
    );
    const [first] = gifts;
    assert.equal(first?.deliverAt, '2026-06-17T14:00:00.000Z');
    assert.match(first?.orderNumber ?? '', /^\w{10}$/);
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual(await list(green), []);
    assert.equal(
      (await openBrowser(test.app).get(giftRestPaths.scheduledGifts)).json().error.code,
      'UNAUTHENTICATED',
    );
    await reconcile(test.deps);
  });

  it('move to another hour, and keep theirs when a page of an earlier release names none, L-45', async () => {
    const { gift } = await schedule(20, { deliveryTime: '18:00' });
    assert.match(gift.deliverAt, /T23:00/);
    const put = async (more: object) => {
      const reply = await gold.put(pathOf(gift.giftId), change(gift, { deliveryDate: day(20), ...more }));
      assert.equal(reply.statusCode, 200, reply.body);
      return (await list()).find(({ giftId }) => giftId === gift.giftId)?.deliverAt;
    };
    assert.match((await put({ message: 'Soon!' })) ?? '', /T23:00/);
    assert.match((await put({ deliveryTime: '07:00' })) ?? '', /T12:00/);
  });

  it('are changed until they are sent; the sender gets a mail about another day, D-73', async () => {
    const { gift, sender } = await schedule(20);
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('is scheduled')).length, 1);
    const changed = {
      recipientName: ' Kim ',
      recipientEmail: ' Kim@Example.com ',
      message: 'New',
      deliveryDate: day(3),
    };
    const reply = await gold.put(pathOf(gift.giftId), change(gift, changed));
    const now = (reply.json().gifts as ScheduledGift[]).find(({ giftId }) => giftId === gift.giftId);
    assert.deepEqual(
      [now?.recipientName, now?.recipientEmail, now?.message, now?.deliverAt],
      ['Kim', 'Kim@Example.com', 'New', `${day(3)}T14:00:00.000Z`],
    );
    await runJobs(test.deps);
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('is scheduled')).length, 2);
    await reconcile(test.deps);
    clock.advance(4 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, 'Kim@example.com').length, 1);
    clock.advance(20 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, 'Kim@example.com').length, 1);
    await gold.signIn('gold');
    assert.equal((await gold.put(pathOf(gift.giftId), change(gift))).json().error.code, 'GIFT_ALREADY_SENT');
    assert.equal((await gold.delete(pathOf(gift.giftId))).json().error.code, 'GIFT_ALREADY_SENT');
  });

  it('are sent on the later day after a change, not on the first one, D-73', async () => {
    const { gift, email } = await schedule(3);
    await gold.put(pathOf(gift.giftId), change(gift, { deliveryDate: day(6) }));
    clock.advance(4 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    assert.deepEqual(mailsTo(test.deps, email), []);
    clock.advance(3 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, email).length, 1);
  });

  for (const [code, field, more] of [
    ['VALIDATION', 'recipientName', { recipientName: '' }],
    ['VALIDATION', 'recipientEmail', { recipientEmail: 'kim' }],
    ['VALIDATION', 'message', { message: 'x'.repeat(161) }],
    ['GIFT_RECIPIENT_INVALID', 'recipientEmail', { recipientEmail: 'kim@nowhere.invalid' }],
    ['GIFT_DELIVERY_DATE', 'deliveryDate', { deliveryDate: '2026-01-01' }],
    ['GIFT_DELIVERY_DATE', 'deliveryDate', { deliveryDate: '' }],
  ] as const)
    it(`keep what they are after a change that is refused: ${code} ${field}, D-73`, async () => {
      const [gift] = (await list()).slice(-1);
      assert.ok(gift);
      const { error } = (await gold.put(pathOf(gift.giftId), change(gift, more))).json();
      assert.deepEqual([error.code, error.field], [code, field]);
      assert.deepEqual((await list()).at(-1), gift);
    });

  it('keep different addresses within a purchase, GFT-060, D-74', async () => {
    const recipients = ['pair-1', 'pair-2'].map((name) => ({ name: 'Kim', email: `${name}@example.com` }));
    const { gift } = await schedule(15, {
      recipients: [...recipients, { name: 'Noor', email: `wait-${count + 1}@example.com` }],
    });
    const reply = await gold.put(pathOf(gift.giftId), change(gift, { recipientEmail: 'PAIR-1@example.com' }));
    assert.equal(reply.json().error.code, '170046');
  });

  it('belong to their buyer: another member and a guest get GIFT_NOT_FOUND or no answer', async () => {
    const { gift } = await schedule();
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal((await green.put(pathOf(gift.giftId), change(gift))).json().error.code, 'GIFT_NOT_FOUND');
    assert.equal((await green.delete(pathOf(gift.giftId))).json().error.code, 'GIFT_NOT_FOUND');
    assert.equal((await gold.delete(pathOf('gift_none-1'))).json().error.code, 'GIFT_NOT_FOUND');
    assert.equal(
      (await openBrowser(test.app).delete(pathOf(gift.giftId))).json().error.code,
      'UNAUTHENTICATED',
    );
    assert.equal((await stateOf(gift.giftId)).state, 'SCHEDULED');
  });

  it('are cancelled once: the amount goes back, the card is closed, the link never works, D-73', async () => {
    const { gift, email, sender } = await schedule(20);
    const replies = await Promise.all(Array.from({ length: 5 }, () => gold.delete(pathOf(gift.giftId))));
    assert.deepEqual([...new Set(replies.map(({ statusCode }) => statusCode))], [200]);
    await reconcile(test.deps);
    assert.deepEqual(await stateOf(gift.giftId), { state: 'CANCELLED', status: 'CLOSED', balance_minor: 0 });
    assert.deepEqual(await refundedOf(gift.giftId), [2500]);
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('is canceled')).length, 1);
    assert.equal(
      (await list()).some(({ giftId }) => giftId === gift.giftId),
      false,
    );
    assert.equal((await gold.put(pathOf(gift.giftId), change(gift))).json().error.code, 'GIFT_NOT_FOUND');
    clock.advance(30 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    assert.deepEqual(mailsTo(test.deps, email), []);
    assert.equal(mailedToken(test.deps, email), '');
  });

  it('whose payment the bank took back are not refunded again when they are cancelled, and not sent, D-153, D-73', async () => {
    const [kept, cancelled] = [await schedule(5), await schedule(5)];
    for (const { gift } of [kept, cancelled]) {
      const { purchase_id: reference } = await test.deps.db
        .selectFrom('gift')
        .select('purchase_id')
        .where('gift_id', '=', gift.giftId)
        .executeTakeFirstOrThrow();
      await chargeBack(test.deps, reference, money(2500, 'USD'));
    }
    await scheduleChargebacks(test.deps);
    clock.advance(60 * 60_000);
    await runJobs(test.deps);
    await gold.signIn('gold');
    assert.equal((await gold.delete(pathOf(cancelled.gift.giftId))).statusCode, 200);
    clock.advance(6 * 24 * 60 * 60_000);
    await reconcile(test.deps);
    for (const { gift, email } of [kept, cancelled]) {
      assert.deepEqual(await stateOf(gift.giftId), {
        state: 'CANCELLED',
        status: 'CLOSED',
        balance_minor: 0,
      });
      assert.deepEqual([await refundedOf(gift.giftId), mailsTo(test.deps, email)], [[], []]);
    }
  });

  it('which were cancelled while the bank had their money are refunded once it gives it back; a refund that the buyer’s bank sends back is mailed and shown, PAY-007', async () => {
    const [withheld, cancelled] = [await schedule(5), await schedule(5)];
    const chargebackIds: string[] = [];
    for (const { gift } of [withheld, cancelled]) {
      const { purchase_id: reference } = await test.deps.db
        .selectFrom('gift')
        .select('purchase_id')
        .where('gift_id', '=', gift.giftId)
        .executeTakeFirstOrThrow();
      chargebackIds.push(await chargeBack(test.deps, reference, money(2500, 'USD')));
    }
    const later = async (ms: number) => {
      clock.advance(ms);
      await scheduleChargebacks(test.deps);
      await scheduleFailedRefunds(test.deps);
      await runJobs(test.deps);
      await gold.signIn('gold');
    };
    await later(60 * 60_000);
    assert.equal((await gold.delete(pathOf(cancelled.gift.giftId))).statusCode, 200);
    await later(6 * 24 * 60 * 60_000);
    for (const chargebackId of chargebackIds) await returnChargeback(test.deps, chargebackId);
    for (let hour = 0; hour < 2; hour += 1) await later(60 * 60_000);
    const mailed = ({ sender }: typeof withheld, text: string) =>
      mailsTo(test.deps, sender).filter((mail) => mail.includes(text)).length;
    for (const one of [withheld, cancelled]) {
      assert.deepEqual(await refundedOf(one.gift.giftId), [2500]);
      assert.equal(mailed(one, 'Subject: Your gift to Noor is canceled'), 1);
    }
    await failRefund(test.deps, refundIdOf(withheld.gift.giftId));
    for (let hour = 0; hour < 2; hour += 1) await later(60 * 60_000);
    const arrived = 'Your bank sent back the refund of $25.00';
    assert.deepEqual([mailed(withheld, arrived), mailed(cancelled, arrived)], [1, 0]);
    const receipt = async ({ gift }: typeof withheld) =>
      (await gold.get(historyRestPaths.receipt(`gift-refund.${gift.giftId}`))).json<HistoryReceipt>();
    const failed = async (one: typeof withheld) =>
      (await receipt(one)).refunds.map(({ isFailed }) => isFailed);
    assert.deepEqual([await failed(withheld), await failed(cancelled)], [[true], [false]]);
    await reconcile(test.deps);
  });

  it('whose refund came while the bank already had their money, unknown to us, are refunded once it gives it back, PAY-007', async () => {
    const { gift } = await schedule(5);
    const { purchase_id: reference } = await test.deps.db
      .selectFrom('gift')
      .select('purchase_id')
      .where('gift_id', '=', gift.giftId)
      .executeTakeFirstOrThrow();
    const chargebackId = await chargeBack(test.deps, reference, money(2500, 'USD'));
    assert.equal((await gold.delete(pathOf(gift.giftId))).statusCode, 200);
    await runJobs(test.deps);
    assert.deepEqual(await refundedOf(gift.giftId), []);
    await returnChargeback(test.deps, chargebackId);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.advance(60 * 60_000);
      await scheduleChargebacks(test.deps);
      await runJobs(test.deps);
    }
    assert.deepEqual(await refundedOf(gift.giftId), [2500]);
    await reconcile(test.deps);
    await gold.signIn('gold');
  });

  it('are either sent or cancelled when both happen at once: never both, never neither, D-73', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { gift, email } = await schedule(2);
      clock.advance(3 * 24 * 60 * 60_000);
      await gold.signIn('gold');
      const [reply] = await Promise.all([gold.delete(pathOf(gift.giftId)), runJobs(test.deps)]);
      await reconcile(test.deps);
      const isSent = mailsTo(test.deps, email).length === 1;
      const { state, balance_minor } = await stateOf(gift.giftId);
      assert.deepEqual(
        [reply.statusCode, state, balance_minor, await refundedOf(gift.giftId)],
        isSent ? [409, 'SENT', 2500, []] : [200, 'CANCELLED', 0, [2500]],
      );
    }
  });
});
