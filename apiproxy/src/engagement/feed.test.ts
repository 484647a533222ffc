import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  engagementRestPaths,
  type ForYouReply,
  type GuestStreamReply,
  restPaths,
  type StreamItem,
  type StreamReply,
} from '@crema/shared-contracts';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { giveCoupon, starsOf } from '../testing/rewards/offers-kit.ts';
import { payByCard, priceLatte, submit, takeToken } from '../testing/ordering-kit.ts';
import { loadSample } from '../testing/shop/load-sample.ts';
import { readSample } from '../shop/sample.ts';
import { sampleAccount } from '../testing/sample-account.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import type { AuthoredItem } from './authored/authored-item.ts';
import { feedKind } from './authored/feed.kinds.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const all = 'information,coupon,onboarding,birthday,expiringStars,tierExpiry';
const path = (query = '') =>
  `${engagementRestPaths.streamItems}?locale=en-US&streamItemTypes=${all}&streamItemStatus=active${query}`;
const guestPath = (query = '', locale = 'en-US') =>
  `${engagementRestPaths.guestStreamItems}?locale=${locale}&streamItemStatus=active${query}`;
const ofType = (items: readonly StreamItem[], type: StreamItem['streamItemType']) =>
  items.filter(({ streamItemType }) => streamItemType === type);

