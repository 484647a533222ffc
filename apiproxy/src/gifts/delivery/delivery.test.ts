import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  giftRestPaths,
  type BoughtGift,
  type GuestGiftsReply,
  type SentGiftsReply,
} from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import {
  bought,
  buy,
  giftBody,
  guestPayment,
  mailedToken,
  mailsTo,
  reconcile,
  runJobs,
  statusOf,
} from '../../testing/gifts-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deliveryInstant, isDeliveryDay, readZone } from './delivery-day.ts';

describe('the day of delivery', () => {
  for (const { date, zone, instant, because } of [
    {
      date: '2026-03-07',
      zone: 'America/Chicago',
      instant: '2026-03-07T15:00:00.000Z',
      because: 'standard time',
    },
    {
      date: '2026-03-08',
      zone: 'America/Chicago',
      instant: '2026-03-08T14:00:00.000Z',
      because: 'clocks go forward',
    },
    {
      date: '2026-11-01',
      zone: 'America/Chicago',
      instant: '2026-11-01T15:00:00.000Z',
      because: 'clocks go back',
    },
    {
      date: '2026-12-31',
      zone: 'Asia/Kolkata',
      instant: '2026-12-31T03:30:00.000Z',
      because: 'half an hour',
    },
  ])
    it(`is 09:00 in the sender’s zone: ${because}, D-73`, () => {
      const now = new Date('2026-01-10T12:00:00Z');
      assert.equal(deliveryInstant({ date, time: undefined, timeZone: zone }, now)?.toISOString(), instant);
    });

  for (const { date, time, zone, instant, because } of [
    {
      ...{ date: '2026-06-12', time: '18:00', zone: 'America/Chicago' },
      ...{ instant: '2026-06-12T23:00:00.000Z', because: 'the evening' },
    },
    {
      ...{ date: '2026-06-12', time: '00:00', zone: 'America/Toronto' },
      ...{ instant: '2026-06-12T04:00:00.000Z', because: 'the day begins' },
    },
    {
      ...{ date: '2026-03-08', time: '02:00', zone: 'America/Chicago' },
      ...{ instant: '2026-03-08T08:00:00.000Z', because: 'an hour that the clocks skip is the next one' },
    },
    {
      ...{ date: '2026-11-01', time: '01:00', zone: 'America/Chicago' },
      ...{ instant: '2026-11-01T06:00:00.000Z', because: 'of an hour that comes twice the first counts' },
    },
  ])
    it(`is the chosen hour in the sender’s zone: ${because}, L-45`, () => {
      const now = new Date('2026-01-10T12:00:00Z');
      assert.equal(deliveryInstant({ date, time, timeZone: zone }, now)?.toISOString(), instant);
    });

  it('is today to a year ahead in the sender’s zone; today after 09:00 means at once, D-73, G09', () => {
    // 21:30 on 2 June in Los Angeles, 13:30 on 3 June in Tokyo.
    const now = new Date('2026-06-03T04:30:00Z');
    assert.equal(isDeliveryDay('2026-06-02', 'America/Los_Angeles', now), true);
    assert.equal(
      deliveryInstant({ date: '2026-06-02', time: undefined, timeZone: 'America/Los_Angeles' }, now),
      null,
    );
    assert.equal(isDeliveryDay('2026-06-02', 'Asia/Tokyo', now), false);
    assert.equal(isDeliveryDay('2027-06-02', 'America/Los_Angeles', now), true);
    assert.equal(isDeliveryDay('2027-06-03', 'America/Los_Angeles', now), false);
    assert.equal(isDeliveryDay('2026-02-30', 'America/Los_Angeles', now), false);
  });

  it('has the market’s zone if the browser names none that exists, D-73', () => {
    assert.equal(readZone('Nowhere/Atlantis', 'CA'), 'America/Toronto');
    assert.equal(readZone('', 'US'), 'America/New_York');
    assert.equal(readZone(' america/chicago ', 'US'), 'America/Chicago');
  });
});

