import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { giftRestPaths, type SentGift } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import { bought, giftBody, mailedToken, mailsTo, reconcile, runJobs } from '../../testing/gifts-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const hourMs = 60 * 60_000;
const bounceKey = 'bounce-key-of-the-relay';

describe('the gifts that were sent', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentInstrumentId: string;
  let count = 0;
  before(async () => {
    test = await startTestApp({ clock, environment: { MAIL_BOUNCE_KEY: bounceKey } });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentInstrumentId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(hourMs);
    await gold.signIn('gold');
  });
  const list = async (browser = gold): Promise<SentGift[]> =>
    (await browser.get(giftRestPaths.sentGifts)).json().gifts;
  const find = async (giftId: string) => (await list()).find((gift) => gift.giftId === giftId);
  const send = async (email = `sent-${(count += 1)}@example.com`, more: object = {}) => {
    const sender = `giver-${count}@example.com`;
    await bought(
      gold,
      giftBody(
        { recipients: [{ name: 'Noor', email }], ...more },
        { paymentInstrumentId, senderEmail: sender },
      ),
    );
    await runJobs(test.deps);
    const [gift] = (await list()).filter(({ recipientEmail }) => recipientEmail === email);
    assert.ok(gift);
    return { gift, email, sender };
  };
  const resend = (giftId: string, recipientEmail: string, browser = gold, recipientName = 'Noor') =>
    browser.post(`${giftRestPaths.sentGifts}/${giftId}/resend`, { recipientName, recipientEmail });
  const claim = (browser: TestBrowser, token: string) => browser.post(giftRestPaths.giftClaim, { token });
  const bounce = (messageId: string, key = bounceKey) =>
    test.app.inject({
      method: 'POST',
      url: giftRestPaths.mailBounces,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ messageId }),
    });
  const messageIdOf = (email: string) =>
    /^Message-ID: (<.*>)/m.exec(mailsTo(test.deps, email).at(-1) ?? '')?.[1] ?? '';

  it('are listed newest first with what became of them, to their buyer only, G11', async () => {
    const first = await send();
    clock.advance(hourMs);
    const second = await send();
    const ids = (await list()).map(({ giftId }) => giftId);
    assert.deepEqual(ids.slice(0, 2), [second.gift.giftId, first.gift.giftId]);
    assert.equal(first.gift.state, 'sent');
    assert.equal(first.gift.amount.amountMinor, 2500);
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual(await list(green), []);
    assert.equal(
      (await resend(first.gift.giftId, 'mine@example.com', green)).json().error.code,
      'GIFT_NOT_FOUND',
    );
    assert.equal(
      (await openBrowser(test.app).get(giftRestPaths.sentGifts)).json().error.code,
      'UNAUTHENTICATED',
    );
    assert.equal(
      (await resend(first.gift.giftId, 'a@example.com', openBrowser(test.app))).json().error.code,
      'UNAUTHENTICATED',
    );
  });

  it('that come back at once are marked, and a mail shows the sender how to correct the address, G11', async () => {
    const { gift, sender } = await send('nobody@no-mailbox.test');
    assert.equal(gift.state, 'not-delivered');
    await runJobs(test.deps);
    const told = mailsTo(test.deps, sender).filter((mail) => mail.includes('came back'));
    assert.equal(told.length, 1);
    assert.match(told[0] ?? '', /nobody@no-mailbox\.test/);
    assert.match(told[0] ?? '', /http:\/\/localhost:3000\/gift\/scheduled/);
    const reply = await resend(gift.giftId, ' right@example.com ');
    assert.equal(reply.statusCode, 200, reply.body);
    await runJobs(test.deps);
    const now = await find(gift.giftId);
    assert.deepEqual([now?.state, now?.recipientEmail], ['sent', 'right@example.com']);
    assert.notEqual(mailedToken(test.deps, 'right@example.com'), '');
    await reconcile(test.deps);
  });

  it('that come back later are reported by the relay with its key only, G11', async () => {
    const { gift, email, sender } = await send();
    const messageId = messageIdOf(email);
    assert.match(messageId, /^<\w+@/);
    assert.equal((await bounce(messageId, 'wrong')).json().error.code, 'UNAUTHENTICATED');
    assert.equal((await find(gift.giftId))?.state, 'sent');
    assert.equal((await bounce(messageId)).statusCode, 204);
    assert.equal((await bounce(messageId)).statusCode, 204);
    assert.equal((await bounce('<unknown@crema.test>')).statusCode, 204);
    await runJobs(test.deps);
    assert.equal((await find(gift.giftId))?.state, 'not-delivered');
    assert.equal(mailsTo(test.deps, sender).filter((mail) => mail.includes('came back')).length, 1);
  });

  it('that no relay has taken for an hour count as not delivered, G11', async () => {
    const { gift } = await send();
    await test.deps.db
      .updateTable('gift')
      .set({ mailed_at: null })
      .where('gift_id', '=', gift.giftId)
      .execute();
    clock.advance(hourMs - 60_000);
    await gold.signIn('gold');
    assert.equal((await find(gift.giftId))?.state, 'sent');
    clock.advance(2 * 60_000);
    assert.equal((await find(gift.giftId))?.state, 'not-delivered');
  });

  it('are sent again with a new link, and the earlier link says so, G11, L-42', async () => {
    const { gift, email } = await send();
    const old = mailedToken(test.deps, email);
    assert.equal((await claim(gold, old)).json().state, 'open');
    assert.equal((await resend(gift.giftId, 'other@example.com')).statusCode, 200);
    await runJobs(test.deps);
    assert.equal((await claim(gold, old)).json().error.code, 'GIFT_LINK_REPLACED');
    assert.equal(
      (await gold.post(giftRestPaths.giftClaimAdd, { token: old })).json().error.code,
      'GIFT_LINK_REPLACED',
    );
    const current = mailedToken(test.deps, 'other@example.com');
    assert.notEqual(current, old);
    assert.equal((await claim(gold, current)).json().state, 'open');
    assert.equal(mailsTo(test.deps, email).filter((mail) => mail.includes('/gift/claim')).length, 1);
    // The report of a mail that was replaced changes nothing.
    await bounce(messageIdOf(email));
    assert.equal((await find(gift.giftId))?.state, 'sent');
    await reconcile(test.deps);
  });

  it('are not sent again once somebody added them or paid with them, G11', async () => {
    const { gift, email } = await send();
    const green = openBrowser(test.app);
    await green.signIn('green');
    await green.post(giftRestPaths.giftClaimAdd, { token: mailedToken(test.deps, email) });
    assert.equal((await find(gift.giftId))?.state, 'added');
    assert.equal((await resend(gift.giftId, 'late@example.com')).json().error.code, 'GIFT_IN_USE');
    const spent = await send();
    await test.deps.db
      .updateTable('svc_card')
      .set({ balance_minor: 1000 })
      .where('card_id', 'in', (rows) =>
        rows.selectFrom('gift').select('card_id').where('gift_id', '=', spent.gift.giftId),
      )
      .execute();
    assert.equal((await find(spent.gift.giftId))?.state, 'used');
    assert.equal((await resend(spent.gift.giftId, 'late@example.com')).json().error.code, 'GIFT_IN_USE');
    assert.equal(mailsTo(test.deps, 'late@example.com').length, 0);
    await test.deps.db
      .updateTable('svc_card')
      .set({ balance_minor: 2500 })
      .where('card_id', 'in', (rows) =>
        rows.selectFrom('gift').select('card_id').where('gift_id', '=', spent.gift.giftId),
      )
      .execute();
    await reconcile(test.deps);
  });

  it('have one owner when somebody adds them while they are sent elsewhere, G07, G11', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { gift, email } = await send();
      const green = openBrowser(test.app);
      await green.signIn('green');
      const token = mailedToken(test.deps, email);
      const [sent, added] = await Promise.all([
        resend(gift.giftId, `race-${round}@example.com`),
        green.post(giftRestPaths.giftClaimAdd, { token }),
      ]);
      assert.deepEqual(
        [sent.statusCode, added.statusCode].toSorted((a, b) => a - b)[0],
        200,
        `${sent.body} ${added.body}`,
      );
      assert.notEqual(sent.statusCode, added.statusCode);
      clock.advance(60_000);
      await gold.signIn('gold');
    }
    await runJobs(test.deps);
    await reconcile(test.deps);
  });

  for (const [email, name, code, field] of [
    ['nobody', 'Noor', 'VALIDATION', 'recipientEmail'],
    ['a@mail.invalid', 'Noor', 'GIFT_RECIPIENT_INVALID', 'recipientEmail'],
    ['fine@example.com', '', 'VALIDATION', 'recipientName'],
  ] as const)
    it(`stay as they are after a refused address: ${email} ${name}, GFT-024, GFT-061`, async () => {
      const { gift, email: before } = await send();
      const { error } = (await resend(gift.giftId, email, gold, name)).json();
      assert.deepEqual([error.code, error.field], [code, field]);
      assert.equal((await find(gift.giftId))?.recipientEmail, before);
    });

  it('go to each address of a purchase once, and are sent again ten times at most, D-74', async () => {
    const [one, two] = ['pair-1@example.com', 'pair-2@example.com'];
    await bought(
      gold,
      giftBody(
        {
          recipients: [
            { name: 'Noor', email: one },
            { name: 'Kim', email: two },
          ],
        },
        { paymentInstrumentId },
      ),
    );
    await runJobs(test.deps);
    const gift = (await list()).find(({ recipientEmail }) => recipientEmail === one);
    assert.ok(gift);
    assert.equal((await resend(gift.giftId, two.toUpperCase())).json().error.code, '170046');
    for (let sent = 0; sent < 10; sent += 1) assert.equal((await resend(gift.giftId, one)).statusCode, 200);
    assert.equal((await resend(gift.giftId, one)).json().error.code, 'TOO_MANY_REQUESTS');
    await runJobs(test.deps);
    // The mails of links that ended before they left are not sent.
    assert.equal(mailsTo(test.deps, one).length, 2);
    await reconcile(test.deps);
  });
});
