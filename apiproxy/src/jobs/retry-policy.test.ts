import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decideRetry, retryDelayMs, retryPolicies, type RetryPolicy } from './retry-policy.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const start = new Date('2026-06-03T15:00:00Z');
/** Without jitter, the delay is the middle of the range. */
const middle = (below: number) => Math.floor(below / 2);

/** Returns the retries of a job whose every attempt fails, for at most `spanMs`. */
const failFor = (policy: RetryPolicy, spanMs: number) => {
  const tries: { atMs: number; alarm: boolean; dead: boolean }[] = [];
  let now = start;
  for (let attempts = 1; now.getTime() - start.getTime() <= spanMs; attempts += 1) {
    const verdict = decideRetry(policy, { attempts, failingSince: start, now }, middle);
    const atMs = now.getTime() - start.getTime();
    tries.push({
      atMs,
      alarm: verdict.kind === 'retry' && verdict.alarm,
      dead: verdict.kind === 'dead',
    });
    if (verdict.kind === 'dead') break;
    now = verdict.runAt;
  }
  return tries;
};

describe('a job that keeps failing', () => {
  for (const name of ['money', 'upkeep'] as const)
    it(`is never given up by the policy ${name}, and is retried every hour after ten days`, () => {
      const tries = failFor(retryPolicies[name], 10 * 24 * hourMs);
      assert.ok(tries.every(({ dead }) => !dead));
      const [before, last] = tries.slice(-2).map(({ atMs }) => atMs);
      assert.equal((last ?? 0) - (before ?? 0), hourMs);
    });

  it('moves money again soon after a short outage', () => {
    const inFirstMinute = failFor(retryPolicies.money, minuteMs);
    assert.ok(inFirstMinute.length >= 7, String(inFirstMinute.length));
  });

  it('is mailed for 24 h, at least every quarter of an hour, and is dead then', () => {
    const tries = failFor(retryPolicies.mail, 30 * hourMs);
    const last = tries.at(-1);
    assert.ok(last?.dead);
    assert.ok(last.atMs >= 24 * hourMs && last.atMs < 24.5 * hourMs, String(last.atMs));
    for (const [index, { atMs }] of tries.entries())
      assert.ok(atMs - (tries[index - 1]?.atMs ?? 0) <= 15 * minuteMs);
  });

  for (const [name, policy] of Object.entries(retryPolicies))
    it(`raises an alarm early enough by the policy ${name}`, () => {
      const tries = failFor(policy, 2 * 24 * hourMs);
      const first = tries.find(({ alarm }) => alarm)?.atMs ?? Infinity;
      assert.ok(first >= policy.alarmsAfterMs && first < policy.alarmsAfterMs * 2, String(first));
    });

  it('waits between 80 and 120 percent of the plain delay, so that failed jobs spread out', () => {
    const delays = Array.from({ length: 200 }, (_, index) =>
      retryDelayMs(retryPolicies.mail, 4, (below) => Math.floor((index * below) / 200)),
    );
    assert.ok(Math.min(...delays) >= 6_400 && Math.max(...delays) <= 9_600);
    assert.ok(new Set(delays).size > 100);
  });
});