describe('the mails of gifts', () => {
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
  const to = (email: string) => ({ recipients: [{ name: 'Noor & Bo', email }] });
  const send = (egift: object, more: object = {}) =>
    bought(gold, giftBody(egift, { paymentInstrumentId, ...more }));

  it('bring the gift at once, with picture, message, amount and a link of the configured origin, A03', async () => {
    const body = giftBody(
      { ...to('now@example.com'), message: 'Hi & <i>enjoy</i>\nK.' },
      { paymentInstrumentId },
    );
    const reply = await test.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/gift/gift-purchase',
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-crema-request': '1',
        'content-type': 'application/json',
        'x-forwarded-host': 'evil.example',
        forwarded: 'host=evil.example',
      },
      cookies: Object.fromEntries(gold.cookies),
      payload: JSON.stringify(body),
    });
    assert.equal(reply.statusCode, 202);
    await runJobs(test.deps);
    const mails = mailsTo(test.deps, 'now@example.com');
    assert.equal(mails.length, 1);
    const [mail = ''] = mails;
    assert.match(mail, /Subject: Avery sent you a Crema gift/);
    assert.match(mail, /\$25\.00/);
    assert.match(mail, /Hi & <i>enjoy<\/i>\r?\nK\./, 'the text part');
    assert.match(mail, /Hi &amp; &lt;i&gt;enjoy&lt;\/i&gt;<br>K\./, 'the page');
    assert.match(mail, /A gift for you, Noor &amp; Bo/);
    assert.match(mail, /src="http:\/\/localhost:3000\/apiproxy\/v1\/gift\/pictures\/thanks" alt="Thank you"/);
    assert.match(mail, /prefers-color-scheme:dark/);
    assert.doesNotMatch(mail, /evil\.example/);
    const origins = [...mail.matchAll(/https?:\/\/[^/"\s<]+/g)].map(([origin]) => origin);
    assert.deepEqual([...new Set(origins)], ['http://localhost:3000']);
    // 256 bits in hex.
    assert.match(mailedToken(test.deps, 'now@example.com'), /^[\da-f]{64}$/);
    await runJobs(test.deps);
    assert.equal(mailsTo(test.deps, 'now@example.com').length, 1);
  });

  it('do not repeat the gift’s link anywhere else: not in the tables, the log or the sender’s mail', async () => {
    const token = mailedToken(test.deps, 'now@example.com');
    const rows = await Promise.all([
      test.deps.db.selectFrom('gift').selectAll().execute(),
      test.deps.db.selectFrom('job').selectAll().execute(),
    ]);
    assert.equal(
      JSON.stringify([rows, test.logLines, mailsTo(test.deps, 'gold@crema.test')]).includes(token),
      false,
    );
  });

  it('say to the sender what was paid and what happens when, also for a purchase of several days, G09', async () => {
    clock.set('2026-06-10T12:00:00Z');
    await gold.signIn('gold');
    const one = giftBody().egifts[0];
    const number = await send(
      {},
      {
        senderEmail: 'sender@example.com',
        egifts: [
          { ...one, ...to('first@example.com') },
          { ...one, ...to('later@example.com'), amountMinor: 5000, deliveryDate: '2026-06-12' },
        ],
      },
    );
    await runJobs(test.deps);
    const mails = mailsTo(test.deps, 'sender@example.com');
    assert.equal(mails.length, 2);
    const receipt = mails.find((mail) => mail.includes('Receipt')) ?? '';
    assert.match(receipt, new RegExp(`Receipt for your gift, order ${number}`));
    assert.match(receipt, /first@example\.com: \$25\.00\r?\n {2}On its way now/);
    assert.match(
      receipt,
      /later@example\.com: \$50\.00\r?\n {2}Arrives Friday, June 12, 2026 at 9:00\sAM \(Central Time\)/,
    );
    assert.match(receipt, /Total: \$75\.00/);
    assert.match(receipt, /Visa •••• 4242/);
    const schedule = mails.find((mail) => mail.includes('is scheduled')) ?? '';
    assert.match(
      schedule,
      /We’ll email \$50\.00 to Noor & Bo \(later@example\.com\) on Friday, June 12, 2026 at 9:00\sAM \(Central Time\)\./,
    );
    assert.deepEqual(mailsTo(test.deps, 'later@example.com'), []);
  });

  for (const [deliveryDate, locale, subjects] of [
    [undefined, 'en-US', [/^Receipt for your gift, order/]],
    ['2026-06-20', 'en-US', [/^Receipt for your gift, order/, /^Your 10 gifts are scheduled$/]],
    ['2026-06-20', 'fr-CA', [/Reçu_de_votre_cadeau/, /Vos_10_cadeaux/]],
  ] as const)
    it(`are one receipt and one confirmation for ten gifts at once: ${deliveryDate ?? 'today'}, ${locale}, G09`, async () => {
      const sender = `ten-${deliveryDate ?? 'today'}-${locale}@example.com`.toLowerCase();
      const recipients = Array.from({ length: 10 }, (_, n) => ({
        name: `Kim ${n}`,
        email: `kim-${n}@example.com`,
      }));
      await send({ recipients, amountMinor: 1000, deliveryDate }, { senderEmail: sender, locale });
      await runJobs(test.deps);
      const mails = mailsTo(test.deps, sender);
      const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '';
      assert.equal(mails.length, subjects.length, mails.map(subjectOf).join('; '));
      for (const [index, subject] of subjects.entries()) {
        const found = mails.find((mail) => subject.test(subjectOf(mail)));
        assert.ok(found, `${subject}: ${mails.map(subjectOf).join('; ')}`);
        for (const { email } of recipients) assert.ok(found.includes(email));
        const when =
          locale === 'fr-CA'
            ? /20 juin 2026 à 9\sh \(heure du Centre\)/
            : /June 20, 2026 at 9:00\sAM \(Central Time\)/;
        if (deliveryDate) assert.match(found, when, `mail ${index}`);
      }
    });

  it('bring a scheduled gift at 09:00 of its day, once, and late if the program was off, D-73, G09', async () => {
    clock.set('2026-06-12T13:59:59Z');
    await reconcile(test.deps);
    assert.deepEqual(mailsTo(test.deps, 'later@example.com'), []);
    clock.set('2026-06-13T03:00:00Z');
    await reconcile(test.deps);
    await reconcile(test.deps);
    assert.equal(mailsTo(test.deps, 'later@example.com').length, 1);
    const { state } = await test.deps.db
      .selectFrom('gift')
      .select('state')
      .where('recipient_email', '=', 'later@example.com')
      .executeTakeFirstOrThrow();
    assert.equal(state, 'SENT');
  });

  it('are sent by a server that starts later, and once by two servers, D-73', async () => {
    await gold.signIn('gold');
    await send({ ...to('restart@example.com'), deliveryDate: '2026-06-20' });
    clock.set('2026-06-20T20:00:00Z');
    const other = await startTestApp({ clock, beside: test });
    await Promise.all([runJobs(test.deps), runJobs(other.deps)]);
    const sent = [
      ...mailsTo(test.deps, 'restart@example.com'),
      ...mailsTo(other.deps, 'restart@example.com'),
    ];
    assert.equal(sent.length, 1);
    await other.stop();
  });

  it('are repeated with one id after a relay that failed, and the gift cannot be changed meanwhile, D-73', async (context) => {
    await gold.signIn('gold');
    await send(to('relay@example.com'));
    const fails = context.mock.method(test.deps.mailer, 'send', async () => {
      throw new Error('relay down');
    });
    await runJobs(test.deps);
    fails.mock.restore();
    assert.deepEqual(mailsTo(test.deps, 'relay@example.com'), []);
    clock.advance(60_000);
    await runJobs(test.deps);
    assert.equal(mailsTo(test.deps, 'relay@example.com').length, 1);
  });

  for (const [locale, subject, text] of [
    ['en-CA', 'Avery sent you a Crema gift', 'Open your gift'],
    ['fr-CA', 'Avery vous offre un cadeau Crema', 'Ouvrir votre cadeau'],
  ] as const)
    it(`are in the language of the purchase: ${locale}, PLT-011`, async () => {
      const guest = openBrowser(test.app);
      const email = `${locale.toLowerCase()}@example.com`;
      const payment = await guestPayment(guest, test.deps);
      await bought(guest, giftBody(to(email), { ...payment, locale, currency: 'CAD' }));
      await runJobs(test.deps);
      const [mail = ''] = mailsTo(test.deps, email);
      assert.match(mail, new RegExp(`Content-Language: ${locale}`));
      assert.ok(mail.includes(`Subject: ${subject}`));
      assert.ok(mail.includes(`${text}${locale === 'fr-CA' ? '\u00a0' : ''}: http`));
      assert.match(mail, locale === 'fr-CA' ? /25,00\s\$/ : /\$25\.00/);
    });
});

