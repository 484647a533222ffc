import type { ServerModule } from '../http/server-module.ts';
import { jobsChecks } from './jobs.checks.ts';

/** Background work. Each module lists its own jobs. */
export const jobs: ServerModule = { name: 'jobs', checks: jobsChecks };
