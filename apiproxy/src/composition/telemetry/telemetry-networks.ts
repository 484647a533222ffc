import type { AppDeps } from '../../http/app-deps.ts';
import type { TelemetryNetworkTable } from './telemetry.tables.ts';

/** The rows are sorted by key, so that two processes that write the same rows cannot deadlock. */
export const storeNetworks = async (
  db: AppDeps['db'],
  reported: Iterable<[string, TelemetryNetworkTable]>,
) => {
  const rows = [...reported].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, row]) => row);
  if (rows.length === 0) return;
  await db
    .insertInto('telemetry_network')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
/** The number of networks that reported errors of each version, by `remote@version`. */
export const countNetworks = async (db: AppDeps['db'], since: Date): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('telemetry_network')
    .select(['remote', 'version'])
    .select((eb) => eb.fn.count<string>('network').distinct().as('n'))
    .where('minute', '>', since)
    .groupBy(['remote', 'version'])
    .execute();
  return new Map(rows.map(({ remote, version, n }) => [`${remote}@${version}`, Number(n)]));
};
