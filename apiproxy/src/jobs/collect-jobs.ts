import type { ServerModule } from '../http/server-module.ts';
import type { JobDefinition } from './job.ts';

/** Every module's jobs in one list. Throws if two have the same topic. */
export const collectJobs = (modules: readonly ServerModule[]): readonly JobDefinition[] => {
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const topics = new Set<string>();
  for (const { topic } of jobs) {
    if (topics.has(topic))
      throw new Error(`Two jobs have the topic ${topic}. Each topic needs one definition.`);
    topics.add(topic);
  }
  return jobs;
};
