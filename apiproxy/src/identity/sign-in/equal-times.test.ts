import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { accountRestPaths, restPaths } from '@crema/shared-contracts';
import { hashPassword } from '../passwords/password.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The number of pairs that are timed, such as 200 for the figures of docs/measurements.md. Usual runs time none: other work would decide the result. */
const pairs = Number(process.env['TIMED_PAIRS'] ?? 0);
const mostDifferenceMs = 5;
/** More than may wait at once: the next password is refused without being hashed. */
const queued = 110;
const keepQueueFull = () => {
  let isFull = true;
  const fill = async () => {
    while (isFull) {
      await hashPassword('copper kettle').catch(() => nextTurn());
    }
  };
  const loops = Array.from({ length: queued }, fill);
  return async () => {
    isFull = false;
    await Promise.all(loops);
  };
};

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('an address with an account and one without, D-121', () => {
  const clock = createTestClock();
  let test: TestApp;
  let turn = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());

  const send = (url: string, payload: object) => {
    turn += 1;
    const remoteAddress = `198.51.${turn >> 8}.${turn & 255}`;
    return test.app.inject({ method: 'POST', url, headers: ownPage, remoteAddress, payload });
  };
  const signIn = (username: string) =>
    send(restPaths.signIn, {
      username,
      password: 'not the password',
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: sampleReputation,
    });
  const forgot = (emailAddress: string) =>
    send(accountRestPaths.forgotPassword, { emailAddress, userName: emailAddress });
  const create = (emailAddress: string) => send(restPaths.createAccount, { ...sampleAccount, emailAddress });

  for (const { what, of } of [
    { what: 'a sign-in', of: signIn },
    { what: 'a new account', of: create },
  ])
    it(`${what} hashes a password for both: both wait in the queue of passwords, and are refused alike when it is full`, async () => {
      const release = keepQueueFull();
      await nextTurn();
      const replies = await Promise.all([of('green@crema.test'), of('nobody@example.com')]);
      await release();
      assert.deepEqual(
        replies.map(({ statusCode }) => statusCode),
        [503, 503],
      );
    });

  for (const { what, of, agrees } of [
    { what: 'a sign-in', of: signIn, agrees: true },
    { what: 'a forgotten password', of: forgot, agrees: true },
    // The reply itself differs: a new account is stored, a taken address is refused.
    { what: 'a new account', of: create, agrees: false },
  ])
    it(`${what} takes the same time for both`, { skip: pairs === 0 }, async (context) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const time = async (kind: keyof typeof times, address: string) => {
        const startedAt = performance.now();
        await of(address);
        times[kind].push(performance.now() - startedAt);
      };
      for (let at = 0; at < pairs; at += 1) {
        // No limit of an hour is reached.
        clock.advance(60 * 60_000);
        const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
        for (const kind of order)
          await time(kind, kind === 'known' ? 'green@crema.test' : `nobody-${at}-${turn}@example.com`);
      }
      const [known, unknown] = [median(times.known), median(times.unknown)];
      context.diagnostic(`${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`);
      if (agrees) assert.ok(Math.abs(known - unknown) <= mostDifferenceMs, `${known} and ${unknown} ms`);
    });
});
