import type { Domain } from '../http/domain.ts';
import type { JobDefinition } from './job.ts';

/** Every module's jobs in one list; throws when two have the same topic. */
export const collectJobs = (domains: readonly Domain[]): readonly JobDefinition[] => {
  const jobs = domains.flatMap((domain) => domain.jobs ?? []);
  const topics = new Set<string>();
  for (const { topic } of jobs) {
    if (topics.has(topic))
      throw new Error(`Two jobs have the topic ${topic}. Each topic needs one definition.`);
    topics.add(topic);
  }
  return jobs;
};
