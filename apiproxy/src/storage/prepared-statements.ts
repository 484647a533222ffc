import { createHash } from 'node:crypto';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { ClientPool, PoolClient } from './limited-pool.ts';

/** Statements beyond this number, such as lists of every length, are not prepared: each costs memory in each session. */
const maxStatements = 300;
/** Statements that start and end a transaction, or change the schema, have no plan to keep. */
const plannable = /^\s*(?:select|insert|update|delete|with)\b/i;
/** The table of a prepared statement has changed: another process has migrated the schema. */
const planChanged = '0A000';
/** The session does not know the statement, or knows another one: a proxy shares sessions between its clients. */
const sessionChanged: readonly unknown[] = ['26000', '42P05'];

/** A client of `pg`, of a pool or of a shared connection. */
export interface QueryClient {
  query(config: { name?: string; text: string; values: unknown[] }): Promise<unknown>;
  release(destroy?: boolean): void;
}
export interface QueryPool {
  connect(): Promise<QueryClient>;
  end(): Promise<void>;
}

interface Statements {
  /** The name to prepare the text under; undefined while it is new, and where statements cannot be prepared. */
  nameOf(text: string): string | undefined;
  disable(): void;
}
/**
 * The name is a hash of the text: behind a proxy that shares sessions, another process may have prepared the statement, and
 * must not have prepared another one under the same name.
 */
const nameFor = (text: string) => createHash('sha256').update(text).digest('base64url');

const createStatements = (): Statements => {
  const names = new Map<string, string>();
  let isEnabled = true;
  return {
    nameOf: (text) => {
      if (!isEnabled || !plannable.test(text)) return undefined;
      const known = names.get(text);
      if (known === undefined && names.size < maxStatements) names.set(text, nameFor(text));
      return known;
    },
    disable: () => {
      isEnabled = false;
    },
  };
};

const isTransactionStart = (text: string) => /^\s*(?:begin|start transaction)\b/i.test(text);
const isTransactionEnd = (text: string) => /^\s*(?:commit|rollback)$/i.test(text);

const prepareOn = (client: QueryClient, statements: Statements): PoolClient => {
  let isInTransaction = false;
  let isOutdated = false;
  const run = (name: string | undefined, text: string, values: readonly unknown[]) =>
    client.query({ ...(name !== undefined && { name }), text, values: [...values] });
  const query = async (text: string, values: readonly unknown[]) => {
    if (isTransactionStart(text)) isInTransaction = true;
    const name = statements.nameOf(text);
    try {
      return await run(name, text, values);
    } catch (cause) {
      const { code } = cause as { readonly code?: unknown };
      if (name === undefined || !(code === planChanged || sessionChanged.includes(code))) throw cause;
      if (code !== planChanged) statements.disable();
      isOutdated = true;
      // The error has ended the transaction, whose request may be repeated; outside one the statement had no effect.
      if (isInTransaction) throw new DatabaseUnavailable('busy', true, cause);
      return await run(undefined, text, values);
    } finally {
      if (isTransactionEnd(text)) isInTransaction = false;
    }
  };
  return {
    query: query as unknown as PoolClient['query'],
    // A new session prepares its statements again.
    release: (destroy) => client.release(destroy === true || isOutdated),
  };
};

/**
 * Prepares each statement from its second use: the server parses and plans it once per session. A session whose
 * statements no longer fit the schema repeats the statement unprepared and is replaced. Behind a proxy that shares
 * sessions nothing is prepared after the first error.
 */
export const prepareStatements = (pool: QueryPool): ClientPool => {
  const statements = createStatements();
  return {
    connect: async () => prepareOn(await pool.connect(), statements),
    end: () => pool.end(),
  };
};
