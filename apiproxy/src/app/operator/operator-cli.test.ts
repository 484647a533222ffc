import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { migrate } from '../../storage/migrate.ts';
import { openDatabase, type Database } from '../../storage/database.ts';
import { noteJob } from '../../testing/note-job.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { emptyClusterImage } from '../../testing/test-database.ts';
import { openOperatorSocket } from './open-operator-socket.ts';
import { runOperatorCli } from './operator-cli.ts';
import { operatorSocketPath, type OperatorSocket } from '../../operations/operator-socket.ts';
import { migrations } from '../migrations.ts';

const run = async (environment: Record<string, string>, ...words: string[]) => {
  const printed: string[] = [];
  const errors: string[] = [];
  const code = await runOperatorCli(words, {
    environment,
    print: (text) => printed.push(text),
    printError: (text) => errors.push(text),
  });
  return { code, printed: printed.join('\n'), errors: errors.join('\n') };
};

describe('the operator’s commands on a running server', () => {
  const clock = createTestClock();
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-op-'));
  let test: TestApp;
  let socket: OperatorSocket | undefined;
  const note = noteJob(() => {
    throw new Error('no relay');
  });
  before(async () => {
    test = await startTestApp({ clock, modules: [] });
    socket = await openOperatorSocket({ ...test.deps, dataDir });
    await enqueueJob(test.deps.db, test.deps, { job: note, payload: {}, dedupeKey: 'note' });
    await runDueJobs(test.deps, [note]);
    clock.advance(25 * 60 * 60_000);
    await runDueJobs(test.deps, [note]);
  });
  after(async () => {
    socket?.close();
    await test.stop();
    rmSync(dataDir, { recursive: true });
  });
  const crema = (...words: string[]) => run({ DATA_DIR: dataDir }, ...words);
  const jobRow = () => test.deps.db.selectFrom('job').selectAll().executeTakeFirstOrThrow();

  it('lists dead jobs with topic, tries and error', async () => {
    const { code, printed } = await crema('jobs', 'list');
    assert.equal(code, 0);
    assert.match(printed, /note +dead +2 .*no relay/);
    assert.match(printed, /1 jobs, 1 dead/);
  });

  it('revives a dead job: it is due now with no failed attempts, and the runner is notified', async () => {
    let notified = 0;
    test.deps.jobs.onNotify(() => {
      notified += 1;
    });
    const { id } = await jobRow();
    assert.equal((await crema('jobs', 'revive', id)).code, 0);
    const { dead_at, attempts, failing_since, run_at } = await jobRow();
    assert.deepEqual([dead_at, attempts, failing_since, run_at], [null, 0, null, clock.now()]);
    assert.equal(notified, 1);
    assert.equal(await runDueJobs(test.deps, [noteJob()]), 1);
  });

  it('reports the jobs it could not revive, with exit code 1', async () => {
    const { code, printed } = await crema('jobs', 'revive', 'unknown');
    assert.deepEqual([code, printed], [1, '0 revived; neither dead nor failing: unknown']);
  });

  it('reconciles with exit code 0, and 1 on a deviation', async () => {
    const clean = await crema('reconcile');
    assert.equal(clean.code, 0, clean.printed + clean.errors);
    assert.match(clean.printed, /card ledgers +\d+ +0/);
    const { db } = test.deps;
    await db.updateTable('svc_card').set({ balance_minor: 1 }).where('card_id', '=', 'card-poor-1').execute();
    const broken = await crema('reconcile');
    assert.equal(broken.code, 1);
    assert.match(broken.printed, /✗ card-poor-1: balance 1, ledger 125/);
    assert.match(broken.printed, /1 deviations/);
  });

  it('prints JSON with --json', async () => {
    const { printed } = await crema('jobs', 'list', '--all', '--json');
    assert.deepEqual(JSON.parse(printed).rows, []);
  });

  for (const words of [['jobs'], ['jobs', 'shoot'], ['reconcile', '--help'], ['other']])
    it(`shows the usage, with exit code 2: ${words.join(' ')}`, async () => {
      assert.equal((await crema(...words)).code, 2);
    });
  it('names an unknown command before the usage', async () => {
    const { errors } = await crema('jobs', 'shoot');
    assert.match(errors, /^Unknown command shoot of jobs\. Expected one of:\nnpm run jobs -- list/);
    assert.doesNotMatch((await crema('jobs', '--help')).errors, /Unknown command/);
  });
  it('requires the ids of jobs', async () => {
    const { code, errors } = await crema('jobs', 'revive');
    assert.equal(code, 1);
    assert.match(errors, /no jobs selected/);
  });

  it('can be run by the owner of the data directory only', () => {
    assert.equal(statSync(operatorSocketPath(dataDir)).mode & 0o777, 0o600);
  });
});

describe('the operator’s commands without a running server', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-op-'));
  after(() => rmSync(dataDir, { recursive: true }));
  const opened = async (work: (database: Database) => Promise<void>) => {
    const database = await openDatabase({ dataDir, image: await emptyClusterImage() });
    await work(database);
    await database.close();
  };

  it('report what is missing when there is no database', async () => {
    const { code, errors } = await run({ DATA_DIR: join(dataDir, 'nowhere') }, 'jobs', 'list');
    assert.equal(code, 1);
    assert.match(errors, /^jobs: No database in .*nowhere. Set DATABASE_URL/);
  });

  it('reject a database that is older than this version', async () => {
    await opened(async () => undefined);
    const { code, errors } = await run({ DATA_DIR: dataDir }, 'reconcile');
    assert.equal(code, 1);
    assert.match(errors, /older than this version: .*0005-jobs.*Start the server once/);
  });

  it('open the database directly if the socket belongs to a server that was killed', async () => {
    const database = await openDatabase({ dataDir });
    await migrate(database.db, migrations);
    await database.close();
    writeFileSync(operatorSocketPath(dataDir), '');
    const { code, printed, errors } = await run({ DATA_DIR: dataDir }, 'jobs', 'list', '--all');
    assert.deepEqual([code, printed, errors], [0, '0 jobs, 0 dead', '']);
  });

  const server = process.env['TEST_DATABASE_URL'];
  it('use PostgreSQL with DATABASE_URL', { skip: !server }, async () => {
    const { errors } = await run({ DATABASE_URL: String(server) }, 'reconcile');
    assert.match(errors, /older than this version/);
  });
});
