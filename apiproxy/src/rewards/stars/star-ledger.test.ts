import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { assertStarsAgree, createStarMember, runStarJobs } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadOffers } from '../offers/load-offers.ts';
import { scheduleStarExpiry } from './expire-stars.job.ts';

describe('the ledger of Stars', () => {
  const clock = createTestClock();
  let test: TestApp;
  let count = 0;
  const member = (over: Partial<Parameters<typeof createStarMember>[1]> = {}) => {
    count += 1;
    return createStarMember(test.deps, { memberId: `star-member-${count}`, ...over });
  };
  before(async () => {
    test = await startTestApp({ clock });
    await scheduleStarExpiry(test.deps);
  });
  after(() => test.stop());

  it('books an order once, also when its job runs again, RWD-032', async () => {
    const one = await member();
    await one.earn('once', 100);
    await one.earn('once', 100);
    assert.equal(await one.balance(), 100);
    await assertStarsAgree(test.deps);
  });

  for (const [amountMinor, tenths] of [
    [2999, 0],
    [3000, 100],
    [4999, 100],
    [5000, 250],
    [10_000, 250],
  ] as const)
    it(`books ${tenths} tenths for a reload of ${amountMinor} cents, once, RWD-029 D-135`, async () => {
      const one = await member();
      await one.reload(`reload-${amountMinor}`, amountMinor);
      await one.reload(`reload-${amountMinor}`, amountMinor);
      assert.equal(await one.balance(), tenths);
    });

  it('takes back what charged-back money had earned, in part and once for each chargeback, R05 R09', async () => {
    const one = await member();
    await one.earn('disputed', 101);
    await one.chargeBack('order', 'disputed', { id: 'c1', amountMinor: 500, paidMinor: 1000 });
    await one.chargeBack('order', 'disputed', { id: 'c1', amountMinor: 500, paidMinor: 1000 });
    assert.equal(await one.balance(), 51);
    await one.chargeBack('order', 'disputed', { id: 'c2', amountMinor: 500, paidMinor: 1000 });
    assert.deepEqual(await one.entries(), [
      ['EARNED', 101],
      ['TAKEN_BACK', -50],
      ['TAKEN_BACK', -51],
    ]);
    await assertStarsAgree(test.deps);
  });

  it('leaves the bonus of the step that a partly charged-back reload still reaches, D-135', async () => {
    const one = await member();
    await one.reload('step', 7000);
    await one.chargeBack('reload', 'step', { id: 'c3', amountMinor: 3000, paidMinor: 7000 });
    assert.equal(await one.balance(), 100);
    await one.chargeBack('reload', 'step', { id: 'c4', amountMinor: 2000, paidMinor: 7000 });
    assert.equal(await one.balance(), 0);
    await assertStarsAgree(test.deps);
  });

  it('earns only for the money that is left when the chargeback comes first, R05', async () => {
    const one = await member();
    await one.chargeBack('order', 'early', { id: 'c5', amountMinor: 250, paidMinor: 1000 });
    await one.earn('early', 100);
    await one.chargeBack('reload', 'early', { id: 'c6', amountMinor: 5000, paidMinor: 5000 });
    await one.reload('early', 5000);
    assert.deepEqual(await one.entries(), [['EARNED', 75]]);
    await assertStarsAgree(test.deps);
  });

  it('takes back no more than the balance, and the entry says what was asked, R09', async () => {
    const one = await member();
    await one.earn('spent', 300);
    assert.equal(await one.spend('spends', 25), true);
    await one.chargeBack('order', 'spent', { id: 'c7', amountMinor: 1000, paidMinor: 1000 });
    assert.deepEqual((await one.entries()).at(-1), ['TAKEN_BACK', -50]);
    const { asked_tenths } = await test.deps.db
      .selectFrom('star_ledger')
      .select('asked_tenths')
      .where('ref_id', '=', 'c7')
      .executeTakeFirstOrThrow();
    assert.equal(asked_tenths, -300);
    await one.chargeBack('order', 'none', { id: 'c8', amountMinor: 1000, paidMinor: 1000 });
    assert.equal(await one.balance(), 0);
    await assertStarsAgree(test.deps);
  });

  it('spends one of two Rewards for which the Stars suffice once, R01', async () => {
    const one = await member();
    await one.earn('for-one', 2000);
    const taken = await Promise.all([one.spend('first', 200), one.spend('second', 200)]);
    assert.deepEqual(taken.toSorted(), [false, true]);
    assert.equal(await one.balance(), 0);
    await assertStarsAgree(test.deps);
  });

  it('spends the earliest expiring Stars first and gives them back to their month, D-150 R01', async () => {
    const one = await member();
    clock.set('2026-06-03T15:00:00Z');
    await one.earn('june', 300);
    clock.set('2026-07-03T15:00:00Z');
    await one.earn('july', 300);
    assert.deepEqual(await one.batches(), [
      ['2026-06', 300, '2027-01-01'],
      ['2026-07', 300, '2027-02-01'],
    ]);
    await one.spend('first-june', 25);
    assert.deepEqual((await one.batches())[0], ['2026-06', 50, '2027-01-01']);
    await one.giveBack('first-june');
    await one.giveBack('first-june');
    assert.deepEqual((await one.batches())[0], ['2026-06', 300, '2027-01-01']);
    await assertStarsAgree(test.deps);
  });

  it('lets a month expire at the end of the sixth month after it, in the member’s zone, once, D-150', async () => {
    clock.set('2026-08-01T03:30:00Z');
    const one = await member();
    // It is still July in New York.
    await one.earn('late-july', 300);
    clock.set('2027-02-01T04:59:00Z');
    await runStarJobs(test.deps);
    assert.equal(await one.balance(), 300);
    clock.set('2027-02-01T05:00:00Z');
    await runStarJobs(test.deps);
    await runStarJobs(test.deps);
    assert.deepEqual(await one.entries(), [
      ['EARNED', 300],
      ['EXPIRED', -300],
    ]);
    await assertStarsAgree(test.deps);
  });

  it('neither offers nor spends Stars that are over before the job has run, D-150', async () => {
    clock.set('2027-02-10T15:00:00Z');
    const one = await member();
    await one.earn('over', 300);
    clock.set('2027-09-01T04:00:00Z');
    const moment = { now: clock.now(), timeZone: 'America/New_York' };
    assert.equal((await loadOffers(test.deps.db, one.memberId, moment)).balanceTenths, 0);
    assert.equal(await one.spend('too-late', 25), false);
    await runStarJobs(test.deps);
    assert.equal(await one.balance(), 0);
    await assertStarsAgree(test.deps);
  });

  it('extends a month in its last month with 25 Stars, by one month, once, D-150', async () => {
    clock.set('2027-10-10T15:00:00Z');
    const one = await member();
    await one.earn('old', 100);
    clock.set('2028-04-10T15:00:00Z');
    await one.earn('some', 249);
    assert.deepEqual((await one.batches())[0], ['2027-10', 100, '2028-05-01']);
    await one.earn('enough', 1);
    assert.deepEqual((await one.batches())[0], ['2027-10', 100, '2028-06-01']);
    clock.set('2028-05-10T15:00:00Z');
    await one.earn('more', 250);
    assert.deepEqual((await one.batches())[0], ['2027-10', 100, '2028-06-01']);
  });

  it('puts given-back Stars of a month that is over into this month, R01', async () => {
    clock.set('2028-06-10T15:00:00Z');
    const one = await member();
    await one.earn('before', 250);
    clock.set('2028-12-31T20:00:00Z');
    await one.spend('voided-late', 25);
    clock.set('2029-01-01T15:00:00Z');
    await runStarJobs(test.deps);
    await one.giveBack('voided-late');
    assert.deepEqual(await one.batches(), [['2029-01', 250, '2029-08-01']]);
    await assertStarsAgree(test.deps);
  });
});
