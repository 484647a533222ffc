import type { OperatorCommand } from './operator-command.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import { readPeriod, type ReconcileComparison } from './reconcile-comparison.ts';
import { reconcile } from './reconcile.ts';

export const createReconcileCommand = (
  checks: readonly ReconcileCheck[],
  comparisons: readonly ReconcileComparison[] = [],
): OperatorCommand => ({
  name: 'run',
  summary:
    'Checks ledgers, orders, payments, slots, receipts and jobs against each other, and the payments of a period against the provider’s book',
  usage: '[--from 2026-11-01] [--to 2026-12-01]',
  options: { from: 'string', to: 'string' },
  run: async (deps, { options }) => {
    const now = deps.clock.now();
    const period = readPeriod(options as { readonly from?: string; readonly to?: string }, now);
    const results = [...(await reconcile(deps.db, checks, now))];
    for (const compare of comparisons) results.push(...(await compare(deps, period)));
    const deviations = results.reduce((sum, result) => sum + result.deviations, 0);
    return {
      columns: ['check', 'rows', 'deviations', 'what holds, and what does not'],
      rows: results.flatMap(({ name, rows, invariant, deviations: count, examples }) => [
        [name, String(rows), String(count), invariant],
        ...examples.map(({ subject, found }) => ['', '', '', `✗ ${subject}: ${found}`]),
      ]),
      summary: `${results.length} checks, ${deviations} deviations`,
      ok: deviations === 0,
    };
  },
});
