import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { defaultConfiguration, restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { AppError, createAppError } from '../../http/errors/app-error.ts';
import { toAccountError } from '../account-errors.ts';
import { findFieldErrors } from './sign-up.rules.ts';
import { sampleAccount } from '../../testing/sample-account.ts';

const wanted = sampleAccount;

describe('creating an account', () => {
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ modules: [identity] });
  });
  after(() => test.stop());
  beforeEach(() => {
    browser = openBrowser(test.app);
  });

  it('creates the member, signs in and answers userExId, ACC-022', async () => {
    const reply = await browser.post(restPaths.createAccount, wanted);
    assert.equal(reply.statusCode, 200);
    const { userExId, session } = reply.json();
    assert.ok(userExId);
    assert.deepEqual(
      { ...session.member, memberId: '' },
      {
        memberId: '',
        firstName: 'Ada',
        email: 'new.guest@example.com',
        market: 'CA',
        currency: 'CAD',
        locale: 'en-CA',
        level: 'GREEN',
      },
    );
    assert.equal((await browser.get(restPaths.session)).json().session.kind, 'member');
    const again = await browser.post(restPaths.signIn, {
      username: 'new.guest@example.com',
      password: wanted.password,
      rememberMe: true,
      market: 'CA',
      transactionSubType: 'signin',
      reputation: wanted.reputation,
    });
    assert.equal(again.statusCode, 200);
  });

  for (const { because, change, status, expected } of [
    {
      because: 'a used email address',
      change: { emailAddress: 'gold@crema.test' },
      status: 409,
      expected: { type: 'validation', messageId: 'emailUnavailable', field: 'emailAddress' },
    },
    {
      because: 'an invalid name',
      change: { firstName: ' ' },
      status: 400,
      expected: { type: 'validation', messageId: 'invalidFields', field: 'firstName' },
    },
    {
      because: 'a common password',
      change: { password: 'password123' },
      status: 400,
      expected: { type: 'validation', messageId: 'passwordWeak', field: 'password' },
    },
    {
      because: 'a missing country',
      change: { country: undefined },
      status: 400,
      expected: { type: 'validation', messageId: 'invalidFields', field: 'country' },
    },
    {
      because: 'a missing agreement',
      change: { termsAndConditions: undefined },
      status: 400,
      expected: { type: 'validation', messageId: 'invalidFields', field: 'termsAndConditions' },
    },
    {
      because: 'a missing registrationSource',
      change: { registrationSource: undefined },
      status: 400,
      expected: { type: 'validation', messageId: 'invalidFields', field: 'registrationSource' },
    },
    {
      because: 'a missing locale',
      change: { locale: undefined },
      status: 400,
      expected: { type: 'validation', messageId: 'invalidFields', field: 'locale' },
    },
  ])
    it(`names type, messageId, message and field of ${because}, ACC-022`, async () => {
      const reply = await browser.post(restPaths.createAccount, { ...wanted, ...change });
      assert.equal(reply.statusCode, status);
      const { error, messageId } = reply.json();
      assert.deepEqual({ type: error.type, messageId, field: error.field }, expected);
      assert.equal(typeof error.message, 'string');
    });

  it('calls a code outside the table unknown, ACC-022', () => {
    const error = toAccountError(createAppError('FORBIDDEN'));
    assert.ok(error instanceof AppError);
    assert.deepEqual(error.details, { type: 'unknown-code', messageId: 'unknown' });
  });

  it('reports a used email address on its field, whatever its case, ACC-022', async () => {
    const reply = await browser.post(restPaths.createAccount, { ...wanted, emailAddress: 'GOLD@crema.test' });
    assert.equal(reply.statusCode, 409);
    assert.deepEqual(
      [reply.json().error.code, reply.json().error.field],
      ['EMAIL_UNAVAILABLE', 'emailAddress'],
    );
  });

  it('creates one account from fifteen concurrent requests', async () => {
    const racing = { ...wanted, emailAddress: 'race@example.com' };
    const replies = await Promise.all(
      Array.from({ length: 15 }, () => openBrowser(test.app).post(restPaths.createAccount, racing)),
    );
    assert.equal(replies.filter(({ statusCode }) => statusCode === 200).length, 1);
    assert.equal(replies.filter(({ statusCode }) => statusCode === 409).length, 14);
  });

  it('reports every invalid field, the first one first, ACC-022', async () => {
    const reply = await browser.post(restPaths.createAccount, {
      ...wanted,
      firstName: '',
      emailAddress: 'nope',
      termsAndConditions: false,
    });
    assert.deepEqual(reply.json().error, {
      code: 'VALIDATION',
      message: 'VALIDATION',
      field: 'firstName',
      type: 'validation',
      params: { firstName: 'required', emailAddress: 'invalid', termsAndConditions: 'required' },
    });
  });

  it('rejects a common password with its own code and message, ACC-022', async () => {
    const reply = await browser.post(restPaths.createAccount, { ...wanted, password: 'Password-123' });
    const { error, messageId } = reply.json();
    assert.deepEqual(
      [reply.statusCode, error.code, error.type, error.field, messageId],
      [400, 'PASSWORD_WEAK', 'validation', 'password', 'passwordWeak'],
    );
  });

  it('accepts 30 accounts an hour from one /64 of IPv6, whatever addresses it uses, D-121', async () => {
    const outcomes: unknown[] = [];
    for (let turn = 0; turn < 32; turn += 1) {
      const reply = await test.app.inject({
        method: 'POST',
        url: restPaths.createAccount,
        headers: ownPage,
        remoteAddress: `2001:db8:1:6::${(turn + 1).toString(16)}`,
        payload: { ...wanted, emailAddress: 'gold@crema.test' },
      });
      outcomes.push([reply.statusCode, reply.json().error.type]);
    }
    assert.deepEqual(outcomes.slice(29), [
      [409, 'validation'],
      [429, 'reputation'],
      [429, 'reputation'],
    ]);
  });

  it('rejects an email address with a homograph domain, D-167', async () => {
    const reply = await browser.post(restPaths.createAccount, {
      ...wanted,
      emailAddress: 'ada@xn--crma-w4d.test',
    });
    assert.deepEqual([reply.statusCode, reply.json().error.params], [400, { emailAddress: 'invalid' }]);
  });

  it('stores the choices about email and the registration source, and answers the stored ex_id, ACC-022', async () => {
    for (const [ending, brand, general, personal] of [
      ['10', true, false, false],
      ['11', false, true, false],
      ['12', false, false, true],
    ] as const) {
      const email = `choices-${ending}@example.com`;
      const reply = await test.app.inject({
        method: 'POST',
        url: restPaths.createAccount,
        headers: ownPage,
        remoteAddress: `203.0.113.${ending}`,
        payload: {
          ...wanted,
          emailAddress: email,
          receiveBrandEmailCommunications: brand,
          receiveGeneralEmailCommunications: general,
          receivePersonalizedEmailCommunications: personal,
        },
      });
      const row = await test.deps.db
        .selectFrom('member')
        .select(['ex_id', 'brand_mail', 'general_mail', 'personal_mail', 'registration_source'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      assert.deepEqual(row, {
        ex_id: reply.json().userExId,
        brand_mail: brand,
        general_mail: general,
        personal_mail: personal,
        registration_source: 'Web',
      });
    }
  });

  it('stores what was agreed to, when and in which language, ACC-022', async () => {
    const create = async (emailAddress: string, storageConsent: boolean) => {
      const account = { ...wanted, emailAddress, storageConsent, locale: 'fr-CA' };
      const reply = await test.app.inject({
        method: 'POST',
        url: restPaths.createAccount,
        headers: ownPage,
        // Each network can create three accounts an hour.
        remoteAddress: '203.0.113.9',
        payload: account,
      });
      assert.equal(reply.statusCode, 200);
      const { memberId } = reply.json().session.member;
      const agreements = await test.deps.db
        .selectFrom('member_agreement')
        .select(['kind', 'locale', 'agreed_at'])
        .where('member_id', '=', memberId)
        .orderBy('kind', 'desc')
        .execute();
      return { memberId, agreements };
    };
    const { memberId, agreements } = await create('agrees@example.com', true);
    const { joined_at } = await test.deps.db
      .selectFrom('member')
      .select('joined_at')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    const terms = { kind: 'termsAndConditions', locale: 'fr-CA', agreed_at: joined_at };
    assert.deepEqual(agreements, [terms, { ...terms, kind: 'storageConsent' }]);
    const without = await create('agrees.not@example.com', false);
    assert.deepEqual(
      without.agreements.map(({ kind }) => kind),
      ['termsAndConditions'],
    );
  });

  it('does not store the password', async () => {
    const rows = await test.deps.db.selectFrom('member').select('password_hash').execute();
    assert.ok(rows.every(({ password_hash }) => password_hash.startsWith('$argon2id$')));
    assert.ok(!JSON.stringify(test.logged).includes(wanted.password));
  });
});

