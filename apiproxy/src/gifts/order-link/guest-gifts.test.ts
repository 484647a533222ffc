import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { giftRestPaths, type GuestGiftsReply } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import {
  bought,
  giftBody,
  guestPayment,
  mailedToken,
  mailsTo,
  reconcile,
  runJobs,
  statusOf,
} from '../../testing/gifts-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkLimits } from '../claim/claim-limits.ts';
import { tokenOfOrder } from './order-token.ts';

const dayMs = 24 * 60 * 60_000;

describe('the link of a guest’s gifts', () => {
  const clock = createTestClock();
  let test: TestApp;
  let stranger: TestBrowser;
  let count = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(() => {
    clock.advance(60 * 60_000);
    stranger = openBrowser(test.app);
  });
  const post = async (token: string, more: object = {}, action = '', browser = stranger) => {
    const reply = await browser.post(giftRestPaths.guestGifts + action, { token, ...more });
    const { error, ...gifts } = reply.json();
    return {
      status: reply.statusCode,
      code: error?.code as string,
      field: error?.field,
      gifts: gifts as GuestGiftsReply,
      reply,
    };
  };
  /** The gifts of a guest, and the token of the link in the receipt. */
  const send = async (egift: object = {}) => {
    count += 1;
    const email = `guest-gift-${count}@example.com`;
    const sender = `guest-giver-${count}@example.com`;
    const guest = openBrowser(test.app);
    const body = giftBody(
      { recipients: [{ name: 'Noor', email }], ...egift },
      { ...(await guestPayment(guest, test.deps)), senderEmail: sender },
    );
    await bought(guest, body);
    await runJobs(test.deps);
    const receipt = mailsTo(test.deps, sender).find((mail) => mail.includes('Receipt')) ?? '';
    const token = decodeURIComponent(/gift\/order#token=([\w.%-]+)/.exec(receipt)?.[1] ?? '');
    const { linkToken } = (await statusOf(guest, body.requestId)).json().data;
    assert.equal(linkToken, token);
    return { token, email, sender };
  };
  const later = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const refunded = async (giftId: string) =>
    (
      await test.deps.db
        .selectFrom('sandbox_refund')
        .select('amount_minor')
        .where('refund_id', '=', `gift-${giftId}`)
        .execute()
    ).map(({ amount_minor }) => amount_minor);
  const only = ({ gifts }: { gifts: GuestGiftsReply }) => {
    const gift = [...gifts.gifts, ...gifts.scheduled][0];
    assert.ok(gift);
    return gift;
  };

  it('shows them in any browser, and corrects the address and sends them again, which ends the earlier link, L-31', async () => {
    const { token, email } = await send();
    const shown = await post(` ${token} `);
    assert.equal(shown.reply.headers['cache-control'], 'no-store');
    const [gift] = shown.gifts.gifts;
    assert.deepEqual([gift?.state, gift?.recipientEmail, shown.gifts.scheduled], ['sent', email, []]);
    const old = mailedToken(test.deps, email);
    const right = `right-${count}@example.com`;
    const change = { giftId: only(shown).giftId, recipientName: 'Noor', recipientEmail: right };
    const again = await post(token, change, '/resend');
    assert.deepEqual([again.status, again.gifts.gifts[0]?.recipientEmail], [200, right]);
    await runJobs(test.deps);
    const claim = async (link: string) =>
      (await stranger.post(giftRestPaths.giftClaim, { token: link })).json();
    assert.equal((await claim(old)).error.code, 'GIFT_LINK_REPLACED');
    assert.equal((await claim(mailedToken(test.deps, right))).state, 'open');
    await reconcile(test.deps);
  });

  it('changes and cancels a gift that waits for its day, L-31, D-73', async () => {
    const { token, sender } = await send({ deliveryDate: later(20) });
    const gift = (await post(token)).gifts.scheduled[0];
    assert.ok(gift);
    const change = {
      giftId: gift.giftId,
      recipientName: 'Kim',
      recipientEmail: `kim-${count}@example.com`,
      message: 'Later!',
      deliveryDate: later(30),
      timeZone: gift.timeZone,
    };
    const changed = (await post(token, change, '/change')).gifts.scheduled[0];
    assert.deepEqual([changed?.recipientName, changed?.message], ['Kim', 'Later!']);
    const { code, field } = await post(token, { ...change, recipientEmail: 'kim' }, '/change');
    assert.deepEqual([code, field], ['VALIDATION', 'recipientEmail']);
    assert.equal((await post(token, { giftId: gift.giftId }, '/cancel')).gifts.gifts[0]?.state, 'cancelled');
    await reconcile(test.deps);
    assert.deepEqual(await refunded(gift.giftId), [2500]);
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('won’t send')).length, 1);
  });

  it('cancels a sent gift until somebody uses it: refunded once, and its link ends, L-31', async () => {
    const { token, email, sender } = await send();
    const { giftId } = only(await post(token));
    const replies = await Promise.all(Array.from({ length: 4 }, () => post(token, { giftId }, '/cancel')));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
    await reconcile(test.deps);
    assert.deepEqual(await refunded(giftId), [2500]);
    const opened = await stranger.post(giftRestPaths.giftClaim, { token: mailedToken(test.deps, email) });
    assert.equal(opened.json().error.code, 'GIFT_LINK_INVALID');
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('no longer works')).length, 1);
    const used = await send();
    const green = openBrowser(test.app);
    await green.signIn('green');
    await green.post(giftRestPaths.giftClaimAdd, { token: mailedToken(test.deps, used.email) });
    const gift = only(await post(used.token));
    assert.equal((await post(used.token, { giftId: gift.giftId }, '/cancel')).code, 'GIFT_IN_USE');
    await reconcile(test.deps);
    assert.deepEqual(await refunded(gift.giftId), []);
  });

  it('cancels or adds when both happen at once: never both, L-31', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token, email } = await send();
      const { giftId } = only(await post(token));
      const green = openBrowser(test.app);
      await green.signIn('green');
      const [cancelled, added] = await Promise.all([
        post(token, { giftId }, '/cancel'),
        green.post(giftRestPaths.giftClaimAdd, { token: mailedToken(test.deps, email) }),
      ]);
      assert.deepEqual(
        [cancelled.status, added.statusCode].toSorted(),
        added.statusCode === 200 ? [200, 409] : [200, 404],
      );
      await reconcile(test.deps);
      assert.deepEqual(await refunded(giftId), cancelled.status === 200 ? [2500] : []);
      clock.advance(60 * 60_000);
    }
  });

  it('is refused when it is forged, of another purchase, a member’s, or expired, L-31', async () => {
    const { token, email } = await send();
    const other = await send();
    const { giftId } = only(await post(token));
    const [purchaseId = '', signature = ''] = token.split('.');
    const [otherId = ''] = other.token.split('.');
    for (const forged of [
      purchaseId,
      `${purchaseId}.`,
      `${otherId}.${signature}`,
      `${token}x`,
      mailedToken(test.deps, email),
    ])
      assert.equal((await post(forged)).code, 'GIFT_LINK_INVALID');
    // The gift of another link's purchase.
    for (const action of ['/cancel', '/resend'])
      assert.equal(
        (await post(other.token, { giftId, recipientName: 'Eve', recipientEmail: 'eve@example.com' }, action))
          .code,
        'GIFT_NOT_FOUND',
      );
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const paymentInstrumentId = await storeCard(gold, test.deps);
    await bought(gold, giftBody({}, { paymentInstrumentId }));
    const { purchase_id } = await test.deps.db
      .selectFrom('gift_purchase')
      .select('purchase_id')
      .where('member_id', 'is not', null)
      .where('state', '=', 'DONE')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    assert.equal((await post(tokenOfOrder(test.deps, purchase_id))).code, 'GIFT_LINK_INVALID');
    assert.equal(
      (await stranger.delete(`${giftRestPaths.sentGifts}/${giftId}`)).json().error.code,
      'UNAUTHENTICATED',
    );
    assert.equal(
      (await gold.delete(`${giftRestPaths.sentGifts}/${giftId}`)).json().error.code,
      'GIFT_NOT_FOUND',
    );
    clock.advance(366 * dayMs);
    assert.equal((await post(token)).code, 'GIFT_LINK_INVALID');
  });

  it('is not guessed: an address has a limited number of tries, L-31', async () => {
    const browser = openBrowser(test.app);
    for (let tries = 0; tries < linkLimits.address.max; tries += 1) await post('gift_x.y', {}, '', browser);
    assert.equal((await post('gift_x.y', {}, '', browser)).code, 'TOO_MANY_REQUESTS');
  });
});
