import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { fixtureStore } from '../../testing/fixture-store.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { migrate } from '../../storage/migrate.ts';
import type { Database } from '../../storage/database.ts';
import { seed } from '../../app/seed/seed.ts';
import { loadSlots, planSlots, takeSlot } from './time-slots.ts';
import { migrations } from '../../app/migrations.ts';

const at = (instant: string) => new Date(instant);
const times = (slots: readonly Date[]) => slots.map((slot) => slot.toISOString().slice(11, 16));

describe('slots for a scheduled pickup, D-29', () => {
  const always = fixtureStore(1001);
  const ordinary = fixtureStore(1017);

  it('start on five minutes after the lead time, follow every quarter after an hour, and end tomorrow at midnight, ORD-063, L-05', () => {
    const { startsAt } = planSlots(always, at('2026-06-03T15:02:00Z'));
    assert.deepEqual(times(startsAt).slice(0, 2), ['15:10', '15:15']);
    assert.deepEqual(times(startsAt).slice(10, 13), ['16:00', '16:15', '16:30']);
    assert.equal(startsAt.at(-1)?.toISOString(), '2026-06-05T04:45:00.000Z');
  });

  it('of a store that is always open go on over midnight, at any time, L-05', () => {
    const { startsAt } = planSlots(always, at('2026-06-03T05:50:00Z'));
    const steps = startsAt.slice(1).map((slot, index) => slot.getTime() - (startsAt[index]?.getTime() ?? 0));
    assert.ok(steps.every((step) => step <= 15 * 60_000));
    assert.equal(startsAt.at(-1)?.toISOString(), '2026-06-05T04:45:00.000Z');
  });

  it('of a closed store begin one lead time after it opens, L-06', () => {
    const { startsAt, asapAvailable } = planSlots(ordinary, at('2026-06-04T03:00:00Z'));
    assert.equal(startsAt[0]?.toISOString(), '2026-06-04T11:15:00.000Z');
    assert.equal(asapAvailable, false);
  });

  it('of a store that is closed tomorrow are those of the day on which it opens next, L-06', () => {
    const open = { opens: '08:00', closes: '12:00' };
    const saturdays = { ...ordinary, hours: [null, null, null, null, null, null, open] };
    const { startsAt } = planSlots(saturdays, at('2026-06-03T15:00:00Z'));
    assert.equal(startsAt[0]?.toISOString(), '2026-06-06T13:15:00.000Z');
    assert.equal(startsAt.at(-1)?.toISOString(), '2026-06-06T16:45:00.000Z');
  });

  it('start later where the pickup option takes longer, ORD-063, D-29', () => {
    // 1001 needs 5 minutes, and 2 more for an order that is brought to a car.
    const now = at('2026-06-03T15:00:00Z');
    assert.equal(times(planSlots(always, now, '16').startsAt)[0], '15:05');
    assert.equal(times(planSlots(always, now, 'CX').startsAt)[0], '15:10');
  });

  it('end one lead time before closing', () => {
    const { startsAt } = planSlots(ordinary, at('2026-06-04T01:30:00Z'));
    const today = startsAt.filter((slot) => slot < at('2026-06-04T05:00:00Z'));
    assert.equal(times(today).at(-1), '01:55');
  });

  for (const { because, short, now, slots, asap } of [
    {
      because: 'the store can still make it',
      short: 1017,
      now: '2026-06-04T01:54:00Z',
      slots: 0,
      asap: true,
    },
    { because: 'closing comes first', short: 1017, now: '2026-06-04T01:56:00Z', slots: 0, asap: false },
    { because: 'the store is closed', short: 1006, now: '2026-06-03T15:00:00Z', slots: 0, asap: false },
    { because: 'the store takes no orders', short: 1003, now: '2026-06-03T15:00:00Z', slots: 0, asap: false },
    { because: 'it is an ordinary hour', short: 1001, now: '2026-06-03T15:00:00Z', slots: 12, asap: true },
  ])
    it(`and as soon as possible: ${slots} and ${asap} when ${because}`, () => {
      const planned = planSlots(fixtureStore(short), at(now));
      const nextHour = planned.startsAt.filter((slot) => slot.getTime() <= at(now).getTime() + 3_600_000);
      assert.deepEqual([nextHour.length, planned.asapAvailable], [slots, asap]);
    });
});

const inStore = (startsAt: Date) => ({ startsAt, pickup: '16' }) as const;

describe('places of a slot', () => {
  let database: Database;
  const now = at('2026-06-03T15:00:00Z');
  before(async () => {
    database = await openTestDatabase();
    await migrate(database.db, migrations);
    await seed(database.db, 'fixtures');
  });
  after(() => database.close());

  it('are reserved up to its capacity, however many requests are concurrent', async () => {
    const store = { ...fixtureStore(1001), slotCapacity: 3 };
    const [slot] = planSlots(store, now).startsAt;
    assert.ok(slot);
    const taken = await Promise.all(
      Array.from({ length: 8 }, () => takeSlot(database.db, store, inStore(slot), now)),
    );
    assert.equal(taken.filter(Boolean).length, 3);
    const [first, second] = await loadSlots(database.db, store, now);
    assert.deepEqual([first?.available, second?.available], [false, true]);
  });

  it('are none where every slot is full, ORD-064', async () => {
    const store = fixtureStore(1010);
    const slots = await loadSlots(database.db, store, now);
    assert.ok(slots.length > 0 && slots.every(({ available }) => !available));
    assert.equal(await takeSlot(database.db, store, inStore(slots[0]?.startsAt ?? now), now), false);
  });

  it('are rejected at a time that is not offered', async () => {
    const store = fixtureStore(1001);
    assert.equal(await takeSlot(database.db, store, inStore(at('2026-06-03T15:07:00Z')), now), false);
    assert.equal(await takeSlot(database.db, store, inStore(at('2026-06-05T19:00:00Z')), now), false);
  });
});
