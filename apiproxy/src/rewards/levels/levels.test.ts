import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { assertStarsAgree, createStarMember, runStarJobs } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { levelAfterYear, scheduleLevelYears } from './level-years.job.ts';

describe('the level after a level year', () => {
  for (const [level, yearTenths, lastMonthTenths, next, because] of [
    ['GOLD', 5000, 0, 'GOLD', 'exactly at the threshold'],
    ['GOLD', 4999, 249, 'GREEN', 'below it'],
    ['GOLD', 4999, 250, 'GOLD', '25 Stars in the last month extend Gold'],
    ['GOLD', 20_000, 0, 'RESERVE', 'the next threshold'],
    ['RESERVE', 4999, 250, 'GREEN', 'the extension belongs to Gold'],
    ['RESERVE', 19_999, 0, 'GOLD', 'one level lower'],
    ['RESERVE', 20_000, 0, 'RESERVE', 'kept'],
  ] as const)
    it(`is ${next} after ${level} with ${yearTenths} tenths: ${because}, RWD-020 RWD-025 D-150 R07`, () => {
      assert.equal(levelAfterYear({ level, yearTenths, lastMonthTenths }), next);
    });
});

describe('the level of a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ clock });
    await scheduleLevelYears(test.deps);
  });
  after(() => test.stop());

  it('rises at the threshold at once, keeps its Stars, and falls at the anniversary with six months left, D-150 R07', async () => {
    const one = await createStarMember(test.deps, { memberId: 'riser' });
    await one.earn('to-499.9', 4999);
    assert.equal(await one.level(), 'GREEN');
    assert.deepEqual(await one.batches(), [['2026-06', 4999, '2027-01-01']]);
    await one.earn('to-500', 1);
    assert.equal(await one.level(), 'GOLD');
    assert.deepEqual(await one.batches(), [['2026-06', 5000, null]]);
    // The year in which Gold was reached keeps it for the next one.
    clock.set('2027-03-14T12:00:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.level(), 'GOLD');
    clock.set('2028-03-14T03:00:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.level(), 'GOLD');
    clock.set('2028-03-14T04:00:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.level(), 'GREEN');
    assert.deepEqual(await one.batches(), [['2026-06', 5000, '2028-10-01']]);
    await assertStarsAgree(test.deps);
  });

  it('crosses two thresholds with one order, R07', async () => {
    const one = await createStarMember(test.deps, { memberId: 'jumper' });
    await one.earn('large', 20_000);
    assert.equal(await one.level(), 'RESERVE');
  });

  it('stays Gold for another year with 25 Stars in the last month, RWD-025', async () => {
    clock.set('2028-04-01T12:00:00Z');
    const one = await createStarMember(test.deps, { memberId: 'extender', level: 'GOLD' });
    await runStarJobs(test.deps);
    clock.set('2029-03-01T12:00:00Z');
    await one.earn('extends', 250);
    clock.set('2029-03-14T12:00:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.level(), 'GOLD');
    clock.set('2030-03-14T12:00:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.level(), 'GREEN');
  });
});
