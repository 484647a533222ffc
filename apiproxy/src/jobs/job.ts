import type { AppDeps } from '../http/app-deps.ts';
import type { JobPayload } from './jobs.tables.ts';
import type { LaneName } from './lanes.ts';
import type { RetryPolicy } from './retry-policy.ts';

export interface Job<Payload extends JobPayload = JobPayload> {
  readonly id: string;
  readonly topic: string;
  readonly payload: Payload;
  /** Tries so far, this one included. */
  readonly attempts: number;
  readonly failingSince: Date | null;
}

/** One kind of background work. A module lists its definitions in `jobs`; `enqueueJob` stores one to be run. */
export interface JobDefinition<Payload extends JobPayload = JobPayload> {
  readonly topic: string;
  readonly lane: LaneName;
  readonly retry: RetryPolicy;
  /** At least once: it must be safe to run twice. Throwing means "try again later". */
  run(job: Job<Payload>, deps: AppDeps): Promise<void>;
}

/** Checks a definition and infers its payload. */
export const defineJob = <Payload extends JobPayload>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> => definition;

/** Wakes the job runner of this process; other processes find the job when they next look. */
export interface JobNotifier {
  notify(): void;
  onNotify(listener: () => void): void;
}
export const createJobNotifier = (): JobNotifier => {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    onNotify: (listener) => void listeners.add(listener),
  };
};
