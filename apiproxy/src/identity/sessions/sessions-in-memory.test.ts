import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { codeOf, documents, latte, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sessionLifeMs } from './session-store.ts';

const maxAgeMs = 1_000;
/** Both servers count the age of data in memory by it. */
let now = 0;
const inMemory = { memoryMaxAgeMs: maxAgeMs, monotonic: () => now };

/** Two servers on one database: each has a memory of its own, like two processes. Both have the session in memory. */
describe('a session in the memory of two processes', () => {
  const clock = createTestClock();
  let first: TestApp;
  let second: TestApp;
  let gold: TestBrowser;
  before(async () => {
    first = await startTestApp({ clock, ...inMemory });
    second = await startTestApp({ clock, ...inMemory, beside: first });
  });
  after(async () => {
    await second.stop();
    await first.stop();
  });
  const cookies = () => ({ sid: gold.cookies.get('sid') ?? '' });
  const graphqlAt = async ({ app }: TestApp, query: string, sent: { sid: string }) =>
    (
      await app.inject({
        method: 'POST',
        url: restPaths.graphql,
        headers: ownPage,
        cookies: sent,
        payload: { query },
      })
    ).json();
  /** The sender's kind for the query of a member's own stores, which may use memory: gold has ordered, a visitor has no stores. */
  const kindAt = async (server: TestApp, sent = cookies()) => {
    const { data } = await graphqlAt(server, '{ recommendedStores(limit: 1) { storeNumber } }', sent);
    return data.recommendedStores.length > 0 ? 'member' : 'anonymous';
  };
  const deleteRow = () => first.deps.db.deleteFrom('session').where('kind', '=', 'member').execute();
  beforeEach(async () => {
    gold = openBrowser(first.app);
    assert.equal((await gold.signIn('gold')).statusCode, 200);
    assert.deepEqual([await kindAt(first), await kindAt(second)], ['member', 'member']);
  });

  it('is used without the database, and for less than a second after an operator has deleted it there', async () => {
    await deleteRow();
    now += maxAgeMs - 1;
    assert.deepEqual([await kindAt(first), await kindAt(second)], ['member', 'member']);
    now += 1;
    assert.deepEqual([await kindAt(first), await kindAt(second)], ['anonymous', 'anonymous']);
  });

  it('ends at once with the sign-out in its own process, within a second in the other, D-110', async () => {
    const sent = cookies();
    assert.equal((await gold.post(restPaths.signOut)).statusCode, 200);
    assert.equal(await kindAt(first, sent), 'anonymous');
    assert.equal(await kindAt(second, sent), 'member');
    now += maxAgeMs;
    assert.deepEqual([await kindAt(first, sent), await kindAt(second, sent)], ['anonymous', 'anonymous']);
  });

  it('is replaced at once by a sign-in in its own process, within a second in the other', async () => {
    const sent = cookies();
    assert.equal((await gold.signIn('gold')).statusCode, 200);
    assert.notEqual(cookies().sid, sent.sid);
    assert.equal(await kindAt(first, sent), 'anonymous');
    assert.equal(await kindAt(first), 'member');
    now += maxAgeMs;
    assert.equal(await kindAt(second, sent), 'anonymous');
  });

  it('is not accepted by reads that overlap the sign-out once it is answered', async () => {
    const sent = cookies();
    let isSignedOut = false;
    const readAll = async () => {
      while (!isSignedOut) await kindAt(first, sent);
    };
    const readers = Array.from({ length: 5 }, readAll);
    await gold.post(restPaths.signOut);
    const kinds = await Promise.all(Array.from({ length: 20 }, () => kindAt(first, sent)));
    isSignedOut = true;
    await Promise.all(readers);
    assert.deepEqual(new Set(kinds), new Set(['anonymous']));
  });

  it('expires by the clock, without the database', async () => {
    clock.advance(sessionLifeMs.member - 1);
    assert.equal(await kindAt(second), 'member');
    clock.advance(1);
    assert.deepEqual([await kindAt(first), await kindAt(second)], ['anonymous', 'anonymous']);
  });

  /** Both reads and writes: what is not listed as reading a member's stores only. */
  const strict: Readonly<Record<string, (server: TestApp, sent: { sid: string }) => Promise<unknown>>> = {
    'the session': async ({ app }, sent) =>
      (await app.inject({ url: restPaths.session, cookies: sent })).json().session.kind,
    'a REST write': async ({ app }, sent) => {
      const added = { method: 'POST', url: restPaths.favoriteStores, headers: ownPage } as const;
      return (await app.inject({ ...added, cookies: sent, payload: { storeNumber: '1012' } })).statusCode;
    },
    'a query of the member': async (server, sent) =>
      (await graphqlAt(server, '{ user { cards { cardId } } }', sent)).data.user,
    'such a query beside the stores': async (server, sent) =>
      (await graphqlAt(server, '{ recommendedStores(limit: 1) { name } user { cards { cardId } } }', sent))
        .data.user,
    'such a query in a fragment': async (server, sent) =>
      (await graphqlAt(server, 'query { ...own } fragment own on Query { user { cards { cardId } } }', sent))
        .data.user,
    'a mutation': async (server, sent) => {
      const other = openBrowser(server.app);
      other.cookies.set('sid', sent.sid);
      const order = toOrder([{ sku: latte }]);
      return codeOf(await other.graphql(documents.priceOrder, { order, locale: 'en-US' }));
    },
  };
  const ended: Readonly<Record<string, unknown>> = {
    'the session': 'anonymous',
    'a REST write': 401,
    'a mutation': 'UNAUTHENTICATED',
  };
  for (const [name, ask] of Object.entries(strict))
    it(`is refused by another process at once for ${name}`, async () => {
      const sent = cookies();
      const accepted = await ask(second, sent);
      await gold.post(restPaths.signOut);
      assert.equal(await kindAt(second, sent), 'member', 'it is not in memory');
      const refused = await ask(second, sent);
      assert.equal(refused, ended[name] ?? null);
      assert.notDeepEqual(accepted, refused);
    });

  it('is not kept as missing: a session is accepted as soon as it has begun', async () => {
    const sent = { sid: 'x'.repeat(43) };
    assert.equal(await kindAt(second, sent), 'anonymous');
    const other = openBrowser(first.app);
    await other.signIn('gold');
    assert.equal(await kindAt(second, { sid: other.cookies.get('sid') ?? '' }), 'member');
  });
});
