import type { Domain } from '../http/domain.ts';
import { pruneBeacons } from './beacons/prune-beacons.job.ts';

/** What composition does in the background. Its routes come last, by registerComposition: the page answers every address. */
export const composition: Domain = {
  name: 'composition',
  jobs: [pruneBeacons],
};
