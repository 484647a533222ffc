import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { mfaRestPaths, restPaths, type MemberSession } from '@crema/shared-contracts';
import { openBrowser } from '../../testing/browser.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';
import { deviceLabelOf } from './device-label.ts';

const clock = createTestClock();
let test: TestApp;
before(async () => {
  test = await startTestApp({ clock, modules: [identity] });
});
after(() => test.stop());

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const open = async (agent: string, name = 'green') => {
  const browser = openBrowser(test.app);
  const body = {
    username: `${name}@crema.test`,
    password: 'Espresso-2026',
    rememberMe: false,
    market: 'US',
    transactionSubType: 'signin',
    reputation: sampleReputation,
  };
  assert.equal((await browser.post(restPaths.signIn, body, { 'user-agent': agent })).statusCode, 200);
  return browser;
};
const devices = (reply: { json(): { sessions: MemberSession[] } }) =>
  reply.json().sessions.map(({ device, current }) => [device, current]);

it('a member sees the own sessions and signs out of one, or of all others, without a new proof, D-113, ACC-041', async () => {
  const other = await open(windows, 'gold');
  const lost = await open(iphone);
  const second = await open(iphone);
  clock.advance(6 * 60_000);
  const here = await open(windows);
  clock.advance(6 * 60_000);
  const reply = await here.get(mfaRestPaths.sessions);
  assert.deepEqual(devices(reply), [
    ['Chrome · Windows', true],
    ['Safari · iPhone', false],
    ['Safari · iPhone', false],
  ]);
  const { id } = (await lost.get(mfaRestPaths.sessions))
    .json<{ sessions: MemberSession[] }>()
    .sessions.find(({ current }) => current) ?? { id: '' };
  assert.equal(devices(await here.delete(mfaRestPaths.session(id))).length, 2);
  assert.equal((await lost.get(mfaRestPaths.sessions)).statusCode, 401);
  const [foreign] = (await other.get(mfaRestPaths.sessions)).json().sessions;
  await here.delete(mfaRestPaths.session(foreign.id));
  assert.equal((await other.get(mfaRestPaths.sessions)).statusCode, 200);
  const [own] = reply.json().sessions;
  assert.equal((await here.delete(mfaRestPaths.session(own.id))).statusCode, 400);
  assert.deepEqual(devices(await here.delete(mfaRestPaths.sessions)), [['Chrome · Windows', true]]);
  assert.equal((await second.get(mfaRestPaths.sessions)).statusCode, 401);
});

it('the last use of a session is noted, exact to 10 minutes, ACC-041', async () => {
  const browser = await open(windows, 'reserve');
  const lastUse = async () => (await browser.get(mfaRestPaths.sessions)).json().sessions[0].lastUsedAt;
  const first = await lastUse();
  clock.advance(9 * 60_000);
  assert.equal(await lastUse(), first);
  clock.advance(60_000);
  assert.notEqual(await lastUse(), first);
});

it('an unknown program has no label', () => {
  assert.equal(deviceLabelOf(undefined), '');
  assert.equal(deviceLabelOf('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Firefox/140.0'), 'Firefox · Mac');
});
