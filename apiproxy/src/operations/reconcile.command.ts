import type { OperatorCommand } from './operator-command.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import { reconcile } from './reconcile.ts';

export const createReconcileCommand = (checks: readonly ReconcileCheck[]): OperatorCommand => ({
  name: 'run',
  summary: 'Checks ledgers, orders, payments, slots, receipts and jobs against each other',
  usage: '',
  options: {},
  run: async ({ db, clock }) => {
    const results = await reconcile(db, checks, clock.now());
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
