import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  accountRestPaths,
  defaultConfiguration,
  partnerPagePathsOf,
  partnerRestPathsOf,
  privacyRestPaths,
  restPaths,
  type DeletionReply,
  type LinkedPartnersReply,
  type PartnerId,
} from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { programTerms } from './partner-programs.ts';
import { attemptMs } from './partner-links.ts';
import { createPartnerSimulator } from './simulator/create-partner-simulator.ts';

const hotelPage = partnerPagePathsOf('marriott').index;
const resultPage = (name: string) => `http://localhost:3000${hotelPage}/${name}`;
const { authenticate, callback, unlink, status } = partnerRestPathsOf('marriott');

describe('an account of the hotel programme', () => {
  const clock = createTestClock();
  let test: TestApp;
  let partner: FastifyInstance;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    partner = createPartnerSimulator(test.deps, 'http://localhost:3002');
  });
  after(async () => {
    await partner.close();
    await test.stop();
  });
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    await test.deps.db.deleteFrom('member_partner_link').execute();
    member = openBrowser(test.app);
    await member.signIn('green');
  });
  const codeOf = (reply: Awaited<ReturnType<TestBrowser['get']>>) => reply.json().error?.code as string;
  /** The partner's page that the shop names. */
  const begin = async (browser = member): Promise<URL> =>
    new URL((await browser.get(authenticate)).json().redirectURL);
  const stateOf = (url: URL) => url.searchParams.get('state') ?? '';
  const answer = (state: string, way: string, account = '123 456-789') =>
    partner.inject({
      method: 'POST',
      url: `/link/marriottbonvoy/${way}`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ state, locale: 'en-US', account }).toString(),
    });
  /** The URL to which the partner's page leads, as path and query. */
  const returnOf = async (state: string, way = 'allow', account?: string): Promise<string> => {
    const { location = '' } = (await answer(state, way, account)).headers;
    const { origin, pathname, search } = new URL(String(location));
    assert.deepEqual([origin, pathname], [test.deps.publicOrigin, callback]);
    return pathname + search;
  };
  const follow = async (path: string, browser = member) => {
    const reply = await browser.get(path, { 'sec-fetch-site': 'cross-site' });
    assert.equal(reply.statusCode, 303);
    return reply.headers['location'];
  };
  const link = async (browser = member, account?: string) =>
    follow(await returnOf(stateOf(await begin(browser)), 'allow', account), browser);
  const linkOf = async (browser = member) => (await browser.get(status)).json().link;

  it('is linked after the customer agreed on the partner’s own origin, and listed in the settings, RWD-045 D-133 ACC-040', async () => {
    assert.equal(await linkOf(), null);
    const url = await begin();
    assert.equal(url.origin, 'http://localhost:3002');
    const page = await partner.inject(url.pathname + url.search);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /Link your account to Crema Rewards\?/);
    assert.match(
      String(page.headers['content-security-policy']),
      /form-action 'self' http:\/\/localhost:3000/,
    );
    assert.equal(await follow(await returnOf(stateOf(url))), resultPage('success'));
    const linked = { account: '••••6789', linkedAt: clock.now().toISOString() };
    assert.deepEqual(await linkOf(), linked);
    assert.deepEqual((await member.get(accountRestPaths.partners)).json(), {
      partners: [{ id: 'marriott', name: 'Marriott Bonvoy', path: hotelPage, ...linked }],
    });
    await member.post(unlink);
    assert.deepEqual((await member.get(accountRestPaths.partners)).json(), { partners: [] });
  });

  for (const [way, page, because] of [
    ['deny', 'not-linked', 'the customer said no'],
    ['fail', 'error', 'the partner failed'],
  ] as const)
    it(`is not linked when ${because}, and the page ${page} says so, RWD-044 RWD-045`, async () => {
      assert.equal(await follow(await returnOf(stateOf(await begin()), way)), resultPage(page));
      assert.equal(await linkOf(), null);
    });

  it('is for members: a guest gets 401 and no state, RWD-045 RWD-046 D-133', async () => {
    const guest = openBrowser(test.app);
    assert.equal(codeOf(await guest.get(authenticate)), 'UNAUTHENTICATED');
    assert.equal(codeOf(await guest.get(status)), 'UNAUTHENTICATED');
    assert.equal(codeOf(await guest.post(unlink)), 'UNAUTHENTICATED');
    assert.equal(await follow(`${callback}?state=x&code=y`, guest), resultPage('error'));
  });

  it('leads a linked member to the page that says so, without the partner, RWD-044', async () => {
    await link();
    assert.equal((await begin()).href, resultPage('already-linked'));
  });

  it('is linked by another tab meanwhile: the second answer changes nothing, RWD-044', async () => {
    const [first, second] = [await begin(), await begin()];
    const late = await returnOf(stateOf(second), 'allow', '987654321');
    assert.equal(await follow(await returnOf(stateOf(first))), resultPage('success'));
    assert.equal(await follow(late), resultPage('already-linked'));
    assert.equal((await linkOf()).account, '••••6789');
  });

  it('is linked to one member at a time, D-133', async () => {
    await link();
    const other = openBrowser(test.app);
    await other.signIn('gold');
    assert.equal(await link(other), resultPage('error'));
    assert.equal(await linkOf(other), null);
    await member.post(unlink);
    assert.equal(await link(other), resultPage('success'));
  });

  describe('the state of a linking', () => {
    it('is valid once, D-133', async () => {
      const url = await returnOf(stateOf(await begin()));
      assert.equal(await follow(url), resultPage('success'));
      await member.post(unlink);
      assert.equal(await follow(url), resultPage('error'));
      assert.equal(await linkOf(), null);
    });

    it('is used up by one of two answers at the same time, D-133', async () => {
      const state = stateOf(await begin());
      const [first, second] = [await returnOf(state), await returnOf(state, 'allow', '987654321')];
      const pages = await Promise.all([follow(first), follow(second)]);
      assert.deepEqual(pages.toSorted(), [resultPage('error'), resultPage('success')]);
    });

    it('belongs to the session that began: another session, and another member, change nothing, D-133', async () => {
      const url = await returnOf(stateOf(await begin()));
      const second = openBrowser(test.app);
      await second.signIn('green');
      const other = openBrowser(test.app);
      await other.signIn('gold');
      for (const browser of [second, other, openBrowser(test.app)])
        assert.equal(await follow(url, browser), resultPage('error'));
      assert.equal(await linkOf(), null);
      assert.equal(await follow(url), resultPage('success'));
      assert.equal(await linkOf(other), null);
    });

    it('ends with the sign-out, D-166', async () => {
      const url = await returnOf(stateOf(await begin()));
      await member.post(restPaths.signOut);
      await member.signIn('green');
      assert.equal(await follow(url), resultPage('error'));
    });

    it('expires, and only the newest few are kept', async () => {
      const url = await returnOf(stateOf(await begin()));
      clock.advance(attemptMs);
      assert.equal(await follow(url), resultPage('error'));
      for (let count = 0; count < 8; count += 1) await begin();
      const rows = await test.deps.db.selectFrom('partner_link_attempt').selectAll().execute();
      assert.equal(rows.filter(({ member_id }) => member_id === 'member-green').length, 5);
    });

    it('is needed: an answer without it, with a made-up one or a made-up code links nothing, D-133', async () => {
      const state = stateOf(await begin());
      for (const query of ['', '?code=x', '?state=x&code=x', `?state=${state}&code=x`])
        assert.equal(await follow(`${callback}${query}`), resultPage('error'));
      assert.equal(await linkOf(), null);
    });
  });

  it('has a code that is valid once and for a minute', async () => {
    const codeIn = (path: string) => new URL(path, 'http://shop.test').searchParams.get('code') ?? '';
    const code = codeIn(await returnOf(stateOf(await begin())));
    assert.equal((await test.deps.partners.marriott.exchange(code))?.maskedAccount, '••••6789');
    assert.equal(await test.deps.partners.marriott.exchange(code), undefined);
    const late = codeIn(await returnOf(stateOf(await begin())));
    clock.advance(60_000);
    assert.equal(await test.deps.partners.marriott.exchange(late), undefined);
  });

  it('is unlinked, and the consent at the partner ends; without a link the code is 8001034, RWD-046', async () => {
    await link();
    const open = async () => {
      const rows = await test.deps.db.selectFrom('simulated_partner_grant').selectAll().execute();
      return rows.filter(({ used_at, revoked_at }) => used_at !== null && revoked_at === null).length;
    };
    const before = await open();
    const reply = await member.post(unlink);
    assert.deepEqual([reply.statusCode, reply.json()], [200, { link: null }]);
    assert.ok((await open()) < before);
    assert.equal(await linkOf(), null);
    assert.equal(codeOf(await member.post(unlink)), '8001034');
    assert.equal(await link(), resultPage('success'));
  });

  it('is unlinked only by our own page: a form of another site is refused, D-133', async () => {
    await link();
    const reply = await member.post(unlink, undefined, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.test',
    });
    assert.equal(codeOf(reply), 'ORIGIN_REFUSED');
    assert.notEqual(await linkOf(), null);
  });

  describe('the simulator', () => {
    const open = (change: Readonly<Record<string, string>>) => {
      const query = new URLSearchParams({
        ...{ response_type: 'code', client_id: 'crema-rewards', state: 's' },
        redirect_uri: `${test.deps.publicOrigin}${callback}`,
        ...change,
      });
      return partner.inject(`/link/marriottbonvoy?${query}`);
    };
    const changes: readonly Readonly<Record<string, string>>[] = [
      { client_id: 'other' },
      { redirect_uri: 'https://evil.test/' },
      { redirect_uri: `http://localhost:3000${callback}/more` },
      { redirect_uri: `http://localhost:3000${callback}?x=1` },
      { response_type: 'token' },
      { state: '' },
    ];
    for (const change of changes)
      it(`keeps the browser when the link has ${JSON.stringify(change)}, D-133`, async () => {
        const reply = await open(change);
        assert.equal(reply.statusCode, 400);
        assert.doesNotMatch(reply.body, /<form/);
        assert.equal(reply.headers['location'], undefined);
      });

    it('asks in French, and keeps what was typed wrong', async () => {
      assert.match((await open({ ui_locales: 'fr-CA' })).body, /Lier votre compte à /);
      const reply = await answer('s', 'allow', '12"3');
      assert.equal(reply.statusCode, 422);
      assert.match(reply.body, /Enter 9 digits/);
      assert.match(reply.body, /value="12&quot;3"/);
      assert.equal((await answer('s', 'other')).statusCode, 404);
    });

    it('takes no form of another site', async () => {
      const reply = await partner.inject({
        ...{ method: 'POST', url: '/link/marriottbonvoy/allow' },
        headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'state=s&account=123456789',
      });
      assert.equal(codeOf(reply), 'ORIGIN_REFUSED');
    });
  });
});

