import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCircuitBreaker } from './circuit-breaker.ts';

const key = 'mfe-a@1';
const setup = () => {
  let now = 0;
  const breaker = createCircuitBreaker({ now: () => new Date(now) });
  return {
    breaker,
    fail: (times: number) => Array.from({ length: times }, () => breaker.failed(key)),
    at: (ms: number) => void (now = ms),
  };
};

describe('the circuit breaker of a version', () => {
  it('opens after five failures in a row, tries once after a minute, and closes after a success', () => {
    const { breaker, fail, at } = setup();
    fail(4);
    breaker.succeeded(key);
    fail(4);
    assert.equal(breaker.isOpen(key), false);
    fail(1);
    assert.equal(breaker.isOpen(key), true);
    assert.equal(breaker.isOpen('mfe-a@2'), false);
    at(60_000);
    assert.equal(breaker.isOpen(key), false);
    fail(1);
    assert.equal(breaker.isOpen(key), true);
    at(120_000);
    breaker.succeeded(key);
    fail(4);
    assert.equal(breaker.isOpen(key), false);
  });

  for (const { because, end, isOpen } of [
    { because: 'has not ended', end: () => undefined, isOpen: true },
    { because: 'failed', end: 'failed', isOpen: true },
    { because: 'succeeded', end: 'succeeded', isOpen: false },
    { because: 'says nothing', end: 'abandoned', isOpen: false },
  ] as const)
    it(`lets one try decide after the pause: it is ${isOpen ? 'open' : 'closed'} for the others when that try ${because}`, () => {
      const { breaker, fail, at } = setup();
      fail(5);
      at(60_000);
      assert.equal(breaker.isOpen(key), false);
      breaker.begins(key);
      assert.equal(breaker.isOpen(key), true);
      if (typeof end === 'string') breaker[end](key);
      assert.equal(breaker.isOpen(key), isOpen);
    });

  it('does not limit the tries of a key that has not failed too often', () => {
    const { breaker, fail } = setup();
    fail(4);
    breaker.begins(key);
    assert.equal(breaker.isOpen(key), false);
  });

  it('opens after five costly failures within five minutes, also if tries between them succeed', () => {
    const { breaker, at } = setup();
    const failCostly = (minute: number) => {
      at(minute * 60_000);
      breaker.begins(key);
      breaker.failed(key, { isCostly: true });
      const isOpen = breaker.isOpen(key);
      at((minute + 1) * 60_000);
      breaker.succeeded(key);
      return isOpen;
    };
    assert.deepEqual([0, 1, 1, 1, 1].map(failCostly), [false, false, false, false, true]);
    assert.equal(breaker.isOpen(key), false);
    assert.equal(failCostly(2), true);
    assert.equal(failCostly(20), false);
  });

  it('forgets other failures with a success', () => {
    const { breaker, fail } = setup();
    for (const _round of [1, 2, 3]) {
      fail(4);
      breaker.succeeded(key);
    }
    assert.equal(breaker.isOpen(key), false);
  });
});