describe('the feed of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let joined = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const join = async () => {
    joined += 1;
    clock.advance(hour);
    const browser = openBrowser(test.app);
    const emailAddress = `feed-${joined}@example.com`;
    await browser.post(restPaths.createAccount, { ...sampleAccount, emailAddress, country: 'US' });
    const { member_id } = await test.deps.db
      .selectFrom('member')
      .select('member_id')
      .where('email', '=', emailAddress)
      .executeTakeFirstOrThrow();
    return { browser, memberId: member_id };
  };
  const read = async (browser: TestBrowser, query = '') => {
    const reply = await browser.get(path(query));
    return { reply, items: reply.statusCode === 304 ? [] : reply.json<StreamReply>().streamItems };
  };
  const find = async (browser: TestBrowser, type: StreamItem['streamItemType']) =>
    ofType((await read(browser)).items, type)[0];

  it('is for members, and is stored by no cache, ENG-005, D-136', async () => {
    const refused = await openBrowser(test.app).get(path());
    assert.equal(refused.statusCode, 401);
    const { browser } = await join();
    const { reply } = await read(browser);
    assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [200, 'private, no-store']);
  });

  it('refuses a wrong type and a wrong time with a sentence, ENG-005', async () => {
    const { browser } = await join();
    for (const query of [
      '?locale=en-US&streamItemTypes=coupons',
      '?locale=en-US&modifiedSince=lately',
      '?locale=de-DE',
    ]) {
      const reply = await browser.get(`${engagementRestPaths.streamItems}${query}`);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [400, 'VALIDATION'], query);
    }
  });

  it('has the authored items of the season and the market, with the names of the contract, ENG-007', async () => {
    const { browser } = await join();
    const ids = (await read(browser)).items.map(({ streamItemId }) => streamItemId);
    assert.ok(ids.includes('summer-ice'));
    assert.ok(ids.includes('bakery-counter'));
    assert.ok(!ids.includes('maple-bakery'), 'an item of the other market');
    assert.ok(!ids.includes('autumn-warmth'), 'an item of another season');
    assert.ok(!ids.includes('guest-first-visit'), 'an item of guests');
    const item = (await read(browser)).items.find(({ streamItemId }) => streamItemId === 'level-two-tasting');
    assert.deepEqual(item?.information, {
      segmentation: { tiers: [{ tierId: 1 }, { tierId: 2 }, { tierId: 3 }] },
    });
    assert.deepEqual(Object.keys(item?.content.item ?? {}), [
      'title',
      'body',
      'image',
      'imagelink',
      'imagelinkisvideo',
      'enablecalltoaction',
      'calltoactionlink',
      'calltoactiondeeplink',
      'calltoactiontext',
      'calltoactiontype',
      'calltoactionlinkalttext',
      'calltoaction2text',
      'legalfooter',
    ]);
  });

  it('has the film of an item, and what apps and readers need of its link, for guests too, L-63 ENG-007 ENG-008', async () => {
    const { browser } = await join();
    const text = { 'en-US': 'Watch', 'fr-CA': 'Regarder' };
    const alternativeText = { 'en-US': 'Watch how it is made', 'fr-CA': 'Regarder la préparation' };
    const film: AuthoredItem = {
      ...{ id: 'with-film', type: 'information', audience: 'everyone', markets: ['US', 'CA'], rank: 999 },
      ...{ startDate: null, endDate: null, image: '', title: text, body: text, video: '/films/a.mp4' },
      callToAction: { text, link: '/menu', deepLink: 'crema://menu', alternativeText },
    };
    await test.deps.db
      .insertInto('stream_item')
      .values({
        ...{ item_id: film.id, type: film.type, document: JSON.stringify(film) },
        ...{ changed_at: test.deps.clock.now(), withdrawn_at: null },
      })
      .execute();
    const { content } = (await read(browser)).items.find(
      ({ streamItemId }) => streamItemId === film.id,
    ) as StreamItem;
    const { imagelink, imagelinkisvideo, calltoactiondeeplink, calltoactionlinkalttext } = content.item;
    assert.deepEqual(
      [imagelink, imagelinkisvideo, calltoactiondeeplink, calltoactionlinkalttext],
      ['/films/a.mp4', true, 'crema://menu', 'Watch how it is made'],
    );
    const guest = await openBrowser(test.app).get(`${engagementRestPaths.guestStreamItems}?locale=fr-CA`);
    const { streamItems } = guest.json<GuestStreamReply>();
    const shown = streamItems.find(({ id }) => id === film.id)?.content;
    assert.deepEqual([shown?.video, shown?.callToActionAltText], ['/films/a.mp4', 'Regarder la préparation']);
  });

  it('contains only the requested types, in the requested language, ENG-005', async () => {
    const { browser } = await join();
    const reply = await browser.get(
      `${engagementRestPaths.streamItems}?locale=fr-CA&streamItemTypes=birthday`,
    );
    const { streamItems } = reply.json<StreamReply>();
    assert.deepEqual(
      streamItems.map(({ content }) => content.item.title),
      ['Quand célèbre-t-on?'],
    );
  });

  it('answers 304 until something has changed, and every change has a time of its own, ENG-005, D-136', async () => {
    const { browser, memberId } = await join();
    const first = await read(browser);
    const since = String(first.reply.headers['last-modified']);
    const again = await read(browser, `&modifiedSince=${encodeURIComponent(since)}`);
    assert.deepEqual([again.reply.statusCode, again.reply.body], [304, '']);
    // Within the same second of the test's clock.
    await giveCoupon(test.deps, memberId);
    const changed = await read(browser, `&modifiedSince=${encodeURIComponent(since)}`);
    assert.equal(changed.reply.statusCode, 200);
    assert.equal(ofType(changed.items, 'coupon').length, 1);
    assert.ok(Date.parse(String(changed.reply.headers['last-modified'])) > Date.parse(since));
    const iso = new Date(String(changed.reply.headers['last-modified'])).toISOString();
    assert.equal((await read(browser, `&modifiedSince=${iso}`)).reply.statusCode, 304);
  });

  it('marks the tasks that the member has really done, with their time, ENG-011', async () => {
    const { browser } = await join();
    const tasks = async () =>
      (await find(browser, 'onboarding'))?.onboardingStatus?.tasks.map(({ name, completedOn }) => [
        name,
        completedOn,
      ]);
    assert.deepEqual(await tasks(), [
      ['MOP', null],
      ['SvcReload', null],
      ['Purchase', null],
    ]);
    clock.advance(60_000);
    const { orderId, totalMinor } = await priceLatte(browser);
    const { guest: _guest, ...subInp } = payByCard(orderId, totalMinor, await takeToken(test.deps));
    await submit(browser, subInp);
    const done = await tasks();
    assert.deepEqual(done?.[2], ['Purchase', clock.now().toISOString()]);
  });

  it('keeps completed tasks for two days, then they are gone, ENG-011', async () => {
    // The seeded card of this member and its reload are new; the first order is the last task.
    const green = openBrowser(test.app);
    await green.signIn('green');
    const { orderId, totalMinor } = await priceLatte(green);
    const { guest: _guest, ...subInp } = payByCard(orderId, totalMinor, await takeToken(test.deps));
    await submit(green, subInp);
    const tasks = (await find(green, 'onboarding'))?.onboardingStatus?.tasks ?? [];
    assert.deepEqual(
      tasks.map(({ completedOn }) => completedOn !== null),
      [true, true, true],
    );
    clock.advance(2 * day - 60_000);
    await green.signIn('green');
    assert.ok(await find(green, 'onboarding'));
    clock.advance(60_000);
    assert.equal(await find(green, 'onboarding'), undefined);
  });

  it('names the balance with which the first card came, ENG-013', async () => {
    const { browser } = await join();
    const onboarding = async () => (await find(browser, 'onboarding'))?.onboardingStatus;
    assert.equal((await onboarding())?.initialRegisteredCardBalance, null);
    await browser.graphql('mutation { createDigitalCard(input: { requestId: "req-feed-0001" }) { cardId } }');
    assert.equal((await onboarding())?.initialRegisteredCardBalance, 0);
    const kept = (await browser.get(engagementRestPaths.forYou)).json<ForYouReply>();
    assert.deepEqual([kept.hasPrimaryCard, kept.firstCardAt], [true, clock.now().toISOString()]);
  });

  it('offers coupons until their last day is over at the last of the stores, and marks used ones, E05, ENG-007, D-144', async () => {
    const browser = openBrowser(test.app);
    const memberId = 'member-poor';
    await browser.signIn('poor');
    const lastDay = new Date(clock.now().getTime() + 5 * day).toISOString().slice(0, 10);
    const { code } = await giveCoupon(test.deps, memberId, { expires_at: new Date(`${lastDay}T23:59:59Z`) });
    const item = await find(browser, 'coupon');
    assert.equal(item?.content.item.title, '20% off your order');
    assert.equal(item?.content.item.calltoactionlink, `/menu/cart?coupon=${code}`);
    assert.deepEqual(
      [item?.rewardsCoupon?.coupon.expirationDateOnly, item?.rewardsCoupon?.coupon.status],
      [lastDay, 'Available'],
    );
    // 23:59 in Honolulu on the last day, and the minute after it.
    const midnight = Date.parse(`${lastDay}T23:59:59Z`) + 10 * hour;
    clock.set(new Date(midnight - 60_000).toISOString());
    await browser.signIn('poor');
    assert.ok(await find(browser, 'coupon'));
    clock.set(new Date(midnight + 60_000).toISOString());
    assert.equal(await find(browser, 'coupon'), undefined);
  });

  it('asks for a birthday only while there is none, ENG-010', async () => {
    const { browser, memberId } = await join();
    assert.ok(await find(browser, 'birthday'));
    await test.deps.db
      .updateTable('member')
      .set({ birthday: '1990-02-03' })
      .where('member_id', '=', memberId)
      .execute();
    assert.equal(await find(browser, 'birthday'), undefined);
  });

  it('names the Stars that end within 30 days, and what is left, ENG-007, ENG-014, D-150, L-11', async () => {
    const { browser, memberId } = await join();
    await starsOf(test.deps, memberId).give(123);
    assert.equal(await find(browser, 'expiringStars'), undefined);
    // The batch of another month ends in 20 days.
    await test.deps.db
      .updateTable('star_batch')
      .set({ expires_at: new Date(clock.now().getTime() + 20 * 24 * 60 * 60_000) })
      .where('member_id', '=', memberId)
      .execute();
    const item = await find(browser, 'expiringStars');
    assert.equal(item?.content.item.title, '12 Stars are about to expire');
    assert.equal(item?.rewardPointsExpiration?.rewardPointsTotal, 12.3);
  });

  it('lacks the items of a source that fails and says so with 206; the next reply is complete, D-136', async () => {
    const { browser, memberId } = await join();
    await giveCoupon(test.deps, memberId);
    await sql`alter table coupon rename to coupon_away`.execute(test.deps.db);
    const partial = await read(browser, `&modifiedSince=${clock.now().toISOString()}`);
    await sql`alter table coupon_away rename to coupon`.execute(test.deps.db);
    assert.deepEqual([partial.reply.statusCode, partial.reply.headers['last-modified']], [206, undefined]);
    assert.equal(ofType(partial.items, 'coupon').length, 0);
    assert.ok(ofType(partial.items, 'information').length > 0);
    assert.ok(test.logged.some(({ message }) => message === 'a source of the feed failed'));
    const complete = await read(browser);
    assert.deepEqual([complete.reply.statusCode, ofType(complete.items, 'coupon').length], [200, 1]);
  });

  describe('a dismissed item', () => {
    const mark = (browser: TestBrowser, kind: string, subject: string) =>
      browser.post(engagementRestPaths.streamMarks, { kind, subject });

    it('stays away on every device of the account, and is there for another member, E07', async () => {
      const one = openBrowser(test.app);
      await one.signIn('green');
      assert.equal((await mark(one, 'dismissed', 'bakery-counter')).statusCode, 200);
      assert.equal((await mark(one, 'dismissed', 'bakery-counter')).statusCode, 200);
      const other = openBrowser(test.app);
      await other.signIn('green');
      const ids = async (browser: TestBrowser) =>
        (await read(browser)).items.map(({ streamItemId }) => streamItemId);
      assert.ok(!(await ids(other)).includes('bakery-counter'));
      const { browser } = await join();
      assert.ok((await ids(browser)).includes('bakery-counter'));
    });

    it('is refused for what may be lost, and for what is not there, E07', async () => {
      const { browser } = await join();
      for (const subject of ['coupon-GOLD-20', 'onboarding', 'nothing'])
        assert.equal((await mark(browser, 'dismissed', subject)).json().error.code, 'VALIDATION', subject);
      assert.equal((await mark(browser, 'task-seen', 'Breakfast')).json().error.code, 'VALIDATION');
      assert.equal((await mark(openBrowser(test.app), 'dismissed', 'birthday')).statusCode, 401);
    });

    it('and a seen task and the welcome are kept with the account, ENG-011, D-138', async () => {
      const { browser } = await join();
      await mark(browser, 'task-seen', 'MOP');
      const reply = await mark(browser, 'welcomed', 'welcome');
      const { seenTasks, isWelcomed } = reply.json<ForYouReply>();
      assert.deepEqual([seenTasks, isWelcomed], [['MOP'], true]);
    });
  });
});

