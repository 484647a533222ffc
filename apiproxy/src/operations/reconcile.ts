import { sql, type Kysely } from 'kysely';
import type { Domain } from '../http/domain.ts';
import type { Tables } from '../storage/tables.ts';
import type { Deviation, ReconcileCheck } from './reconcile-check.ts';

/** Deviations of one check that are named; all are counted. */
const mostNamed = 20;

export interface CheckResult {
  readonly name: string;
  readonly holds: string;
  readonly rows: number;
  readonly deviations: number;
  readonly examples: readonly Deviation[];
}

export const collectChecks = (domains: readonly Domain[]): readonly ReconcileCheck[] =>
  domains.flatMap((domain) => domain.checks ?? []);

const runCheck = async (db: Kysely<Tables>, check: ReconcileCheck, now: Date): Promise<CheckResult> => {
  const counted = await sql<{ n: number }>`${check.counted(now)}`.execute(db);
  const found = await sql<Deviation & { total: number }>`
    select subject, found, count(*) over () as total from (${check.deviations(now)}) deviation
    order by subject limit ${mostNamed}`.execute(db);
  return {
    name: check.name,
    holds: check.holds,
    rows: counted.rows[0]?.n ?? 0,
    deviations: found.rows[0]?.total ?? 0,
    examples: found.rows.map(({ subject, found: what }) => ({ subject, found: what })),
  };
};

/** In the caller's transaction. */
export const runChecks = async (
  trx: Kysely<Tables>,
  checks: readonly ReconcileCheck[],
  now: Date,
): Promise<readonly CheckResult[]> => {
  const results: CheckResult[] = [];
  for (const check of checks) results.push(await runCheck(trx, check, now));
  return results;
};

/** Runs every check on one snapshot, so that orders placed meanwhile are seen whole or not at all. */
export const reconcile = (
  db: Kysely<Tables>,
  checks: readonly ReconcileCheck[],
  now: Date,
): Promise<readonly CheckResult[]> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((trx) => runChecks(trx, checks, now));
