import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { asOutage, DatabaseUnavailable } from './database-unavailable.ts';

interface Holder {
  holds: boolean;
}
const currentTransaction = new AsyncLocalStorage<Holder>();

/** Everything `work` awaits belongs to one transaction, which may hold one client only. */
export const asOneTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  currentTransaction.run({ holds: false }, work);

/** Work started inside a transaction that outlives it, such as a nudge to the job runner. */
export const outsideTransaction = <T>(work: () => T): T => currentTransaction.exit(work);

/** `pg` closes a client that is released with `true`; the embedded database has none to close. */
export interface PoolClient {
  query: PostgresPoolClient['query'];
  release(destroy?: boolean): void;
}
export interface ClientPool {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}

const withinLimit = (pool: ClientPool, limitMs: number): Promise<PoolClient> => {
  const pending = pool.connect();
  const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
  const timer = setTimeout(() => {
    reject(new DatabaseUnavailable('too slow', false, new Error(`no database client within ${limitMs} ms`)));
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
      reject(asOutage(cause));
    },
  );
  return promise;
};

/**
 * Tells outages from faulty statements. A client whose connection is lost answers nothing more: a rollback on it would
 * wait for its time limit as well, and the next borrower would get the reply to an earlier statement.
 */
const guardClient = (client: PoolClient, released: () => void): PostgresPoolClient => {
  let lost: DatabaseUnavailable | undefined;
  const query = async (text: string, parameters: readonly unknown[]) => {
    if (lost) throw lost;
    try {
      return await client.query(text, parameters);
    } catch (cause) {
      const failure = asOutage(cause);
      if (failure instanceof DatabaseUnavailable && failure.isConnectionLost) lost = failure;
      throw failure;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: () => {
      released();
      client.release(lost !== undefined);
    },
  };
};

/**
 * Refuses what would wait for itself for ever: asking for a second client inside a transaction (PGlite has
 * one session; a full `pg` pool behaves the same). Waiting for a client ends with an error after `limitMs`.
 */
export const guardPool = (pool: ClientPool, limitMs: number): PostgresPool => ({
  end: () => pool.end(),
  connect: async () => {
    const holder = currentTransaction.getStore();
    if (holder?.holds)
      throw new Error('nested acquire: inside a transaction use the transaction object, not db');
    if (holder) holder.holds = true;
    const letGo = () => {
      if (holder) holder.holds = false;
    };
    try {
      return guardClient(await withinLimit(pool, limitMs), letGo);
    } catch (cause) {
      letGo();
      throw cause;
    }
  },
});