const others = ['deltaSkymiles', 'aeroplan', 'bankOfAmerica', 'tdBank'] as const;

describe('the programs of airlines and banks', () => {
  let test: TestApp;
  let partner: FastifyInstance;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp();
    partner = createPartnerSimulator(test.deps, 'http://localhost:3002');
    member = openBrowser(test.app);
    await member.signIn('gold');
  });
  beforeEach(() => test.deps.db.deleteFrom('member_partner_link').execute());
  after(async () => {
    await partner.close();
    await test.stop();
  });
  const begin = async (id: PartnerId): Promise<URL> =>
    new URL((await member.get(partnerRestPathsOf(id).authenticate)).json().redirectURL);
  const agree = async (url: URL, id: PartnerId): Promise<URL> => {
    const { accountDigits } = programTerms[id];
    const reply = await partner.inject({
      method: 'POST',
      url: `${url.pathname}/allow`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        state: url.searchParams.get('state') ?? '',
        account: '1234567890'.slice(0, accountDigits),
      }).toString(),
    });
    return new URL(String(reply.headers['location']));
  };
  const follow = async ({ pathname, search }: URL) =>
    (await member.get(pathname + search)).headers['location'];
  const linkAt = async (id: PartnerId) => (await member.get(partnerRestPathsOf(id).status)).json().link;

  for (const id of others)
    it(`${id}: a member agrees at the partner, is linked, listed and unlinked, as with the hotel, L-60`, async () => {
      const { index } = partnerPagePathsOf(id);
      assert.equal(await linkAt(id), null);
      const url = await begin(id);
      const page = await partner.inject(url.pathname + url.search);
      assert.match(page.body, new RegExp(`never contacts ${programTerms[id].name[0]}`));
      assert.equal(await follow(await agree(url, id)), `http://localhost:3000${index}/success`);
      const account = `••••${'1234567890'.slice(0, programTerms[id].accountDigits).slice(-4)}`;
      assert.equal((await linkAt(id)).account, account);
      const { partners } = (await member.get(accountRestPaths.partners)).json<LinkedPartnersReply>();
      assert.deepEqual(
        partners.map(({ name, path }) => [name, path]),
        [[programTerms[id].name[0], index]],
      );
      const { partnerAccounts } = (await member.get(privacyRestPaths.deletion)).json<DeletionReply>();
      assert.deepEqual(partnerAccounts, [{ name: programTerms[id].name[0], account }]);
      await member.post(partnerRestPathsOf(id).unlink);
      assert.equal(await linkAt(id), null);
      const again = await member.post(partnerRestPathsOf(id).unlink);
      assert.equal(again.json().error.code, '8001034');
    });

  it('are linked beside each other, each with its own account and unlinked alone, L-60', async () => {
    for (const id of ['marriott', ...others] as const) await follow(await agree(await begin(id), id));
    await member.post(partnerRestPathsOf('aeroplan').unlink);
    const { partners } = (await member.get(accountRestPaths.partners)).json<LinkedPartnersReply>();
    assert.deepEqual(
      partners.map(({ id }) => id),
      ['marriott', 'deltaSkymiles', 'bankOfAmerica', 'tdBank'],
    );
  });

  it('accept neither the state nor the code of another program, L-60', async () => {
    const { partners } = test.deps;
    const answer = await agree(await begin('deltaSkymiles'), 'deltaSkymiles');
    const elsewhere = new URL(answer.href);
    elsewhere.pathname = partnerRestPathsOf('aeroplan').callback;
    const { index } = partnerPagePathsOf('aeroplan');
    assert.equal(await follow(elsewhere), `http://localhost:3000${index}/error`);
    assert.equal(await partners.aeroplan.exchange(answer.searchParams.get('code') ?? ''), undefined);
    assert.equal(await linkAt('aeroplan'), null);
    assert.match(String(await follow(answer)), /success$/);
  });

  it('are unknown to an earlier release, which reads and writes the hotel’s link in its own table, L-60', async () => {
    const { db } = test.deps;
    await follow(await agree(await begin('tdBank'), 'tdBank'));
    const rows = async () => (await sql`select * from partner_link`.execute(db)).rows.length;
    assert.equal(await rows(), 0);
    await sql`insert into partner_link (member_id, account_id, masked_account, linked_at)
      values ('member-gold', 'hotel-1', '••••1234', now()) on conflict do nothing returning member_id`.execute(
      db,
    );
    assert.equal(await rows(), 1);
    assert.equal((await linkAt('marriott')).account, '••••1234');
    await sql`delete from partner_link where member_id = 'member-gold' and account_id = 'hotel-1'`.execute(
      db,
    );
    assert.equal(await linkAt('marriott'), null);
    assert.notEqual(await linkAt('tdBank'), null);
  });

  it('have no paths while the shop does not show them, and none for an unknown partner, RWD-040 L-60', async () => {
    const { rewards } = defaultConfiguration;
    const partnerships = { ...rewards.partnerships, tdBank: false };
    const off = await startTestApp({ overrides: { rewards: { ...rewards, partnerships } } });
    try {
      const browser = openBrowser(off.app);
      await browser.signIn('green');
      const unknown = partnerRestPathsOf('tdBank').status.replace('tdbank', 'otherbank');
      for (const path of [
        partnerRestPathsOf('tdBank').status,
        partnerRestPathsOf('tdBank').callback,
        unknown,
      ])
        assert.equal((await browser.get(path)).json().error.code, 'NOT_FOUND');
      assert.equal((await browser.get(partnerRestPathsOf('aeroplan').status)).json().link, null);
    } finally {
      await off.stop();
    }
  });
});

