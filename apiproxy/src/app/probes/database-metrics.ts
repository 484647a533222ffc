import { Gauge, Registry } from 'prom-client';
import type { AppDeps } from '../../http/app-deps.ts';
import { jobState, jobStates } from '../../jobs/job-state.ts';
import { withTimeLimit } from '../../operations/time-limit.ts';

/** The limit is shorter than the scrape timeout of Prometheus, 10 s. */
const readLimitMs = 3_000;
const sessionKinds = ['guest', 'member'] as const;

type MetricDeps = Pick<AppDeps, 'db' | 'clock'>;

const countJobs = ({ db, clock }: MetricDeps) =>
  db
    .selectFrom('job')
    .select(['topic', jobState(clock.now()).as('state')])
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('done_at', 'is', null)
    .groupBy(['topic', 'state'])
    .execute();

const countSessions = ({ db, clock }: MetricDeps) =>
  db
    .selectFrom('session')
    .select('kind')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('expires_at', '>', clock.now())
    .groupBy('kind')
    .execute();

interface SharedFigures {
  readonly jobs: Awaited<ReturnType<typeof countJobs>>;
  readonly sessions: Awaited<ReturnType<typeof countSessions>>;
}
const readFigures = async (deps: MetricDeps): Promise<SharedFigures> => ({
  jobs: await countJobs(deps),
  sessions: await countSessions(deps),
});

const createGauges = (registers: Registry[]) => ({
  up: new Gauge({ name: 'crema_database_up', help: 'Whether the database answered in time', registers }),
  jobs: new Gauge({
    name: 'crema_jobs',
    help: 'Jobs that are not done, by topic and state; dead ones need an operator',
    labelNames: ['topic', 'state'],
    registers,
  }),
  sessions: new Gauge({
    name: 'crema_sessions',
    help: 'Sessions that have not expired, by kind',
    labelNames: ['kind'],
    registers,
  }),
});

const openStates = jobStates.filter((state) => state !== 'done');

export interface DatabaseMetrics {
  readonly registry: Registry;
  /** Queries the database. Call it before each scrape. */
  read(): Promise<void>;
}

/**
 * Metrics that all processes share: jobs by topic and state, sessions by kind, whether the database responds. Every
 * topic has every state, also with zero jobs, so that an alert on dead jobs has its series before the first job dies.
 */
export const createDatabaseMetrics = (deps: MetricDeps, topics: readonly string[]): DatabaseMetrics => {
  const registry = new Registry();
  const gauges = createGauges([registry]);
  const read = async (): Promise<void> => {
    const figures = await withTimeLimit<SharedFigures | undefined>(
      readFigures(deps).catch(() => undefined),
      readLimitMs,
      undefined,
    );
    gauges.up.set(figures ? 1 : 0);
    gauges.jobs.reset();
    gauges.sessions.reset();
    if (!figures) return;
    for (const topic of topics) for (const state of openStates) gauges.jobs.set({ topic, state }, 0);
    for (const { topic, state, n } of figures.jobs) gauges.jobs.set({ topic, state }, n);
    for (const kind of sessionKinds) gauges.sessions.set({ kind }, 0);
    for (const { kind, n } of figures.sessions) gauges.sessions.set({ kind }, n);
  };
  return { registry, read };
};