describe('gifts whose link the sender passes on, L-45', () => {
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
  const recipients = [
    { name: 'Noor', email: '' },
    { name: 'Bo', email: '' },
  ];
  const linked = (senderEmail: string, more: object = {}, purchase: object = { paymentInstrumentId }) =>
    giftBody({ recipients, deliveryMethod: 'link', ...more }, { senderEmail, ...purchase });
  const tokenIn = (link: string) =>
    /^http:\/\/localhost:3000\/gift\/claim#token=([\da-f]{64})$/.exec(link)?.[1] ?? '';

  it('ask for no address, show each link to the sender and mail it to nobody else', async () => {
    const body = linked('by-link@example.com');
    await bought(gold, body);
    await runJobs(test.deps);
    const { gifts } = (await statusOf(gold, body.requestId)).json().data;
    const tokens = gifts.map(({ link }: { readonly link: string }) => tokenIn(link));
    assert.equal(new Set(tokens).size, 2);
    const claimed = (await openBrowser(test.app).post(giftRestPaths.giftClaim, { token: tokens[1] })).json();
    assert.deepEqual([claimed.recipientName, claimed.hasRecipientEmail], ['Bo', false]);
    const mails = mailsTo(test.deps, 'by-link@example.com');
    assert.equal(mails.length, 3, 'a receipt, and one mail for each link');
    assert.match(mails.join(' '), /Send Noor this link in a text message/);
    const receipt = mails.find((mail) => mail.includes('Receipt')) ?? '';
    assert.match(receipt, /Noor: \$25\.00\r?\n {2}The link to send is in another email/);
    assert.equal((await statusOf(openBrowser(test.app), body.requestId)).statusCode, 404);
  });

  it('have their link in the list of sent gifts until somebody adds them, for their sender only', async () => {
    const sent = async (browser: TestBrowser) =>
      (await browser.get(giftRestPaths.sentGifts)).json<SentGiftsReply>().gifts;
    const [first] = await sent(gold);
    assert.equal(first?.recipientEmail, '');
    const token = tokenIn(first?.link ?? '');
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.ok((await sent(green)).every(({ link }) => link === undefined));
    assert.equal((await green.post(giftRestPaths.giftClaimAdd, { token })).statusCode, 200);
    const added = (await sent(gold)).find(({ giftId }) => giftId === first?.giftId);
    assert.deepEqual([added?.state, added?.link], ['added', undefined]);
  });

  it('are mailed to an address that the sender gives later; the link that was passed on ends', async () => {
    const list = (await gold.get(giftRestPaths.sentGifts)).json<SentGiftsReply>().gifts;
    const gift = list.find(({ link }) => link !== undefined);
    const reply = await gold.post(`${giftRestPaths.sentGifts}/${gift?.giftId}/resend`, {
      recipientName: 'Bo',
      recipientEmail: 'bo-later@example.com',
    });
    const again = reply.json<SentGiftsReply>().gifts.find(({ giftId }) => giftId === gift?.giftId);
    assert.deepEqual([again?.deliveryMethod, again?.link], ['email', undefined]);
    await runJobs(test.deps);
    assert.equal(mailsTo(test.deps, 'bo-later@example.com').length, 1);
    const old = await gold.post(giftRestPaths.giftClaim, { token: tokenIn(gift?.link ?? '') });
    assert.equal(old.json().error.code, 'GIFT_LINK_REPLACED');
  });

  it('of guests are theirs too, and wait for their hour before there is a link', async () => {
    const guest = openBrowser(test.app);
    const payment = await guestPayment(guest, test.deps);
    const when = { deliveryDate: '2026-06-20', deliveryTime: '18:00' };
    const body = linked('guest-link@example.com', when, payment);
    await bought(guest, body);
    const { linkToken, gifts } = (await statusOf(guest, body.requestId)).json().data;
    assert.deepEqual(
      gifts.map(({ link, deliverAt }: BoughtGift) => [link, deliverAt]),
      [
        [undefined, '2026-06-20T23:00:00.000Z'],
        [undefined, '2026-06-20T23:00:00.000Z'],
      ],
    );
    clock.set('2026-06-20T22:59:00Z');
    await reconcile(test.deps);
    const read = async () =>
      (await guest.post(giftRestPaths.guestGifts, { token: linkToken })).json<GuestGiftsReply>();
    assert.equal((await read()).scheduled.length, 2);
    clock.set('2026-06-20T23:00:00Z');
    await reconcile(test.deps);
    const { gifts: out } = await read();
    assert.deepEqual(
      out.map(({ state, link }) => [state, tokenIn(link ?? '') !== '']),
      [
        ['sent', true],
        ['sent', true],
      ],
    );
  });

  it('have an hour that exists: another one is refused', async () => {
    await gold.signIn('gold');
    for (const deliveryTime of ['24:00', '9:30', '09:30', 'noon']) {
      const reply = await buy(
        gold,
        linked('by-link@example.com', { deliveryDate: '2026-07-01', deliveryTime }),
      );
      assert.deepEqual(
        [reply.json().error.code, reply.json().error.field],
        ['VALIDATION', 'egifts.0.deliveryTime'],
      );
    }
  });
});