describe('the rules of an account', () => {
  const configuration = defaultConfiguration;
  for (const [change, field, because] of [
    [{ password: 'short' }, 'password', 'too-short'],
    [{ password: 'é'.repeat(129) }, 'password', 'too-long'],
    [{ password: 'Password-123' }, 'password', 'common'],
    [{ password: 'aaaaaaaaaaaa' }, 'password', 'common'],
    [{ password: 'new.guest@example.com' }, 'password', 'common'],
    [{ emailAddress: `${'a'.repeat(45)}@a.com` }, 'emailAddress', 'too-long'],
    [{ emailAddress: 'a@b' }, 'emailAddress', 'invalid'],
    [{ emailAddress: 'g\u043eld@crema.test' }, 'emailAddress', 'non-ascii'],
    [{ emailAddress: 'noé@crema.test' }, 'emailAddress', 'non-ascii'],
    [{ emailAddress: 'a@сrеmа.test' }, 'emailAddress', 'invalid'],
    [{ firstName: '\u202e' }, 'firstName', 'required'],
    [{ password: 'Summer2024' }, 'password', 'common'],
    [{ lastName: '   ' }, 'lastName', 'required'],
    [{ termsAndConditions: false }, 'termsAndConditions', 'required'],
  ] as const)
    it(`rejects ${JSON.stringify(change)} because it is ${because}`, () => {
      const faults = findFieldErrors({ account: { ...wanted, ...change }, configuration });
      assert.deepEqual(
        faults.map((fault) => [fault.field, fault.reason]),
        [[field, because]],
      );
    });
  it('accepts any other password of 8 to 128 characters, without composition rules', () => {
    for (const password of ['steam and foam', 'ñandú☕️ ok', 'x9-'.repeat(42)])
      assert.deepEqual(findFieldErrors({ account: { ...wanted, password }, configuration }), []);
  });
});