describe('the feed of guests', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const read = async (query = '', locale = 'en-US') => {
    const reply = await openBrowser(test.app).get(guestPath(query, locale));
    return { reply, items: reply.statusCode === 304 ? [] : reply.json<GuestStreamReply>().streamItems };
  };

  it('is the same for everyone and may be stored by shared caches, D-136', async () => {
    const { reply, items } = await read();
    assert.deepEqual(
      [reply.headers['cache-control'], reply.headers['set-cookie']],
      ['public, max-age=60', undefined],
    );
    assert.deepEqual(
      items.map(({ id }) => id),
      ['summer-ice', 'guest-first-visit', 'stars-explained'],
    );
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal((await green.get(guestPath())).body, reply.body);
  });

  it('has the names of the contract, with a carousel, ENG-008', async () => {
    const item = (await read('', 'fr-CA')).items.find(({ id }) => id === 'guest-first-visit');
    assert.deepEqual(item?.content.callToActionLink, '/menu');
    assert.deepEqual(item?.content.callToAction2Text, 'Trouver un café');
    assert.deepEqual(
      item?.content.carouselItem.map(({ image }) => image.url),
      ['art:store', 'art:tea', 'art:order-ahead'],
    );
    assert.deepEqual(item?.metadata, { endDate: null, overrideRank: 380 });
  });

  it('has an item of every type in the sample, ENG-009', () => {
    assert.deepEqual(
      new Set(
        readSample()
          .rowsOf(feedKind)
          .map(({ type }) => type),
      ),
      new Set(all.split(',')),
    );
  });

  type Rows = readonly Readonly<Record<string, unknown>>[];
  const load = (feed: (rows: Rows) => Rows) => loadSample({ ...test.deps, clock }, { feed });
  it('answers 304 until an item is loaded, changed, withdrawn or its day comes, ENG-005', async () => {
    const since = async () => encodeURIComponent(String((await read()).reply.headers['last-modified']));
    let last = await since();
    const isNew = async () => {
      const { statusCode } = (await read(`&modifiedSince=${last}`)).reply;
      last = await since();
      return statusCode === 200;
    };
    assert.equal(await isNew(), false);
    clock.advance(60_000);
    await load((rows) => rows);
    assert.equal(await isNew(), false, 'the same items were loaded again');
    clock.advance(60_000);
    await load((rows) => rows.map((row) => (row['key'] === 'stars-explained' ? { ...row, rank: 999 } : row)));
    assert.equal(await isNew(), true);
    assert.equal((await read()).items[0]?.id, 'stars-explained');
    clock.advance(60_000);
    await load((rows) => rows.filter((row) => row['key'] !== 'stars-explained'));
    assert.equal(await isNew(), true);
    clock.set('2026-09-08T12:00:00Z');
    assert.equal(await isNew(), true, 'summer is over and autumn has begun');
    assert.ok((await read()).items.some(({ id }) => id === 'autumn-warmth'));
  });

  it('is empty while its flag is off, ENG-005', async () => {
    const off = await startTestApp({ overrides: { flags: { unauthStream: false } } });
    const reply = await openBrowser(off.app).get(guestPath());
    assert.deepEqual(reply.json(), { streamItems: [] });
    await off.stop();
  });
});
