import type { Domain } from '../http/domain.ts';
import type { JobHandler, JobHandlers } from './job.ts';

/** Every domain's handlers in one table; throws when two want the same topic. */
export const collectJobs = (domains: readonly Domain[]): JobHandlers => {
  const handlers: Record<string, JobHandler> = {};
  for (const { jobs } of domains)
    for (const [topic, handle] of Object.entries(jobs ?? {})) {
      if (topic in handlers) throw new Error(`two domains handle ${topic}`);
      handlers[topic] = handle;
    }
  return handlers;
};
