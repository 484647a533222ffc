import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { payBySvc, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { moveOrderJob } from './move-order.job.ts';
import { moveOrder } from './move-order.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const setup = (
  storeBoard: boolean,
  { hasKey = true, ...overrides }: { hasKey?: boolean; pickedUpAfterMinutes?: number } = {},
) => {
  const clock = createTestClock();
  let test: TestApp;
  let orderId: string;
  let placedAt: number;
  let day = 3;
  before(async () => {
    test = await startTestApp({ clock, overrides: { storeBoard, ...overrides } });
    if (!hasKey) await test.deps.db.deleteFrom('store_key').execute();
  });
  after(() => test.stop());
  beforeEach(async () => {
    // Each order is placed on a day of its own, while the store is open.
    day += 1;
    clock.set(`2026-06-0${day}T15:00:00Z`);
    placedAt = clock.now().getTime();
    const gold = openBrowser(test.app);
    await gold.signIn('gold');
    const priced = await priceLatte(gold);
    orderId = priced.orderId;
    await submit(gold, payBySvc(orderId, priced.totalMinor));
  });
  return {
    pass: async (ms: number) => {
      clock.advance(ms);
      await runDueJobs(test.deps, [moveOrderJob]);
    },
    move: (to: 'READY' | 'PICKED_UP') =>
      test.deps.db.transaction().execute((trx) => moveOrder(trx, test.deps, { orderId, to })),
    /** Each state that was reached, with the minutes from the placement to it. */
    life: async () => {
      const rows = await test.deps.db
        .selectFrom('order_transition')
        .select(['status', 'at'])
        .where('order_id', '=', orderId)
        .execute();
      return Object.fromEntries(rows.map(({ status, at }) => [status, (at.getTime() - placedAt) / minuteMs]));
    },
    starJobs: async () =>
      (
        await test.deps.db
          .selectFrom('job')
          .select('id')
          .where('dedupe_key', '=', `book-stars:${orderId}`)
          .execute()
      ).length,
    openSteps: async () =>
      (
        await test.deps.db
          .selectFrom('job')
          .select('dedupe_key')
          .where('topic', '=', 'move-order')
          .where('done_at', 'is', null)
          .execute()
      ).length,
  };
};

describe('an order at a store that a job plays', () => {
  const { pass, move, life, starJobs, openSteps } = setup(false);

  it('has each state stored with its time, ORD-066 D-145', async () => {
    assert.deepEqual(await life(), { RECEIVED: 0 });
    for (let minute = 0; minute < 20; minute += 1) await pass(minuteMs);
    assert.deepEqual(await life(), { RECEIVED: 0, PREPARING: 1, READY: 5, PICKED_UP: 20 });
  });

  it('takes the steps that are due one after another when the jobs did not run for an hour, ORD-066', async () => {
    await pass(hourMs);
    assert.deepEqual(await life(), { RECEIVED: 0, PREPARING: 60, READY: 60, PICKED_UP: 60 });
    assert.equal(await openSteps(), 0);
  });

  it('never moves back, and is moved once by callers at the same time, ORD-066', async () => {
    assert.deepEqual((await Promise.all([move('READY'), move('READY')])).toSorted(), [false, true]);
    await pass(minuteMs);
    assert.deepEqual(await life(), { RECEIVED: 0, READY: 0 });
  });

  it('gets the job that books its Stars when it is picked up, RWD-032', async () => {
    await pass(10 * minuteMs);
    assert.equal(await starJobs(), 0);
    await move('PICKED_UP');
    assert.equal(await starJobs(), 1);
    await pass(hourMs);
    assert.equal(await starJobs(), 1);
  });
});

describe('an order at a store with a board', () => {
  const { pass, move, life, openSteps } = setup(true);

  it('waits for the person who moves it, D-145', async () => {
    await pass(hourMs);
    assert.deepEqual(await life(), { RECEIVED: 0 });
    await move('READY');
    await move('PICKED_UP');
    assert.deepEqual(await life(), { RECEIVED: 0, READY: 60, PICKED_UP: 60 });
    await pass(12 * hourMs);
    assert.equal(await openSteps(), 0);
  });

  it('is closed twelve hours after its time when nobody has handed it over, ORD-067 D-145', async () => {
    await pass(12 * hourMs);
    assert.deepEqual(await life(), { RECEIVED: 0 });
    await pass(5 * minuteMs);
    assert.deepEqual(await life(), { RECEIVED: 0, PICKED_UP: 12 * 60 + 5 });
  });
});

describe('an order of a store that has no board although boards are on', () => {
  const { pass, life } = setup(true, { hasKey: false, pickedUpAfterMinutes: 9 });

  it('is moved by the job, and is picked up after the minutes of the configuration, L-21', async () => {
    for (let minute = 0; minute < 15; minute += 1) await pass(minuteMs);
    assert.deepEqual(await life(), { RECEIVED: 0, PREPARING: 1, READY: 5, PICKED_UP: 14 });
  });
});
