import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { CompiledQuery, sql, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { toOutage, DatabaseUnavailable } from './database-unavailable.ts';
import { databaseTimeLimits, openDatabase } from './database.ts';
import { limitPool, type ClientPool, type PoolClient } from './limited-pool.ts';

const failure = (facts: object, message = 'failed') => Object.assign(new Error(message), facts);

describe('a failed statement', () => {
  for (const { because, cause, reason, isConnectionLost } of [
    {
      because: 'no server listens there',
      cause: { code: 'ECONNREFUSED' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'the connection is cut',
      cause: { code: 'ECONNRESET' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'the name is unknown',
      cause: { code: 'ENOTFOUND' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'the file of its socket is gone',
      cause: { code: 'ENOENT', syscall: 'connect' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'this process has no descriptor left for a connection',
      cause: { code: 'EMFILE', syscall: 'connect' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'the database is read-only after a failover',
      cause: { code: '25006' },
      reason: 'read-only',
      isConnectionLost: true,
    },
    {
      because: 'it ended an idle transaction',
      cause: { code: '25P03' },
      reason: 'too slow',
      isConnectionLost: true,
    },
    {
      because: 'its password was changed',
      cause: { code: '28P01' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'its disk fails',
      cause: { code: '58030' },
      reason: 'out of resources',
      isConnectionLost: false,
    },
    { because: 'a lock is not available', cause: { code: '55P03' }, reason: 'busy', isConnectionLost: false },
    {
      because: 'the protocol broke',
      cause: { code: '08006' },
      reason: 'unreachable',
      isConnectionLost: true,
    },
    {
      because: 'an operator stops it',
      cause: { code: '57P01' },
      reason: 'shutting down',
      isConnectionLost: true,
    },
    { because: 'it starts up', cause: { code: '57P03' }, reason: 'shutting down', isConnectionLost: true },
    {
      because: 'its disk is full',
      cause: { code: '53100' },
      reason: 'out of resources',
      isConnectionLost: false,
    },
    {
      because: 'it has no connection left',
      cause: { code: '53300' },
      reason: 'out of resources',
      isConnectionLost: false,
    },
    { because: 'it was broken off', cause: { code: '57014' }, reason: 'too slow', isConnectionLost: false },
    {
      because: 'it was the victim of a deadlock',
      cause: { code: '40P01' },
      reason: 'busy',
      isConnectionLost: false,
    },
  ])
    it(`is an outage when ${because}`, () => {
      const outage = toOutage(failure(cause));
      assert.ok(outage instanceof DatabaseUnavailable);
      assert.deepEqual([outage.reason, outage.isConnectionLost], [reason, isConnectionLost]);
    });
  for (const message of [
    'Query read timeout',
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client has encountered a connection error and is not queryable',
  ])
    it(`is an outage when the client library says: ${message}`, () => {
      assert.ok(toOutage(new Error(message)) instanceof DatabaseUnavailable);
    });
  it('is an outage when a server accepts the connection and never answers', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 50 });
    const cause: unknown = await client.connect().catch((error: unknown) => error);
    silent.close();
    assert.ok(toOutage(cause) instanceof DatabaseUnavailable, String(cause));
  });
  it('is an outage when both addresses of the host refuse', () => {
    const both = new AggregateError([failure({ code: 'ECONNREFUSED' }), failure({ code: 'ECONNREFUSED' })]);
    assert.ok(toOutage(both) instanceof DatabaseUnavailable);
  });
  it('is not an outage when the statement is wrong', () => {
    for (const code of ['23505', '22P02', '42P01', '25P02', 'ENOENT', 'ERR_ASSERTION'])
      assert.ok(!(toOutage(failure({ code })) instanceof DatabaseUnavailable), code);
    assert.ok(!(toOutage(new Error('a note about a Query read timeout')) instanceof DatabaseUnavailable));
  });
});

describe('a client whose connection is lost', () => {
  const statements: string[] = [];
  const released: (boolean | undefined)[] = [];
  let failing: Error | undefined;
  const client: PoolClient = {
    query: (async (text: string) => {
      statements.push(text);
      if (failing) throw failing;
      return { command: 'SELECT', rowCount: 0, rows: [] };
    }) as unknown as PostgresPoolClient['query'],
    release: (destroy) => released.push(destroy),
  };
  const pool: ClientPool = { connect: async () => client, end: async () => undefined };
  const run = async (cause: Error | undefined) => {
    statements.length = 0;
    released.length = 0;
    const guarded = await limitPool(pool, 1_000).connect();
    failing = cause;
    await guarded.query('begin', []).catch(() => undefined);
    failing = undefined;
    const second = await guarded.query('rollback', []).then(
      () => 'answered',
      (error: unknown) => error,
    );
    guarded.release();
    return { second, statements: [...statements], released: [...released] };
  };

  it('runs no further statement, not even a rollback, and is closed instead of reused', async () => {
    const seen = await run(new Error('Query read timeout'));
    assert.ok(seen.second instanceof DatabaseUnavailable);
    assert.deepEqual([seen.statements, seen.released], [['begin'], [true]]);
  });
  it('is reused after a statement that failed', async () => {
    for (const cause of [failure({ code: '23505' }), failure({ code: '57014' }), undefined])
      assert.deepEqual((await run(cause)).released, [false]);
  });
});

describe('a database server', () => {
  let mute: Server;
  const opened: Socket[] = [];
  before(async () => {
    mute = createServer((socket) => opened.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  });
  after(() => {
    for (const socket of opened) socket.destroy();
    mute.close();
  });
  const url = (port: number) => `postgres://crema@127.0.0.1:${port}/crema`;
  const short = { connect: 100, statement: 100, reply: 100, idleTransaction: 100 };

  it('that accepts connections and never responds is given up', async () => {
    const { port } = mute.address() as AddressInfo;
    await assert.rejects(openDatabase({ databaseUrl: url(port), timeLimits: short }), {
      name: 'DatabaseUnavailable',
    });
  });

  it('whose Unix socket is gone is named an outage', async () => {
    const databaseUrl = 'socket:///tmp/crema-no-such-folder/?db=crema';
    await assert.rejects(openDatabase({ databaseUrl }), {
      name: 'DatabaseUnavailable',
      reason: 'unreachable',
    });
  });

  it('that never answers is given up by work without time limits too', async () => {
    const { port } = mute.address() as AddressInfo;
    const gone = openDatabase({ databaseUrl: url(port), timeLimits: 'none', startLimits: short });
    await assert.rejects(gone, { name: 'DatabaseUnavailable' });
  });

  it('that is not running is reported as an outage', async () => {
    await assert.rejects(openDatabase({ databaseUrl: url(1) }), { name: 'DatabaseUnavailable' });
  });

  it('is given up before the page gives up after 15 s', () => {
    const { connect, statement, reply } = databaseTimeLimits;
    assert.ok(statement < reply && connect + reply < 15_000);
  });

  const server = process.env['TEST_DATABASE_URL'];
  it(
    'cancels a statement that takes too long, and its connection stays usable',
    { skip: !server },
    async () => {
      const database = await openDatabase({
        databaseUrl: String(server),
        poolSize: 1,
        timeLimits: { ...databaseTimeLimits, statement: 1_000 },
      });
      const sleep = () => database.db.executeQuery(CompiledQuery.raw('select pg_sleep(30)'));
      await assert.rejects(sleep(), {
        name: 'DatabaseUnavailable',
        reason: 'too slow',
        isConnectionLost: false,
      });
      await database.db.executeQuery(CompiledQuery.raw('select 1'));
      await database.close();
    },
  );

  it('that lets a client in and then hangs is given up by the first query', async () => {
    // The messages are AuthenticationOk and ReadyForQuery.
    const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);
    const hanging = createServer((socket) => {
      opened.push(socket);
      socket.once('data', () => socket.write(welcome));
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    const { port } = hanging.address() as AddressInfo;
    const startLimits = { connect: 5_000, reply: 100 };
    await assert.rejects(openDatabase({ databaseUrl: url(port), timeLimits: 'none', startLimits }), {
      name: 'DatabaseUnavailable',
      reason: 'too slow',
    });
    hanging.close();
  });

  it('breaks off no statement of work without time limits', { skip: !server }, async () => {
    const database = await openDatabase({ databaseUrl: String(server), timeLimits: 'none' });
    const { rows } = await sql<{
      limit: string;
    }>`select current_setting('statement_timeout') as limit`.execute(database.db);
    assert.deepEqual(rows, [{ limit: '0' }]);
    await database.close();
  });
});
