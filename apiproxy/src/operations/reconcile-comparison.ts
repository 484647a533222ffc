import type { OperatorDeps } from './operator-command.ts';
import type { CheckResult } from './reconcile.ts';
import type { ServerModule } from '../http/server-module.ts';

/** From its start to before its end. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}
/** Compares our records of a period with those of another system, which no SQL reaches. */
export type ReconcileComparison = (deps: OperatorDeps, period: Period) => Promise<readonly CheckResult[]>;

declare module '../http/server-module.ts' {
  interface ServerModule {
    readonly comparisons?: readonly ReconcileComparison[];
  }
}

export const collectComparisons = (modules: readonly ServerModule[]): readonly ReconcileComparison[] =>
  modules.flatMap((module) => module.comparisons ?? []);

/** By default the day that ended two hours ago: by then each payment and refund is recorded by both sides. */
const settledWithinMs = 2 * 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const readTime = (option: 'from' | 'to', text: string): Date => {
  const time = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(time.getTime()))
    throw new Error(
      `--${option}: found ${text}; expected a date such as 2026-11-01, or an instant such as 2026-11-01T05:00:00Z.`,
    );
  return time;
};

/** The period of `--from` and `--to`; a date is its midnight in UTC. Throws if the end is not after the start. */
export const readPeriod = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
): Period => {
  const end = to === undefined ? new Date(now.getTime() - settledWithinMs) : readTime('to', to);
  const start = from === undefined ? new Date(end.getTime() - dayMs) : readTime('from', from);
  if (start >= end)
    throw new Error(
      `--from: found ${start.toISOString()}, which is not before ${end.toISOString()}; expected an earlier time. Set --from or --to.`,
    );
  return { from: start, to: end };
};
