import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { sql } from 'kysely';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import {
  balanceOf,
  listCards,
  newRequest,
  refuse,
  send,
  succeed,
  typedCard,
  walletDocuments,
  walletQueries,
} from '../../testing/cards-kit.ts';
import { codeOf } from '../../testing/ordering-kit.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { undoWithinMs } from './detach-card.job.ts';
import { cards } from '../cards.module.ts';

describe('a member’s wallet', () => {
  const clock = createTestClock();
  let test: TestApp;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    member = openBrowser(test.app);
    await member.signIn('green');
  });

  it('lists the cards that were removed within 10 minutes to each browser of the member, and to no other member, D-93', async () => {
    const removedIn = async (browser: TestBrowser) =>
      (await browser.graphql(walletQueries.removedCards)).data.user.removedCards;
    const card = await succeed(member, 'createDigitalCard', { input: { requestId: newRequest() } });
    const removal = await succeed(member, 'removeCard', { id: card.cardId });
    const elsewhere = openBrowser(test.app);
    await elsewhere.signIn('green');
    const other = openBrowser(test.app);
    await other.signIn('gold');
    assert.deepEqual(await removedIn(elsewhere), [
      { cardId: card.cardId, lastFour: card.cardNumberLastFour, undoUntil: removal.undoUntil },
    ]);
    assert.deepEqual(await removedIn(other), []);
    clock.advance(undoWithinMs);
    assert.deepEqual(await removedIn(elsewhere), []);
  });

  it('gets a card by number and code, with its balance and a name, CRD-011', async () => {
    const card = await succeed(
      member,
      'registerCard',
      typedCard('900000000011', '90000011', { nickname: ' Gift ' }),
    );
    assert.deepEqual(
      [card.cardId, card.nickname, card.balance.amount.amountMinor, card.isPrimary, card.isDigital],
      ['card-shop-1', 'Gift', 2000, false, false],
    );
  });

  for (const { code, digits, securityCode, because } of [
    { code: '121001', digits: '90000000001', securityCode: '90000011', because: 'the number has 15 digits' },
    { code: '121002', digits: '900000000011', securityCode: '9000001', because: 'the code has 7 digits' },
    { code: '121000', digits: '900000000105', securityCode: '11111111', because: 'the code is wrong' },
    { code: '121000', digits: '999999999999', securityCode: '11111111', because: 'the number is unknown' },
    { code: '121033', digits: '900000000022', securityCode: '90000022', because: 'it is from Canada' },
    { code: '121032', digits: '900000000033', securityCode: '90000033', because: 'it was reported lost' },
    { code: '121037', digits: '900000000044', securityCode: '90000044', because: 'it is closed' },
    { code: '121030', digits: '900000000055', securityCode: '90000055', because: 'it is not activated' },
    { code: '121024', digits: '900000000066', securityCode: '90000066', because: 'it is store credit' },
    { code: '122000', digits: '600000000063', securityCode: '60000063', because: 'another member has it' },
  ])
    it(`is refused a card with ${code} if ${because}, CRD-080 to CRD-090, D-163`, async () => {
      assert.equal(await refuse(member, 'registerCard', typedCard(digits, securityCode)), code);
    });

  it('is refused a number that is not a card of ours with 121017, CRD-080', async () => {
    const input = { requestId: newRequest(), cardNumber: '4242424242424242', securityCode: '11111111' };
    assert.equal(await refuse(member, 'registerCard', { input }), '121017');
  });

  it('cannot be filled by guessing: after five codes of a card the right one is wrong, from this address and from any other, for 15 minutes, CRD-080, D-95', async () => {
    const guess = async (securityCode: string, address = '127.0.0.1') =>
      test.app.inject({
        method: 'POST',
        url: restPaths.graphql,
        remoteAddress: address,
        headers: ownPage,
        cookies: Object.fromEntries(member.cookies),
        payload: { query: walletDocuments.registerCard, variables: typedCard('900000000077', securityCode) },
      });
    const answers: Awaited<ReturnType<typeof guess>>[] = [];
    for (let code = 1; code <= 5; code += 1) answers.push(await guess(`1111111${code}`));
    answers.push(await guess('90000077'), await guess('90000077', '203.0.113.9'));
    // A guesser cannot see that the card is blocked, nor for how long.
    const shown = (reply: (typeof answers)[number]) => {
      const [{ message, extensions }] = reply.json().errors;
      const { code, ...more } = extensions;
      return [reply.statusCode, message, code, Object.keys(more), Object.keys(reply.headers)];
    };
    for (const answer of answers) assert.deepEqual(shown(answer), shown(answers[0]!));
    assert.equal(answers.at(-1)?.json().errors[0].extensions.code, '121000');
    assert.equal(await refuse(member, 'registerCard', typedCard('900000000022', '90000022')), '121033');
    clock.advance(15 * 60_000);
    const card = await succeed(member, 'registerCard', typedCard('900000000077', '90000077'));
    assert.equal(card.balance.amount.amountMinor, 49_999);
    assert.equal(card.addMoney.other, null);
    assert.ok(card.addMoney.options.every(({ isAvailable }: { isAvailable: boolean }) => !isAvailable));
  });

  it('cannot be filled by guessing at the end of one quarter of an hour and the start of the next, CRD-080, D-95', async () => {
    clock.advance(14 * 60_000);
    for (let n = 1; n <= 5; n += 1)
      assert.equal(await refuse(member, 'registerCard', typedCard('900000000088', `1111111${n}`)), '121000');
    clock.advance(2 * 60_000);
    assert.equal(await refuse(member, 'registerCard', typedCard('900000000088', '90000088')), '121000');
    clock.advance(13 * 60_000);
    assert.equal(
      (await succeed(member, 'registerCard', typedCard('900000000088', '90000088'))).cardId,
      'card-shop-8',
    );
  });

  it('cannot be filled by trying many numbers: after 20 wrong ones an address gets the same answer for a right one', async () => {
    for (let n = 0; n < 20; n += 1) {
      const digits = `9111111111${String(n).padStart(2, '0')}`;
      assert.equal(await refuse(member, 'registerCard', typedCard(digits, '11111111')), '121000');
    }
    assert.equal(await refuse(member, 'registerCard', typedCard('900000000105', '90000105')), '121000');
  });

  it('has a digital card on demand: the first one is the primary one, and a repeated request adds none', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: restPaths.createAccount,
      headers: ownPage,
      payload: sampleAccount,
    });
    const fresh = openBrowser(test.app);
    for (const { name, value } of reply.cookies) fresh.cookies.set(name, value);
    const input = { requestId: newRequest() };
    const [first, again] = await Promise.all(
      [1, 2].map(() => succeed(fresh, 'createDigitalCard', { input })),
    );
    assert.deepEqual(first, again);
    assert.deepEqual(
      [first.isPrimary, first.isDigital, first.nickname, first.balance.amount],
      [true, true, 'My Crema Card', { amountMinor: 0, currency: 'CAD' }],
    );
    assert.equal((await listCards(fresh)).length, 1);
    for (let n = 1; n < 10; n += 1)
      await succeed(fresh, 'createDigitalCard', { input: { requestId: newRequest() } });
    assert.equal(
      await refuse(fresh, 'createDigitalCard', { input: { requestId: newRequest() } }),
      'WALLET_LIMIT',
    );
  });

  it('names its cards, and refuses a name that is too long or empty', async () => {
    const rename = (nickname: string) =>
      send(member, 'renameCard', { input: { cardId: 'card-green-1', nickname } });
    assert.equal((await rename(' Morning ')).data.renameCard.nickname, 'Morning');
    for (const nickname of ['', 'x'.repeat(41)]) assert.equal(codeOf(await rename(nickname)), 'VALIDATION');
  });

  it('has one primary card, D-90', async () => {
    const jordan = openBrowser(test.app);
    await jordan.signIn('gold');
    await succeed(jordan, 'setPrimaryCard', { id: 'card-gold-2' });
    assert.deepEqual(
      (await listCards(jordan)).map(({ cardId, isPrimary }: { cardId: string; isPrimary: boolean }) => [
        cardId,
        isPrimary,
      ]),
      [
        ['card-gold-2', true],
        ['card-gold-1', false],
      ],
    );
    await succeed(jordan, 'setPrimaryCard', { id: 'card-gold-1' });
  });

  describe('without one of its cards', () => {
    let jordan: TestBrowser;
    beforeEach(async () => {
      jordan = openBrowser(test.app);
      await jordan.signIn('gold');
    });
    const remove = () => succeed(jordan, 'removeCard', { id: 'card-gold-1' });

    it('shows what was removed and who is primary now, and restores it for 10 minutes, D-93', async () => {
      const balance = await balanceOf(jordan, 'card-gold-1');
      const removal = await remove();
      assert.deepEqual(
        [removal.lastFour, removal.balance.amountMinor, removal.primaryCardId],
        ['0022', balance, 'card-gold-2'],
      );
      assert.equal(removal.undoUntil, new Date(clock.now().getTime() + undoWithinMs).toISOString());
      assert.equal((await listCards(jordan)).length, 1);
      assert.equal(
        await refuse(jordan, 'renameCard', { input: { cardId: 'card-gold-1', nickname: 'x' } }),
        '121034',
      );
      clock.advance(undoWithinMs - 1);
      const restored = await succeed(jordan, 'undoRemoveCard', { id: 'card-gold-1' });
      assert.deepEqual([restored.isPrimary, restored.balance.amount.amountMinor], [true, balance]);
      assert.deepEqual(
        (await listCards(jordan)).filter(({ isPrimary }: { isPrimary: boolean }) => isPrimary).length,
        1,
      );
    });

    it('keeps a digital card with money until its balance is transferred, D-93', async () => {
      const id = 'card-gold-2';
      const balance = await balanceOf(jordan, id);
      assert.equal(await refuse(jordan, 'removeCard', { id }), 'DIGITAL_CARD_HAS_BALANCE');
      assert.equal(await balanceOf(jordan, id), balance);
      const back = { fromCardId: 'card-gold-1', toCardId: id, amountMinor: balance };
      const away = { fromCardId: id, toCardId: 'card-gold-1', removeEmptied: true };
      const { removal } = await succeed(jordan, 'transferCardBalance', {
        input: { requestId: newRequest(), ...away },
      });
      assert.equal(removal.balance.amountMinor, 0);
      await succeed(jordan, 'undoRemoveCard', { id });
      await succeed(jordan, 'transferCardBalance', { input: { requestId: newRequest(), ...back } });
    });

    it('cannot restore it after 10 minutes, and an empty digital card is not in the account any more, D-93', async () => {
      const { cardId: id } = await succeed(jordan, 'createDigitalCard', {
        input: { requestId: newRequest() },
      });
      await test.deps.db
        .insertInto('auto_reload')
        .values({
          card_id: id,
          member_id: 'member-gold',
          payment_method_id: 'pm',
          amount_minor: 2500,
          trigger_minor: 1000,
          status: 'on',
          is_armed: true,
          consented_at: clock.now(),
        })
        .execute();
      await succeed(jordan, 'removeCard', { id });
      clock.advance(undoWithinMs);
      assert.equal(await refuse(jordan, 'undoRemoveCard', { id }), 'UNDO_EXPIRED');
      await runDueJobs(test.deps, cards.jobs ?? []);
      const { data } = await jordan.graphql(walletQueries.problem, { cardId: id });
      assert.equal(data.user.cardProblem.code, 'CARD_NOT_FOUND');
      const profiles = await test.deps.db
        .selectFrom('auto_reload')
        .select('card_id')
        .where('card_id', '=', id)
        .execute();
      assert.deepEqual(profiles, []);
    });

    it('does not restore it when another card took the last of ten places, D-93', async () => {
      await remove();
      for (let n = (await listCards(jordan)).length; n < 10; n += 1)
        await succeed(jordan, 'createDigitalCard', { input: { requestId: newRequest() } });
      assert.equal(await refuse(jordan, 'undoRemoveCard', { id: 'card-gold-1' }), 'WALLET_LIMIT');
      const made = (await listCards(jordan)).filter(({ cardId }: { cardId: string }) =>
        cardId.startsWith('card_'),
      );
      for (const { cardId } of made) await succeed(jordan, 'removeCard', { id: cardId });
      await succeed(jordan, 'undoRemoveCard', { id: 'card-gold-1' });
      assert.equal((await listCards(jordan)).length, 2);
    });

    it('leaves a physical card to the next member who registers it, after 10 minutes', async () => {
      const wallet = openBrowser(test.app);
      await wallet.signIn('wallet');
      await succeed(wallet, 'removeCard', { id: 'card-wallet-3' });
      assert.equal(await refuse(jordan, 'registerCard', typedCard('600000000063', '60000063')), '122000');
      await succeed(wallet, 'registerCard', typedCard('600000000063', '60000063'));
      await succeed(wallet, 'removeCard', { id: 'card-wallet-3' });
      clock.advance(undoWithinMs);
      await runDueJobs(test.deps, cards.jobs ?? []);
      const card = await succeed(jordan, 'registerCard', typedCard('600000000063', '60000063'));
      assert.equal(card.balance.amount.amountMinor, 1500);
    });

    it('keeps a card with a negative balance, D-93', async () => {
      const wallet = openBrowser(test.app);
      await wallet.signIn('wallet');
      assert.equal(await balanceOf(wallet, 'card-wallet-2'), -2000);
      assert.equal(await refuse(wallet, 'removeCard', { id: 'card-wallet-2' }), 'CARD_NEGATIVE_BALANCE');
    });
  });

  for (const { code, cardId } of [
    { code: 'CARD_NOT_FOUND', cardId: 'unknown' },
    { code: 'CARD_NOT_FOUND', cardId: 'card-gold-2' },
    { code: '121034', cardId: 'card-shop-9' },
    { code: '121037', cardId: 'card-shop-4' },
    { code: '121032', cardId: 'card-shop-3' },
    { code: '121030', cardId: 'card-shop-5' },
    { code: '121024', cardId: 'card-shop-6' },
  ])
    it(`is refused to change ${cardId} with ${code}, CRD-082 to CRD-086`, async () => {
      assert.equal(await refuse(member, 'setPrimaryCard', { id: cardId }), code);
      const { data } = await member.graphql(walletQueries.problem, { cardId });
      assert.deepEqual(data.user.cardProblem, { code, lastFour: null, nickname: null });
    });

  it('says the state of a member’s own card with its name, and none of a usable card, CRD-084, CRD-086', async () => {
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    const problemOf = async (cardId: string) =>
      (await wallet.graphql(walletQueries.problem, { cardId })).data.user.cardProblem;
    assert.deepEqual(await problemOf('card-wallet-4'), {
      code: '121037',
      lastFour: '0064',
      nickname: 'Closed',
    });
    assert.deepEqual(await problemOf('card-wallet-5'), {
      code: '121032',
      lastFour: '0065',
      nickname: 'Lost',
    });
    assert.equal(await problemOf('card-wallet-1'), null);
    const { cardId } = await succeed(wallet, 'registerCard', typedCard('900000000105', '90000105'));
    await succeed(wallet, 'removeCard', { id: cardId });
    assert.equal((await problemOf(cardId)).code, '121034');
    await succeed(wallet, 'undoRemoveCard', { id: cardId });
  });

  it('gets its own deactivated card back by number and code; for anyone else it is closed, CRD-086', async () => {
    const typed = () => typedCard('600000000064', '60000064');
    assert.equal(await refuse(member, 'registerCard', typed()), '121037');
    const wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
    assert.equal((await succeed(wallet, 'registerCard', typed())).cardId, 'card-wallet-4');
    assert.equal(await balanceOf(wallet, 'card-wallet-4'), 0);
    assert.equal(await refuse(member, 'registerCard', typed()), '122000');
  });

  it('belongs to a member: every write without a session is UNAUTHENTICATED', async () => {
    const nobody = openBrowser(test.app);
    assert.equal(await refuse(nobody, 'removeCard', { id: 'card-green-1' }), 'UNAUTHENTICATED');
    assert.equal(
      await refuse(nobody, 'registerCard', typedCard('900000000011', '90000011')),
      'UNAUTHENTICATED',
    );
  });
});

