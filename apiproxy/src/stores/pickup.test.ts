import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fixtureStore } from '../testing/fixture-store.ts';
import { estimatePickups, offeredPickups } from './pickup.ts';

describe('pickup options', () => {
  it('never offer XO, ORD-060', () => {
    const store = { ...fixtureStore(1009), pickupOptions: ['16', 'DT', 'XO'] };
    assert.deepEqual(offeredPickups(store), ['16', 'DT']);
    assert.deepEqual(
      estimatePickups(store).map(({ pickUpOption }) => pickUpOption),
      ['INSTORE16', 'DT'],
    );
  });

  it('omit curbside while it is closed', () => {
    assert.deepEqual(offeredPickups(fixtureStore(1015)), ['16', 'DT']);
    assert.deepEqual(offeredPickups(fixtureStore(1001)), ['16', 'DT', 'CX']);
  });

  it('have no estimate while the store is not ready, D-30', () => {
    for (const short of [1003, 1004, 1005, 1016]) assert.deepEqual(estimatePickups(fixtureStore(short)), []);
  });

  it('take longer the further the barista walks', () => {
    const [inStore, , curbside] = estimatePickups(fixtureStore(1001));
    assert.ok(inStore && curbside && inStore.maxMinutes < curbside.maxMinutes);
  });
});
