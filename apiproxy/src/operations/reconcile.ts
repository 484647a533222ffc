import { sql, type Kysely } from 'kysely';
import type { ServerModule } from '../http/server-module.ts';
import type { Tables } from '../storage/tables.ts';
import type { Deviation, ReconcileCheck } from './reconcile-check.ts';

/** The number of deviations of one check that are listed. All of them are counted. */
const maxExamples = 20;

export interface CheckResult {
  readonly name: string;
  readonly invariant: string;
  readonly rows: number;
  readonly deviations: number;
  readonly examples: readonly Deviation[];
}

export const collectChecks = (modules: readonly ServerModule[]): readonly ReconcileCheck[] =>
  modules.flatMap((module) => module.checks ?? []);

const runCheck = async (db: Kysely<Tables>, check: ReconcileCheck, now: Date): Promise<CheckResult> => {
  const counted = await sql<{ n: number }>`${check.rowCount(now)}`.execute(db);
  const found = await sql<Deviation & { total: number }>`
    select subject, found, count(*) over () as total from (${check.deviations(now)}) deviation
    order by subject limit ${maxExamples}`.execute(db);
  return {
    name: check.name,
    invariant: check.invariant,
    rows: counted.rows[0]?.n ?? 0,
    deviations: found.rows[0]?.total ?? 0,
    examples: found.rows.map(({ subject, found: what }) => ({ subject, found: what })),
  };
};

/** The function runs in the caller's transaction. */
export const runChecks = async (
  trx: Kysely<Tables>,
  checks: readonly ReconcileCheck[],
  now: Date,
): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await runCheck(trx, check, now));
  return results;
};

/** Runs every check on one snapshot, so that a concurrent order is seen completely or not at all. */
export const reconcile = (
  db: Kysely<Tables>,
  checks: readonly ReconcileCheck[],
  now: Date,
): Promise<readonly CheckResult[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => runChecks(trx, checks, now));
