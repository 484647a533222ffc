import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import type { JobHandler } from '../../jobs/job.ts';

const hourMs = 60 * 60_000;
export const keptHours = 24;

/** Once an hour however many processes there are: the hour is the key. */
export const schedulePrune = (deps: AppDeps, runAt: Date = deps.clock.now()): Promise<void> => {
  const hour = Math.floor(runAt.getTime() / hourMs);
  return enqueueJob(deps.db, deps, {
    topic: 'prune-beacons',
    payload: {},
    runAt: new Date(hour * hourMs),
    dedupeKey: `prune-beacons:${hour}`,
  });
};

/** Forgets what browsers told a day ago, then arms the next round. */
export const pruneBeacons: JobHandler = async (_job, deps) => {
  const now = deps.clock.now();
  await deps.db
    .deleteFrom('beacon_count')
    .where('minute', '<', new Date(now.getTime() - keptHours * hourMs))
    .execute();
  await schedulePrune(deps, new Date(now.getTime() + hourMs));
};
