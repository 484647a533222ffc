import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface RequestLabels {
  readonly server: 'shop' | 'vault' | 'partner';
  readonly method: string;
  /** The label is the route's pattern, never the requested path. */
  readonly route: string;
  readonly status: number;
}
export interface Metrics {
  readonly registry: Registry;
  observeRequest(labels: RequestLabels, seconds: number): void;
  countJob(labels: { readonly topic: string; readonly outcome: 'done' | 'failed' | 'dead' }): void;
  countCompositionFailure(labels: {
    readonly remote: string;
    readonly version: string;
    readonly phase: string;
  }): void;
  countPageWithoutData(labels: {
    readonly remote: string;
    readonly route: string;
    readonly query: string;
  }): void;
}

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of one process, for Prometheus. `collectFromDatabase` adds those read from the database. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'crema_http_requests_total',
    help: 'Requests answered',
    labelNames: ['server', 'method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'crema_http_request_duration_seconds',
    help: 'Time from a request’s head to the end of its reply',
    labelNames: ['server', 'method', 'route'],
    buckets: secondsBuckets,
    registers,
  });
  const jobs = new Counter({
    name: 'crema_job_runs_total',
    help: 'Tries of jobs in this process, by what came of them',
    labelNames: ['topic', 'outcome'],
    registers,
  });
  const failures = new Counter({
    name: 'crema_composition_failures_total',
    help: 'Failures of remotes that browsers reported to this process',
    labelNames: ['remote', 'version', 'phase'],
    registers,
  });
  const withoutData = new Counter({
    name: 'crema_pages_without_data_total',
    help: 'Pages that were not rendered because one of their queries failed',
    labelNames: ['remote', 'route', 'query'],
    registers,
  });
  return {
    registry,
    observeRequest: ({ status, ...labels }, seconds) => {
      requests.inc({ ...labels, status });
      durations.observe(labels, seconds);
    },
    countJob: (labels) => jobs.inc(labels),
    countCompositionFailure: (labels) => failures.inc(labels),
    countPageWithoutData: (labels) => withoutData.inc(labels),
  };
};

/** Memory, event loop and garbage collection metrics. Call it once per process. */
export const collectProcessMetrics = ({ registry }: Pick<Metrics, 'registry'>): void =>
  collectDefaultMetrics({ register: registry });

declare module '../http/app-deps.ts' {
  interface AppDeps {
    readonly metrics: Metrics;
  }
}
