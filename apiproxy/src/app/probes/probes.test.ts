import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { restPaths } from '@crema/shared-contracts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser } from '../../testing/browser.ts';
import { noteJob } from '../../testing/note-job.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { createReadiness } from './readiness.ts';

describe('the probes of a server', () => {
  let test: TestApp;
  const note = noteJob(() => {
    throw new Error('no relay');
  });
  before(async () => {
    test = await startTestApp({
      modules: [...(await import('../modules.ts')).modules, { name: 'note', jobs: [note] }],
    });
  });
  after(() => test.stop());
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
  const token = { authorization: 'Bearer crema-development' };
  /** On a busy machine the database may exceed its time limit, so the probe is repeated. */
  const figures = async () => {
    let text = '';
    await until(async () => {
      text = (await get('/metrics', token)).body;
      return text.includes('crema_database_up 1');
    });
    return text;
  };

  it('/livez answers on any host, without a session query', async () => {
    const reply = await get('/livez', { host: '10.0.0.7:3000', cookie: 'sid=x', accept: 'text/html' });
    assert.deepEqual([reply.statusCode, reply.json()], [200, { status: 'live' }]);
    assert.equal(reply.headers['set-cookie'], undefined);
    assert.equal(reply.headers['cache-control'], 'no-store');
  });

  it('/readyz lists its checks', async () => {
    let reply = await get('/readyz');
    while (reply.statusCode !== 200) reply = await get('/readyz');
    assert.deepEqual(reply.json(), {
      status: 'ready',
      shop: 'open',
      checks: { running: 'ok', database: 'ok', migrations: 'ok' },
    });
  });

  it('are not logged', () => {
    assert.deepEqual(test.logged, []);
  });

  it('/metrics requires its token', async () => {
    assert.equal((await get('/metrics')).statusCode, 401);
    assert.equal((await get('/metrics', { authorization: 'Bearer guessed' })).statusCode, 401);
  });

  it('/metrics counts requests by route, with a histogram of their durations', async () => {
    await get(restPaths.session);
    await get('/apiproxy/v1/stores/favorites/anything-a-visitor-writes');
    const text = await figures();
    assert.match(
      text,
      /crema_http_requests_total\{server="shop",method="GET",route="\/apiproxy\/v1\/session",status="200"\} 1/,
    );
    assert.match(
      text,
      /crema_http_request_duration_seconds_bucket\{le="0.1",[^}]*route="\/apiproxy\/v1\/session"/,
    );
    assert.ok(!text.includes('anything-a-visitor-writes'));
  });

  it('/metrics shows jobs by topic and state, and sessions by kind', async () => {
    assert.match(await figures(), /crema_jobs\{topic="capture-payment",state="dead"\} 0/);
    await openBrowser(test.app).signIn('gold');
    await enqueueJob(test.deps.db, test.deps, { job: note, payload: {} });
    assert.match(await figures(), /crema_jobs\{topic="note",state="due"\} 1/);
    await runDueJobs(test.deps, [note]);
    const text = await figures();
    assert.match(text, /crema_jobs\{topic="note",state="failing"\} 1/);
    assert.match(text, /crema_jobs\{topic="note",state="due"\} 0/);
    assert.match(text, /crema_job_runs_total\{topic="note",outcome="failed"\} 1/);
    assert.match(text, /crema_sessions\{kind="member"\} 1/);
    assert.match(text, /crema_database_up 1/);
  });

  describe('of a database that is not migrated', () => {
    afterEach(async () => {
      await sql`update kysely_migration set name = '0170-receipts' where name = 'other'`.execute(
        test.deps.db,
      );
    });
    it('report not ready', async () => {
      await sql`update kysely_migration set name = 'other' where name = '0170-receipts'`.execute(
        test.deps.db,
      );
      const { isReady, checks } = await createReadiness(test.deps)();
      assert.deepEqual([isReady, checks['migrations']], [false, 'failed']);
    });
  });

  it('report not ready when the database takes too long, and do not query it again meanwhile', async () => {
    let asked = 0;
    const never = new Proxy(test.deps.db, {
      get: (target, name) => {
        if (name !== 'executeQuery') return Reflect.get(target, name) as unknown;
        return () => ((asked += 1), new Promise(() => undefined));
      },
    });
    const readiness = createReadiness({ ...test.deps, db: never }, 5);
    for (let n = 0; n < 3; n += 1) assert.equal((await readiness()).checks['database'], 'failed');
    assert.equal(asked, 1);
  });

  it('report not ready once the process is stopping', async () => {
    test.deps.lifecycle.beginStopping();
    const reply = await get('/readyz');
    assert.deepEqual([reply.statusCode, reply.json().checks.running], [503, 'failed']);
    assert.equal((await get('/livez')).statusCode, 200);
  });
});

describe('in production', () => {
  let test: TestApp;
  before(async () => {
    test = await startTestApp({ production: true });
  });
  after(() => test.stop());
  it('/metrics is disabled until CREMA_METRICS_TOKEN is set', async () => {
    const reply = await test.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer crema-development' },
    });
    assert.equal(reply.statusCode, 404);
  });
});
