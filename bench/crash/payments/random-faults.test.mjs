import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRandom, createRandomFaults } from './random-faults.mjs';

const draw = (seed, count) => {
  const { faultOf, counts } = createRandomFaults(createRandom(seed));
  const faults = Array.from({ length: count }, () => faultOf('POST /v1/payment_intents'));
  return { faults, counts };
};
const kindsOf = ({ faults }) => faults.map((fault) => fault?.kind);

describe('the faults of Stripe in a crash run', () => {
  it('depend on the seed only, PAY-010', () => {
    assert.deepEqual(draw(7, 500), draw(7, 500));
    assert.notDeepEqual(kindsOf(draw(7, 500)), kindsOf(draw(8, 500)));
  });

  it('are lost replies, errors before and after the work, 429, delays, and many good replies, PAY-010', () => {
    const { faults, counts } = draw(1, 2_000);
    assert.ok(Object.values(counts).every((count) => count > 20));
    assert.ok(faults.filter((fault) => fault === undefined).length > 1_000);
  });

  it('last for longer than the package repeats a request, and end, PAY-010', () => {
    const runs = kindsOf(draw(3, 2_000)).reduce(
      ([longest, length, last], kind) => {
        const now = kind !== undefined && kind === last ? length + 1 : 1;
        return [kind === undefined ? longest : Math.max(longest, now), now, kind];
      },
      [0, 0, undefined],
    );
    assert.ok(runs[0] >= 3 && runs[0] < 20, `${runs[0]} in a row`);
  });

  it('of one request leave the others alone, PAY-010', () => {
    const { faultOf } = createRandomFaults(() => 0);
    assert.equal(faultOf('POST /v1/refunds').kind, 'lost');
    const drawn = [0.001, 0, 0.9, 0.9];
    const next = createRandomFaults(() => drawn.shift());
    assert.equal(next.faultOf('POST /v1/refunds').kind, 'lost');
    assert.equal(next.faultOf('POST /v1/payment_intents'), undefined);
  });
});
