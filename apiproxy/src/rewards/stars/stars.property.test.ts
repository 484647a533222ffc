import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { assertStarsAgree, createStarMember } from '../../testing/rewards/stars-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

type Step =
  | { readonly kind: 'earn' | 'give-back'; readonly n: number }
  | { readonly kind: 'reload'; readonly n: number }
  | { readonly kind: 'spend'; readonly n: number; readonly stars: number }
  | { readonly kind: 'charge-back'; readonly n: number; readonly id: number }
  | { readonly kind: 'wait'; readonly days: number };
const n = fc.integer({ min: 0, max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('earn' as const, 'give-back' as const), n }),
  fc.record({ kind: fc.constant('reload' as const), n }),
  fc.record({ kind: fc.constant('spend' as const), n, stars: fc.constantFrom(25, 60) }),
  fc.record({ kind: fc.constant('charge-back' as const), n, id: n }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 80 }) }),
);
const earnedTenths = 333;
const dayMs = 24 * 60 * 60_000;

describe('any sequence of earning, spending, expiring and giving back', () => {
  const clock = createTestClock();
  let test: TestApp;
  let count = 0;
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  const open = () => {
    count += 1;
    return createStarMember(test.deps, { memberId: `any-${count}` });
  };
  type Member = Awaited<ReturnType<typeof open>>;
  const run = async (one: Member, run: number, taken: Step): Promise<void> => {
    const ref = (name: string, index: number) => `${run}-${name}-${index}`;
    switch (taken.kind) {
      case 'earn':
        return one.earn(ref('order', taken.n), earnedTenths);
      case 'give-back':
        return one.giveBack(ref('use', taken.n));
      case 'reload':
        return one.reload(ref('reload', taken.n), 5000);
      case 'spend': {
        const before = await one.balance();
        const isTaken = await one.spend(ref('use', taken.n), taken.stars);
        return assert.ok(isTaken || before < 600 || (await one.balance()) <= before);
      }
      case 'charge-back':
        return one.chargeBack('order', ref('order', taken.n), {
          id: ref(`chargeback-${taken.n}`, taken.id),
          amountMinor: 250,
          paidMinor: 1000,
        });
      case 'wait':
        return clock.advance(taken.days * dayMs);
    }
  };

  it('keeps ledger, months and balance equal, and never below zero, RWD-032 D-150 R01', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const one = await open();
        const runId = count;
        for (const taken of steps) {
          await run(one, runId, taken);
          assert.ok((await one.balance()) >= 0);
        }
        const entries = await one.entries();
        assert.equal(
          entries.reduce((sum, [, tenths]) => sum + tenths, 0),
          await one.balance(),
        );
        const earned = entries.filter(([kind]) => kind === 'EARNED').length;
        const orders = new Set(steps.flatMap((taken) => (taken.kind === 'earn' ? [taken.n] : [])));
        assert.ok(earned <= orders.size);
        await assertStarsAgree(test.deps);
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same balance in any sequence of earning and chargebacks, R05', async () => {
    const events: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ kind: fc.constant('earn' as const), n }),
      fc.record({ kind: fc.constant('charge-back' as const), n, id: n }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(events, { maxLength: 12, selector: (one) => JSON.stringify(one) }),
        async (steps) => {
          const balances: number[] = [];
          for (const sequence of [steps, steps.toReversed(), [...steps, ...steps]]) {
            const one = await open();
            const runId = count;
            for (const taken of sequence) await run(one, runId, taken);
            balances.push(await one.balance());
          }
          assert.equal(new Set(balances).size, 1, balances.join(', '));
        },
      ),
      { numRuns: 25 },
    );
  });
});