describe('gifts that are passed on in a Facebook message, GFT-027, D-72', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentInstrumentId: string;
  before(async () => {
    test = await startTestApp({ clock, overrides: { giftSocialDelivery: true } });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentInstrumentId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  const recipients = [{ name: 'Noor', email: 'never-mailed@example.com' }];
  const body = (deliveryMethod: string, senderEmail: string, more: object = {}) =>
    giftBody({ recipients, deliveryMethod, ...more }, { paymentInstrumentId, senderEmail });

  it('bring their link to the sender, and nothing to the recipient', async () => {
    const sent = body('Facebook', 'passes-on@example.com');
    await bought(gold, sent);
    assert.equal((await statusOf(gold, sent.requestId)).json().data.gifts[0].deliveryMethod, 'facebook');
    await runJobs(test.deps);
    assert.deepEqual(mailsTo(test.deps, 'never-mailed@example.com'), []);
    const mails = mailsTo(test.deps, 'passes-on@example.com');
    assert.equal(mails.length, 2);
    const receipt = mails.find((mail) => mail.includes('Receipt')) ?? '';
    assert.match(receipt, /Noor, Facebook: \$25\.00\r?\n {2}The link to send is in another email/);
    assert.match(mails.join(' '), /Send Noor this link in a Facebook message/);
    const claimed = await gold.post(giftRestPaths.giftClaim, {
      token: mailedToken(test.deps, 'passes-on@example.com'),
    });
    assert.equal(claimed.json().recipientName, 'Noor');
  });

  it('are confirmed as such when they wait for their day', async () => {
    const deliveryDate = new Date(clock.now().getTime() + 5 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    await bought(gold, body('facebook', 'passes-on-later@example.com', { deliveryDate }));
    await runJobs(test.deps);
    assert.match(
      mailsTo(test.deps, 'passes-on-later@example.com').join(' '),
      /We’ll email you the link for Noor/,
    );
  });

  it('are the only other method: an unknown one is refused', async () => {
    const reply = await buy(gold, body('carrier pigeon', 'passes-on@example.com'));
    assert.equal(reply.json().error.code, 'GIFT_DELIVERY_METHOD');
  });
});
