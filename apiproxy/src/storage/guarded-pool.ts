import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

interface Holder {
  holds: boolean;
}
const currentTransaction = new AsyncLocalStorage<Holder>();

/** Everything `work` awaits belongs to one transaction, which may hold one client only. */
export const asOneTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  currentTransaction.run({ holds: false }, work);

/** Work started inside a transaction that outlives it, such as a nudge to the job runner. */
export const outsideTransaction = <T>(work: () => T): T => currentTransaction.exit(work);

const withinLimit = (pool: PostgresPool, limitMs: number): Promise<PostgresPoolClient> => {
  const pending = pool.connect();
  const { promise, resolve, reject } = Promise.withResolvers<PostgresPoolClient>();
  const timer = setTimeout(() => {
    reject(new Error(`no database client within ${limitMs} ms`));
    pending.then(
      (client) => client.release(),
      () => undefined,
    );
  }, limitMs);
  pending.then(
    (client) => {
      clearTimeout(timer);
      resolve(client);
    },
    (cause: unknown) => {
      clearTimeout(timer);
      reject(cause);
    },
  );
  return promise;
};

/**
 * Refuses what would wait for itself for ever: asking for a second client inside a transaction (PGlite has
 * one session; a full `pg` pool behaves the same). Waiting for a client ends with an error after `limitMs`.
 */
export const guardPool = (pool: PostgresPool, limitMs: number): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const holder = currentTransaction.getStore();
    if (holder?.holds)
      throw new Error('nested acquire: inside a transaction use the transaction object, not db');
    if (holder) holder.holds = true;
    try {
      const client = await withinLimit(pool, limitMs);
      if (!holder) return client;
      return {
        query: client.query.bind(client) as PostgresPoolClient['query'],
        release: () => {
          holder.holds = false;
          client.release();
        },
      };
    } catch (cause) {
      if (holder) holder.holds = false;
      throw cause;
    }
  },
});