describe('the balance check for anyone', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const check = (digits: string, securityCode: string) =>
    openBrowser(test.app).post(restPaths.cardBalance, { cardNumber: `6043 ${digits}`, securityCode });

  it('answers the balance for number and code, CRD-015, D-95', async () => {
    const reply = await check('900000000011', '90000011');
    assert.deepEqual(reply.json(), {
      accountNumberLastFour: '0011',
      balance: { amountMinor: 2000, currency: 'USD' },
    });
    assert.equal(reply.headers['cache-control'], 'no-store');
  });

  it('counts wrong codes only: the owner can ask as often as needed, CRD-015, D-95', async () => {
    for (let n = 0; n < 25; n += 1) assert.equal((await check('900000000011', '90000011')).statusCode, 200);
  });

  it('answers the same for an unknown number, a wrong code, and after five guesses', async () => {
    const unknown = await check('999999999999', '90000011');
    for (let n = 0; n < 5; n += 1) {
      const wrong = await check('900000000022', `1111111${n}`);
      assert.deepEqual([wrong.statusCode, wrong.json().error], [unknown.statusCode, unknown.json().error]);
    }
    const right = await check('900000000022', '90000022');
    assert.deepEqual([right.statusCode, right.json().error], [400, unknown.json().error]);
    assert.equal(unknown.json().error.code, '121000');
  });

  it('is not found if the configuration turns it off', async () => {
    const off = await startTestApp({
      overrides: { unauthCardBalanceCheckEnabled: false },
    });
    const reply = await openBrowser(off.app).post(restPaths.cardBalance, {
      cardNumber: '6043900000000011',
      securityCode: '90000011',
    });
    await off.stop();
    assert.equal(reply.statusCode, 404);
  });

  it('leaves neither number nor code in the log or the tables', async () => {
    const { rows } = await sql`select * from svc_card, rate_bucket, card_guess`.execute(test.deps.db);
    assert.doesNotMatch(JSON.stringify([rows, test.logged]), /6043 ?\d{12}|\b900000\d\d\b/);
  });
});
