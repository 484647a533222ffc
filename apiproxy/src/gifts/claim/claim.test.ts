import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { giftRestPaths, restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { keyOf } from '../../http/limits/rate-limit.ts';
import { balanceOf, listCards, newRequest, send, storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, giftBody, mailedToken, mailsTo, reconcile, runJobs } from '../../testing/gifts-kit.ts';
import { codeOf, payBySvc, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { linkLimits } from './claim-limits.ts';

describe('the link of a mailed gift', () => {
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
  const member = async (name: string) => {
    const browser = openBrowser(test.app);
    await browser.signIn(name);
    return browser;
  };
  /** A mailed gift; the token of its link. */
  const mailGift = async (egift: object = {}) => {
    count += 1;
    const email = `claim-${count}@example.com`;
    await bought(
      gold,
      giftBody({ recipients: [{ name: 'Noor', email }], ...egift }, { paymentInstrumentId }),
    );
    await runJobs(test.deps);
    return { token: mailedToken(test.deps, email), email };
  };
  const open = (browser: TestBrowser, token: string) => browser.post(giftRestPaths.giftClaim, { token });
  const add = (browser: TestBrowser, token: string) => browser.post(giftRestPaths.giftClaimAdd, { token });
  const barcode = (browser: TestBrowser, token: string, symbology = 'code128') =>
    browser.post(giftRestPaths.giftClaimBarcode, { token, symbology });
  const errorOf = (reply: { json(): { error?: { code: string } } }) => reply.json().error?.code;

  it('shows the gift to anybody until somebody adds it, and is not cached, GFT-042', async () => {
    const { token } = await mailGift({ message: 'Enjoy!' });
    const reply = await open(openBrowser(test.app), ` ${token} `);
    assert.equal(reply.headers['cache-control'], 'no-store');
    const { accountNumberLastFour, hasRecipientEmail, ...gift } = reply.json();
    assert.equal(hasRecipientEmail, true);
    assert.match(accountNumberLastFour, /^\d{4}$/);
    assert.deepEqual(gift, {
      state: 'open',
      cardId: null,
      name: 'Thank you',
      art: 'thanks',
      amount: { amountMinor: 2500, currency: 'USD' },
      balance: { amountMinor: 2500, currency: 'USD' },
      message: 'Enjoy!',
      senderName: 'Avery',
      recipientName: 'Noor',
    });
  });

  it('gives the card to one member permanently: the owner sees it, everybody else gets the answer of an unknown link, G07', async () => {
    const { token } = await mailGift();
    const green = await member('green');
    assert.equal(errorOf(await add(openBrowser(test.app), token)), 'UNAUTHENTICATED');
    const { cardId } = (await add(green, token)).json();
    const card = (await listCards(green)).find((one: { cardId: string }) => one.cardId === cardId);
    assert.deepEqual(
      [card.nickname, card.balance.amount.amountMinor, card.isPrimary],
      ['Gift from Avery', 2500, false],
    );
    assert.equal((await add(green, token)).json().cardId, cardId);
    const otherDevice = await member('green');
    assert.deepEqual(
      [(await open(otherDevice, token)).json().state, (await open(otherDevice, token)).json().cardId],
      ['yours', cardId],
    );
    for (const browser of [openBrowser(test.app), gold, await member('wallet')])
      for (const follow of [open, barcode])
        assert.equal(errorOf(await follow(browser, token)), 'GIFT_LINK_INVALID');
    assert.equal(errorOf(await add(gold, token)), 'GIFT_LINK_INVALID');
    await reconcile(test.deps);
  });

  it('has one winner of parallel members, who all get their answer, G07', async () => {
    const { token } = await mailGift();
    const names = ['green', 'wallet', 'poor', 'reserve'];
    const browsers = await Promise.all(names.map(member));
    const replies = await Promise.all(
      browsers.flatMap((browser) => [add(browser, token), add(browser, token)]),
    );
    const winners = replies.filter(({ statusCode }) => statusCode === 200);
    assert.equal(winners.length, 2);
    assert.equal(new Set(winners.map((reply) => reply.json().cardId)).size, 1);
    const owners = await test.deps.db
      .selectFrom('gift')
      .innerJoin('svc_card', 'svc_card.card_id', 'gift.card_id')
      .select(['claimed_by', 'member_id'])
      .where('gift.card_id', '=', winners[0]?.json().cardId)
      .execute();
    assert.equal(owners.length, 1);
    assert.equal(owners[0]?.claimed_by, owners[0]?.member_id);
    await reconcile(test.deps);
  });

  it('gives one answer for unknown, cancelled, unsent, expired and somebody else’s links, G05', async () => {
    const { token: taken } = await mailGift();
    await add(await member('green'), taken);
    const { token: void1, email } = await mailGift();
    const { token: expired } = await mailGift();
    const state = (address: string, change: { state: 'SCHEDULED' | 'CANCELLED' }) =>
      test.deps.db.updateTable('gift').set(change).where('recipient_email', '=', address).execute();
    const stranger = openBrowser(test.app);
    const answers: unknown[] = [];
    const note = async (token: string) => {
      for (const follow of [open, barcode]) {
        const { statusCode, headers, ...reply } = await follow(stranger, token);
        const { referenceId: _, ...shown } = JSON.parse(reply.body);
        answers.push({ statusCode, type: headers['content-type'], ...shown });
      }
    };
    await note('0'.repeat(64));
    await note(taken);
    await state(email, { state: 'CANCELLED' });
    await note(void1);
    await state(email, { state: 'SCHEDULED' });
    await note(void1);
    await test.deps.db
      .updateTable('gift')
      .set({ state: 'SENT' })
      .where('recipient_email', '=', email)
      .execute();
    clock.advance(366 * 24 * 60 * 60_000);
    await note(expired);
    assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1, JSON.stringify(answers));
  });

  it('respects the wallet’s limits and currency, and stays open then, D-92', async () => {
    const { token } = await mailGift();
    const quebec = await member('quebec');
    assert.equal(errorOf(await add(quebec, token)), '121033');
    const poor = await member('poor');
    while ((await listCards(poor)).length < 10)
      await succeed(poor, 'createDigitalCard', { input: { requestId: newRequest() } });
    assert.equal(errorOf(await add(poor, token)), 'WALLET_LIMIT');
    assert.equal((await open(poor, token)).json().state, 'open');
    await reconcile(test.deps);
  });

  it('draws the barcode for a guest, whose money is that of the card: it is spent once, G01', async () => {
    const { token } = await mailGift({ amountMinor: 800 });
    const guest = openBrowser(test.app);
    const picture = await barcode(guest, token);
    assert.deepEqual([picture.statusCode, picture.headers['content-type']], [200, 'image/png']);
    assert.equal(picture.headers['cache-control'], 'no-store');
    const number = String(picture.headers['x-card-number']).replaceAll(' ', '');
    const green = await member('green');
    const { cardId } = (await add(green, token)).json();
    const own = await green.post(restPaths.barcode, { cardId });
    assert.equal(String(own.headers['x-card-number']).replaceAll(' ', ''), number);
    const { orderId, totalMinor } = await priceLatte(green);
    const tenders = [{ id: cardId, tender: 'SVC', amountMinor: totalMinor }];
    const transfer = {
      requestId: newRequest(),
      fromCardId: cardId,
      toCardId: 'card-green-1',
      amountMinor: 800,
    };
    const replies = await Promise.all([
      submit(green, { ...payBySvc(orderId, totalMinor), tenders }),
      send(green, 'transferCardBalance', { input: transfer }),
    ]);
    const [orderCode, transferCode] = replies.map(codeOf);
    assert.equal([orderCode, transferCode].filter((code) => code === undefined).length, 1);
    const left = orderCode === undefined ? 800 - totalMinor : 0;
    assert.equal(await balanceOf(green, cardId), left);
    assert.equal((await open(green, token)).json().balance.amountMinor, left);
    await reconcile(test.deps);
  });

  it('mails the barcode to the recipient, with the number as text, five times an hour', async () => {
    const { token, email } = await mailGift();
    const guest = openBrowser(test.app);
    const reply = await guest.post(giftRestPaths.giftClaimMail, { token });
    assert.deepEqual([reply.statusCode, reply.json()], [202, { status: 'sent' }]);
    await runJobs(test.deps);
    const mail = mailsTo(test.deps, email).find((text) => text.includes('Show this at the register')) ?? '';
    assert.match(mail, /src="cid:barcode" alt="6043 \d{4} \d{4} \d{4}"/);
    assert.match(mail, /Content-Id: <barcode>/i);
    for (let n = 0; n < 4; n += 1) await guest.post(giftRestPaths.giftClaimMail, { token });
    assert.equal(errorOf(await guest.post(giftRestPaths.giftClaimMail, { token })), 'TOO_MANY_REQUESTS');
    const other = await mailGift();
    await add(await member('green'), other.token);
    assert.equal(
      errorOf(await guest.post(giftRestPaths.giftClaimMail, { token: other.token })),
      'GIFT_LINK_INVALID',
    );
  });

  it('limits wrong links by session, by address and overall; links that work are neither counted nor refused, G05, L-70', async () => {
    const { token } = await mailGift();
    const from = (ip: string, browser: TestBrowser | undefined, text: string) =>
      test.app.inject({
        method: 'POST',
        url: giftRestPaths.giftClaim,
        remoteAddress: ip,
        headers: {
          'sec-fetch-site': 'same-origin',
          'x-crema-request': '1',
          'content-type': 'application/json',
        },
        cookies: Object.fromEntries(browser?.cookies ?? []),
        payload: JSON.stringify({ token: text }),
      });
    const wrong = async (times: number, ip: (n: number) => string, browser?: TestBrowser) => {
      const codes = [];
      for (let n = 0; n < times; n += 1) codes.push(errorOf(await from(ip(n), browser, `wrong-${n}`)));
      return codes.filter((code) => code === 'TOO_MANY_REQUESTS').length;
    };
    const green = await member('green');
    for (let n = 0; n < 25; n += 1) await from('203.0.113.1', green, token);
    const { address, session, overall } = linkLimits;
    assert.equal(await wrong(session.max + 2, (n) => `198.51.100.${n}`, green), 2);
    assert.equal(await wrong(address.max + 2, () => '203.0.113.2'), 2);
    // The recipient opens the gift in the network, and in the session, of the guesses.
    assert.equal((await from('203.0.113.2', undefined, token)).statusCode, 200);
    assert.equal((await from('203.0.113.2', green, token)).statusCode, 200);
    const window = new Date(Math.floor(clock.now().getTime() / overall.windowMs) * overall.windowMs);
    const counted = await test.deps.db
      .updateTable('rate_bucket')
      .set({ n: overall.max })
      .where('key', '=', keyOf({ limit: overall, subject: 'all' }))
      .where('window_start', '=', window)
      .returning('n')
      .executeTakeFirst();
    assert.ok(counted, 'wrong links count overall');
    assert.equal(await wrong(1, () => '203.0.113.4'), 1);
    assert.equal((await from('203.0.113.4', undefined, token)).statusCode, 200);
  });
});
