import type pg from 'pg';
import type { Kysely } from 'kysely';
import type { QueryClient, QueryPool } from './prepared-statements.ts';

const partners = new WeakMap<object, object>();

/** Connects `db` with the database object that runs its statements on one shared connection. */
export const shareConnection = <Tables>(db: Kysely<Tables>, shared: Kysely<Tables>): void => {
  partners.set(db, shared);
};

/**
 * The database object for a short statement that finds its rows by key, outside of a transaction: it shares one connection
 * with the same statements of other requests. A statement waits for those sent before it, so it must take no lock
 * for long. Returns `db` itself if it is a transaction or the embedded database.
 */
export const onSharedConnection = <Tables>(db: Kysely<Tables>): Kysely<Tables> =>
  (partners.get(db) as Kysely<Tables> | undefined) ?? db;

/**
 * Sends what the requests of one turn of the event loop write to the server in one system call, which otherwise is most
 * of the cost of a short statement.
 */
const writeTogether = (client: pg.Client) => {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    const { stream } = client.connection;
    stream.cork();
    setImmediate(() => {
      isHeld = false;
      stream.uncork();
    });
  };
};

interface SharedClient {
  use(): QueryClient;
  end(): Promise<void>;
}
const connectShared = async (create: () => pg.Client, replace: () => void): Promise<SharedClient> => {
  const client = create();
  // The statements of a lost connection fail. Without a listener the event would end the process.
  client.on('error', replace);
  client.on('end', replace);
  await client.connect();
  const hold = writeTogether(client);
  let users = 0;
  let isReplaced = false;
  return {
    use: () => {
      users += 1;
      return {
        query: (config) => {
          hold();
          return client.query(config);
        },
        release: (destroy) => {
          users -= 1;
          if (destroy === true) {
            isReplaced = true;
            replace();
          }
          // The statements of other users are finished first.
          if (isReplaced && users === 0) void client.end().catch(() => undefined);
        },
      };
    },
    end: () => client.end(),
  };
};

/**
 * A pool of one connection that all its users share: statements are sent without waiting for the replies to earlier
 * ones (pipeline mode), and each is a transaction of its own. `create` makes a client in pipeline mode. A lost connection is
 * replaced at the next use.
 */
export const createSharedPool = (create: () => pg.Client): QueryPool => {
  let current: Promise<SharedClient> | undefined;
  const open = (): Promise<SharedClient> => {
    const forget = () => {
      if (current === opening) current = undefined;
    };
    const opening = connectShared(create, forget);
    opening.catch(forget);
    return opening;
  };
  return {
    connect: async () => (await (current ??= open())).use(),
    end: async () => {
      const client = await current?.catch(() => undefined);
      current = undefined;
      await client?.end();
    },
  };
};
