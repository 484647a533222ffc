import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { newRequest, succeed } from '../../testing/cards-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('the card of a mailed link', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const read = (cashstarToken: string, browser = gold) =>
    browser.post(restPaths.cardInfoFromToken, { cashstarToken });

  it('has a number and a code that register it, once, CRD-017', async () => {
    const reply = await read('cs-ready-0011');
    assert.equal(reply.headers['cache-control'], 'no-store');
    const info = reply.json();
    assert.deepEqual(info, { cardNumber: '6043900000000011', securityCode: '90000011' });
    assert.equal((await read('cs-ready-0011')).json().error.code, 'CARD_TOKEN_UNKNOWN');
    const { cardId } = await succeed(gold, 'registerCard', { input: { requestId: newRequest(), ...info } });
    assert.equal(cardId, 'card-shop-1');
  });

  for (const { token, code, because } of [
    { token: 'cs-closed-0044', code: 'CARD_TOKEN_STATE', because: 'the card is closed' },
    { token: 'cs-expired-0105', code: 'CARD_TOKEN_UNKNOWN', because: 'its time is over' },
    { token: 'cs-none', code: 'CARD_TOKEN_UNKNOWN', because: 'the token is unknown' },
  ])
    it(`is refused with ${code} because ${because}, CRD-017`, async () => {
      assert.equal((await read(token)).json().error.code, code);
      assert.equal((await read(token)).json().error.code, code);
    });

  it('belongs to members, who cannot guess tokens', async () => {
    assert.equal((await read('cs-closed-0044', openBrowser(test.app))).json().error.code, 'UNAUTHENTICATED');
    clock.advance(15 * 60_000);
    for (let n = 0; n < 20; n += 1) await read(`guess-${n}`);
    assert.equal((await read('cs-closed-0044')).json().error.code, 'TOO_MANY_REQUESTS');
  });

  it('leaves no token, number or code in the tables and the log', async () => {
    const rows = await test.deps.db.selectFrom('card_token').selectAll().execute();
    assert.equal(rows.length, 3);
    assert.doesNotMatch(JSON.stringify([rows, test.logged]), /cs-|6043\d{12}|\b900000\d\d\b/);
  });
});
