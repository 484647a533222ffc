import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { cards } from '../../cards/cards.module.ts';
import { issueCard } from '../../cards/cards.public.ts';
import { physicalCards } from '../../app/seed/physical-cards.seed.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';

const cardsQuery =
  '{ user { cards { cardId nickname cardNumberLastFour isPrimary balance { amount { amountMinor currency } } } } }';
const cardOf = (state: string) => {
  const found = physicalCards.find(({ reason }) => reason.startsWith(state));
  assert.ok(found);
  return { registerCardNumber: `6043${found.digits}`, registerCardPin: found.code };
};

describe('a card that is registered with a new account', () => {
  const clock = createTestClock();
  let test: TestApp;
  let turn = 0;
  before(async () => {
    test = await startTestApp({ clock, modules: [identity, cards] });
  });
  after(() => test.stop());
  /** Each account comes from an address of its own. */
  const create = async (change: object) => {
    turn += 1;
    const emailAddress = `card-${turn}@example.com`;
    const reply = await test.app.inject({
      method: 'POST',
      url: restPaths.createAccount,
      headers: ownPage,
      remoteAddress: `203.0.113.${turn}`,
      payload: { ...sampleAccount, country: 'US', emailAddress, ...change },
    });
    const session = reply.cookies.find(({ name }) => name === 'sid');
    const cookies = { ...(session && { sid: session.value }) };
    const query = async (url: string, payload?: object) =>
      (
        await test.app.inject({
          method: payload ? 'POST' : 'GET',
          url,
          headers: ownPage,
          cookies,
          ...(payload && { payload }),
        })
      ).json();
    const kind = (await query(restPaths.session)).session.kind as string;
    const { data } = await query(restPaths.graphql, { query: cardsQuery });
    return { reply, emailAddress, kind, cards: data.user?.cards as unknown };
  };
  const memberCount = async (email: string) =>
    (await test.deps.db.selectFrom('member').select('email').where('email', '=', email).execute()).length;

  it('belongs to the account at once, with its balance, as the primary one, ACC-022', async () => {
    const account = await create({
      cardRewards: true,
      registerCardNumber: '6043 9000 0000 0011',
      registerCardPin: '90000011',
    });
    assert.equal(account.reply.statusCode, 200);
    assert.deepEqual(account.cards, [
      {
        cardId: 'card-shop-1',
        nickname: 'My Crema Card',
        cardNumberLastFour: '0011',
        isPrimary: true,
        balance: { amount: { amountMinor: 2000, currency: 'USD' } },
      },
    ]);
  });

  for (const { because, card, errorCode } of [
    { because: 'of another account', card: cardOf('can be registered'), errorCode: '122000' },
    {
      because: 'with a wrong code',
      card: { ...cardOf('from Canada'), registerCardPin: '11111111' },
      errorCode: '121000',
    },
    {
      because: 'with an unknown number',
      card: { registerCardNumber: '6043000000000000', registerCardPin: '11111111' },
      errorCode: '121000',
    },
    { because: 'of another currency', card: cardOf('from Canada'), errorCode: '121033' },
    { because: 'reported lost', card: cardOf('reported lost'), errorCode: '121032' },
    { because: 'that is closed', card: cardOf('closed'), errorCode: '121037' },
    { because: 'not activated', card: cardOf('not activated'), errorCode: '121030' },
    { because: 'that is store credit', card: cardOf('store credit'), errorCode: '121024' },
  ])
    it(`${because} is refused by type, cardType and errorCode; the account exists and is signed in, ACC-022`, async () => {
      const { reply, emailAddress, kind, cards: listed } = await create({ cardRewards: true, ...card });
      assert.equal(reply.statusCode, 409);
      const { error, messageId } = reply.json();
      assert.deepEqual(
        {
          code: error.code,
          type: error.type,
          messageId,
          cardType: error.cardType,
          errorCode: error.errorCode,
        },
        {
          code: 'CARD_REGISTRATION_FAILED',
          type: 'card-registration',
          messageId: 'cardNotRegistered',
          cardType: 'physical',
          errorCode,
        },
      );
      assert.deepEqual(error.params, { cardType: 'physical', errorCode });
      assert.deepEqual([await memberCount(emailAddress), kind, listed], [1, 'member', []]);
    });

  for (const { because, owner, errorCode } of [
    { because: 'in another account', owner: 'member-gold', errorCode: '122000' },
    { because: 'in no account', owner: null, errorCode: '121000' },
  ])
    it(`that is digital and ${because} is refused as a digital one, whatever the code, ACC-022, ACC-024`, async () => {
      const number = `6043200000009${errorCode.slice(0, 3)}`;
      await test.deps.db.transaction().execute((trx) =>
        issueCard(trx, test.deps, {
          cardId: `card-digital-${errorCode}`,
          memberId: owner,
          number,
          nickname: 'Digital',
          design: 'oat',
          currency: 'USD',
          isPrimary: false,
          openingMinor: 0,
        }),
      );
      const typed = { cardRewards: true, registerCardNumber: number, registerCardPin: '00000000' };
      const { reply, emailAddress, kind } = await create(typed);
      const { error } = reply.json();
      assert.deepEqual([reply.statusCode, error.cardType, error.errorCode], [409, 'digital', errorCode]);
      assert.deepEqual([await memberCount(emailAddress), kind], [1, 'member']);
    });

  it('leaves both agreements of the account when it is refused, ACC-022', async () => {
    const { reply, emailAddress } = await create({
      storageConsent: true,
      cardRewards: true,
      ...cardOf('closed'),
    });
    assert.equal(reply.json().error.code, 'CARD_REGISTRATION_FAILED');
    const agreements = await test.deps.db
      .selectFrom('member_agreement')
      .innerJoin('member', 'member.member_id', 'member_agreement.member_id')
      .select('kind')
      .where('email', '=', emailAddress)
      .orderBy('kind')
      .execute();
    assert.deepEqual(
      agreements.map(({ kind }) => kind),
      ['storageConsent', 'termsAndConditions'],
    );
  });

  for (const { because, change, params } of [
    {
      because: 'nothing is typed although it was chosen',
      change: { cardRewards: true },
      params: { registerCardNumber: 'required', registerCardPin: 'required' },
    },
    {
      because: 'the code is missing',
      change: { registerCardNumber: '6043900000000011' },
      params: { registerCardPin: 'required' },
    },
    {
      because: 'the number has 15 digits and the code a letter',
      change: { cardRewards: true, registerCardNumber: '604390000000001', registerCardPin: '9000001a' },
      params: { registerCardNumber: 'invalid', registerCardPin: 'invalid' },
    },
  ])
    it(`is refused on its fields, and no account is created, if ${because}, ACC-021, ACC-022`, async () => {
      const { reply, emailAddress } = await create(change);
      const { error } = reply.json();
      assert.deepEqual([reply.statusCode, error.type, error.params], [400, 'validation', params]);
      assert.equal(error.field, Object.keys(params)[0]);
      assert.equal(await memberCount(emailAddress), 0);
    });

  it('is optional, ACC-022', async () => {
    const account = await create({ cardRewards: false, registerCardNumber: '', registerCardPin: '' });
    assert.deepEqual([account.reply.statusCode, account.cards], [200, []]);
  });

  it('cannot be found by guessing: after five codes the right one is wrong too, for a quarter of an hour', async () => {
    clock.advance(60 * 60_000);
    const guess = async (registerCardPin: string) =>
      (await create({ registerCardNumber: '6043900000000022', registerCardPin, country: 'CA' })).reply;
    for (let code = 1; code <= 5; code += 1) await guess(`1111111${code}`);
    assert.equal((await guess('90000022')).json().error.errorCode, '121000');
    clock.advance(15 * 60_000);
    assert.equal((await guess('90000022')).statusCode, 200);
  });

  it('belongs to one of several accounts that register it at the same time', async () => {
    const { deps } = test;
    const card = { number: '6043900000000099', code: '90000099' };
    await deps.db.transaction().execute((trx) =>
      issueCard(trx, deps, {
        cardId: 'card-race',
        memberId: null,
        ...card,
        nickname: '',
        design: 'oat',
        currency: 'USD',
        isPrimary: false,
        openingMinor: 500,
      }),
    );
    const replies = await Promise.all(
      Array.from({ length: 4 }, () =>
        create({ registerCardNumber: card.number, registerCardPin: card.code }),
      ),
    );
    assert.deepEqual(
      replies.map(({ reply }) => reply.statusCode).toSorted((a, b) => a - b),
      [200, 409, 409, 409],
    );
  });

  it('leaves neither number nor code in the tables or the log', async () => {
    const stored = await test.deps.db.selectFrom('svc_card').selectAll().execute();
    assert.doesNotMatch(JSON.stringify([stored, test.logged]), /6043\d{12}|\b900000\d\d\b/);
  });
});
