import { createSignal } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { JobPayload } from './jobs.tables.ts';
import type { LaneName } from './lanes.ts';
import type { RetryPolicy } from './retry-policy.ts';

export interface Job<Payload extends JobPayload = JobPayload> {
  readonly id: string;
  readonly topic: string;
  readonly payload: Payload;
  /** The number of attempts so far, including this one. */
  readonly attempts: number;
  readonly failingSince: Date | null;
}

/** One kind of background work. A module lists its definitions in `jobs`; `enqueueJob` stores a job. */
export interface JobDefinition<Payload extends JobPayload = JobPayload> {
  readonly topic: string;
  readonly lane: LaneName;
  readonly retry: RetryPolicy;
  /** The function runs at least once, so it must be idempotent. A thrown error schedules a retry. */
  run(job: Job<Payload>, deps: AppDeps): Promise<void>;
}

/** Checks a definition and infers its payload. */
export const defineJob = <Payload extends JobPayload>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> => definition;

/** Wakes the job runner of this process. Other processes find the job at their next poll. */
export interface JobNotifier {
  notify(): void;
  onNotify(listener: () => void): void;
}
export const createJobNotifier = (): JobNotifier => {
  const notifications = createSignal(0);
  return {
    notify: () => notifications.set(notifications.get() + 1),
    onNotify: (listener) => void notifications.subscribe(listener),
  };
};

declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The notifier is called after a commit that stored jobs. */
    readonly jobs: JobNotifier;
  }
}

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** The module's background jobs. Topics are unique across all modules. */
    readonly jobs?: readonly JobDefinition[];
  }
}
