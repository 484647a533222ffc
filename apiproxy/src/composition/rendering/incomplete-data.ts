import type { AppDeps } from '../../http/app-deps.ts';
import type { Match } from '../page/page-head.ts';
import { UnknownOrderStore } from './order-stores.ts';
import { QueryFailed } from './page-replies.ts';

/** The data of a page was not there in time. */
export class DataLate extends Error {
  override name = 'DataLate';
  constructor(ms: number) {
    super(`The data of the page was not there after ${ms} ms.`);
  }
}
/** Counts a page that goes out without content because its data could not be read. */
export type CountIncomplete = (match: Match, cause: unknown) => void;

const warnEveryMs = 60_000;

/**
 * Counts each page by route and query, and warns once a minute for each of them. A store that exists only in the visitor's
 * cookie is not counted.
 */
export const createCountIncomplete = ({
  log,
  clock,
  metrics,
}: Pick<AppDeps, 'log' | 'clock' | 'metrics'>): CountIncomplete => {
  const warnedAt = new Map<string, number>();
  return ({ remote, route }, cause) => {
    if (cause instanceof UnknownOrderStore) return;
    const query =
      cause instanceof QueryFailed ? cause.operation : cause instanceof DataLate ? 'late' : 'order store';
    const labels = { remote: remote.name, route: route.id, query };
    metrics.countPageWithoutData(labels);
    const key = JSON.stringify(labels);
    const now = clock.now().getTime();
    if (now < (warnedAt.get(key) ?? 0) + warnEveryMs) return;
    warnedAt.set(key, now);
    const facts = { remote: remote.name, route: route.id, operation: query, cause };
    log.warn(facts, 'a page goes out without rendered content: its data could not be read');
  };
};
