import type { Domain } from '../http/domain.ts';
import { jobsChecks } from './jobs.checks.ts';

/** Background work; the jobs themselves are listed by the modules that need them. */
export const jobs: Domain = { name: 'jobs', checks: jobsChecks };
