import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { assertStarsAgree } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readStars } from '../stars/star-ledger.ts';
import { readSample } from '../../shop/sample.ts';
import { promoCodeKind } from '../kinds/promo.kinds.ts';

const document = 'mutation ($promoCode: String!) { redeemPromoCode(promoCode: $promoCode) { message } }';

describe('promo codes', () => {
  const clock = createTestClock();
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    browser = openBrowser(test.app);
  });
  after(() => test.stop());
  const redeem = async (promoCode: string, from = browser) => {
    const { data, errors } = await from.graphql(document, { promoCode });
    return errors?.[0]?.extensions.code ?? data.redeemPromoCode;
  };
  const promoEntries = (memberId: string) =>
    test.deps.db
      .selectFrom('star_ledger')
      .select(['kind', 'tenths'])
      .where('member_id', '=', memberId)
      .where('ref_type', '=', 'promo')
      .execute();

  it('are for members, RWD-060', async () => {
    assert.equal(await redeem('WELCOME25'), 'UNAUTHENTICATED');
  });

  it('book their Stars once, whatever the case and the invisible characters, and a repetition shows success, RWD-062 D-134 R09 PLT-020', async () => {
    await browser.signIn('gold');
    const earlier = await readStars(test.deps.db, 'member-gold');
    assert.deepEqual(await redeem('welcome25'), { message: null });
    for (const typed of [' Welcome25 ', '\u200bwelcome25\u00a0', '\u202dWELCOME25\u202c', 'Ｗelcome２５'])
      assert.deepEqual(await redeem(typed), { message: null });
    assert.deepEqual(await promoEntries('member-gold'), [{ kind: 'PROMO', tenths: 250 }]);
    assert.equal(await readStars(test.deps.db, 'member-gold'), earlier + 250);
    await assertStarsAgree(test.deps);
  });

  it('have the promo’s own text in the locale of the request, RWD-060', async () => {
    assert.deepEqual(await redeem('SUNRISE50'), { message: '50 Stars are yours. Good morning!' });
  });

  it('stay redeemed after the promo has ended, D-134', async () => {
    await test.deps.db
      .updateTable('promo_code')
      .set({ status: 'CLOSED' })
      .where('code', '=', 'SUNRISE50')
      .execute();
    assert.deepEqual(await redeem('sunrise50'), { message: '50 Stars are yours. Good morning!' });
  });

  for (const [code, promoCode, because] of [
    ['1002', 'NOSUCHCODE', 'nobody knows it'],
    ['1003', 'WINTER26', 'its end has passed'],
    ['1004', 'FIRST100', 'all redemptions are used'],
    ['1005', 'CLOSED25', 'it was closed early'],
    ['1006', 'SOON29', 'it has not begun'],
    ['1007', 'USEDCUP', 'another member has used it'],
    ['1008', 'GREENONLY', 'it belongs to another member'],
    ['1009', 'MISTAKE', 'it was withdrawn'],
    ['1010', 'MAPLE25', 'it is for another market'],
    ['1010', 'NEWHERE', 'the member joined before its date'],
    ['1100', 'PAUSED25', 'it is paused'],
  ] as const)
    it(`answer ${code} and book nothing when ${because}, RWD-063 D-163`, async () => {
      const earlier = await readStars(test.deps.db, 'member-gold');
      assert.equal(await redeem(promoCode), code);
      assert.equal(await readStars(test.deps.db, 'member-gold'), earlier);
    });

  it('of one member work for this member only, R09', async () => {
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.deepEqual(await redeem('greenonly', green), { message: null });
  });

  it('for one use are redeemed by one of two members at the same time, R09 1007', async () => {
    const green = openBrowser(test.app);
    await green.signIn('green');
    const replies = await Promise.all(
      [browser, green].map((from) => from.graphql(document, { promoCode: 'ONECUP' })),
    );
    assert.deepEqual(
      replies.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []),
      ['1007'],
    );
    await assertStarsAgree(test.deps);
  });

  it('cannot be found by trying, RWD-063', async () => {
    const reserve = openBrowser(test.app);
    await reserve.signIn('reserve');
    const codes = new Set<string | undefined>();
    for (let n = 0; n < 31; n += 1)
      codes.add((await reserve.graphql(document, { promoCode: `GUESS${n}` })).errors?.[0]?.extensions.code);
    assert.deepEqual([...codes], ['1002', 'TOO_MANY_REQUESTS']);
  });

  it('are listed on the page for trying them out', () => {
    const page = readFileSync(new URL('../../../../docs/guides/sandbox-promos.md', import.meta.url), 'utf8');
    for (const { code } of readSample().rowsOf(promoCodeKind)) assert.ok(page.includes(`| ${code} `), code);
  });
});
