import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';

const credentials = {
  username: 'green@crema.test',
  password: 'Espresso-2026',
  rememberMe: false,
  market: 'US',
  transactionSubType: 'signin',
  reputation: sampleReputation,
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 9, minute));

const addFactors = (test: TestApp) =>
  test.deps.db
    .insertInto('mfa_factor')
    .values([
      {
        factor_id: 'f-app',
        member_id: 'member-green',
        type: 'totp',
        label: 'My phone',
        confirmed_at: at(2),
      },
      {
        factor_id: 'f-sms',
        member_id: 'member-green',
        type: 'sms',
        label: '+13125550142',
        confirmed_at: at(1),
      },
      { factor_id: 'f-new', member_id: 'member-green', type: 'passkey', label: 'Laptop', confirmed_at: null },
      {
        factor_id: 'f-other',
        member_id: 'member-gold',
        type: 'sms',
        label: '+13125550199',
        confirmed_at: at(1),
      },
    ])
    .execute();

describe('signing in to an account with a second factor', () => {
  let test: TestApp;
  let browser: TestBrowser;
  before(async () => {
    test = await startTestApp({ modules: [identity], overrides: { flags: { enableMfaFeatures: true } } });
    await addFactors(test);
  });
  after(() => test.stop());
  beforeEach(() => {
    browser = openBrowser(test.app);
  });
  const signIn = async (change: object = {}) => browser.post(restPaths.signIn, { ...credentials, ...change });

  it('is refused with the confirmed factors of the member, masked, and begins no session, ACC-003', async () => {
    const reply = await signIn();
    assert.deepEqual([reply.statusCode, reply.json().error.code], [401, 'MFA_REQUIRED']);
    assert.deepEqual(reply.json().mfaChallengeMethods, [
      { id: 'f-sms', type: 'sms', masked: '••••\u00a00142' },
      { id: 'f-app', type: 'totp', masked: '' },
    ]);
    assert.equal((await browser.get(restPaths.session)).json().session.kind, 'anonymous');
  });

  it('names no factors for a wrong password: a guesser learns nothing, ACC-003', async () => {
    const { error, mfaChallengeMethods } = (await signIn({ password: 'not it' })).json();
    assert.deepEqual([error.code, mfaChallengeMethods], ['INVALID_CREDENTIALS', []]);
  });

  it('goes on without one for a member who has none, ACC-003', async () => {
    assert.equal((await signIn({ username: 'poor@crema.test' })).statusCode, 200);
  });
});

it('a sign-in ignores second factors while they are switched off, ACC-003, ACC-042', async () => {
  const test = await startTestApp({ modules: [identity] });
  await addFactors(test);
  assert.equal((await openBrowser(test.app).signIn('green')).statusCode, 200);
  await test.stop();
});