describe('without the hotel programme', () => {
  const tryWith = async (
    options: Parameters<typeof startTestApp>[0],
    check: (browser: TestBrowser, test: TestApp) => Promise<void>,
  ) => {
    const test = await startTestApp(options);
    try {
      const browser = openBrowser(test.app);
      await browser.signIn('green');
      await check(browser, test);
    } finally {
      await test.stop();
    }
  };

  it('there are no routes while the partnership is off, RWD-042', async () => {
    const { rewards } = defaultConfiguration;
    const partnerships = { ...rewards.partnerships, marriott: false };
    await tryWith({ overrides: { rewards: { ...rewards, partnerships } } }, async (browser) => {
      for (const path of [authenticate, callback, status])
        assert.equal((await browser.get(path)).json().error.code, 'NOT_FOUND');
      assert.equal((await browser.post(unlink)).json().error.code, 'NOT_FOUND');
    });
  });

  it('nobody is sent to a host that is not on the list, D-133', async () => {
    await tryWith({ overrides: { partnerHosts: ['hotel.example'] } }, async (browser, test) => {
      const reply = await browser.get(authenticate);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [503, 'TEMPORARILY_UNAVAILABLE']);
      assert.ok(test.logged.some(({ message }) => message.includes('partnerHosts')));
    });
  });
});
