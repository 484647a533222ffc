import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
const commandOf = (text: string) => /^\s*([a-z]+)/i.exec(text)?.[1]?.toUpperCase() ?? '';

/** Kysely's pool for PGlite's single session: clients queue for it. */
export class EmbeddedPool implements PostgresPool {
  readonly #database: PGlite;
  #tail: Promise<void> = Promise.resolve();

  constructor(database: PGlite) {
    this.#database = database;
  }

  async connect(): Promise<PostgresPoolClient> {
    const previous = this.#tail;
    const { promise, resolve: release } = Promise.withResolvers<void>();
    this.#tail = promise;
    await previous;
    return { query: this.#query as PostgresPoolClient['query'], release };
  }

  async end(): Promise<void> {
    await this.#tail;
    await this.#database.close();
  }

  readonly #query = async (text: string, values: readonly unknown[] = []) => {
    // PGlite settles in microtasks. Without this macrotask, no socket would be served during a sequence of queries.
    await nextTurn();
    const result =
      values.length > 0
        ? await this.#database.query(text, [...values])
        : ((await this.#database.exec(text)).at(-1) ?? { rows: [], affectedRows: 0 });
    return {
      command: commandOf(text),
      rowCount: result.affectedRows || result.rows.length,
      rows: result.rows,
    };
  };
}
