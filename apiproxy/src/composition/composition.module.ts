import type { ServerModule } from '../http/server-module.ts';
import { pruneTelemetry } from './telemetry/prune-telemetry.job.ts';

/**
 * The background jobs of composition. Its routes are registered last, by registerComposition, because the
 * page route matches every URL.
 */
export const composition: ServerModule = {
  name: 'composition',
  jobs: [pruneTelemetry],
};
