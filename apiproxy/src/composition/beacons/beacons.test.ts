import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths, type ErrorBeacon, type VersionHealth } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { startCompositionApp, type CompositionApp } from '../../testing/composition-kit.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { mostClasses } from './beacon-class.rules.ts';
import { addressLimit, versionErrorLimit } from './beacon-limits.ts';
import { keptHours, pruneBeacons } from './prune-beacons.job.ts';
import { readWatchToken } from './watch-token.ts';

const mounted: ErrorBeacon = { remote: 'mfe-gift', version: '1.1.0', phase: 'mounted', class: '' };
const failed: ErrorBeacon = { ...mounted, phase: 'render', class: 'TypeError' };

describe('what browsers tell of a version', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(undefined, { clock });
  });
  after(() => server.stop());
  // Another hour for each test: no count of the one before is in its window.
  beforeEach(() => clock.advance(60 * 60_000));

  const tell = (beacon: object, browser = 'a', address = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: { 'sec-fetch-site': 'same-origin', cookie: `visitor=${browser.padEnd(22, '0')}` },
      remoteAddress: address,
      payload: beacon,
    });
  const ask = (token: string, query = '') =>
    server.app.inject({
      url: `${restPaths.compositionHealth}${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const health = async () => (await ask(String(readWatchToken(false, {})))).json<VersionHealth[]>();

  it('is counted by version, phase and class, PLT-008', async () => {
    for (const browser of ['a', 'b', 'c']) assert.equal((await tell(mounted, browser)).statusCode, 204);
    await tell(failed);
    await tell({ ...mounted, version: '1.0.0' });
    const [stable, canary] = await health();
    assert.deepEqual(stable, { ...stable, version: '1.0.0', mounted: 1, errors: 0, classes: {} });
    assert.deepEqual(canary, {
      remote: 'mfe-gift',
      version: '1.1.0',
      mounted: 3,
      errors: 1,
      classes: { 'render/TypeError': 1 },
      since: new Date(clock.now().getTime() - 10 * 60_000).toISOString(),
    });
  });

  it('is not counted, and not refused aloud, when nobody knows the version', async () => {
    for (const beacon of [
      { ...failed, version: '9.9.9' },
      { ...failed, remote: 'mfe-unknown' },
      { ...failed, remote: 'constructor', version: 'name' },
    ])
      assert.equal((await tell(beacon)).statusCode, 204);
    assert.deepEqual(await health(), []);
  });

  it('convicts no version by one browser alone', async () => {
    for (let turn = 0; turn < versionErrorLimit.most + 5; turn += 1) await tell(failed);
    assert.equal((await health())[0]?.errors, versionErrorLimit.most);
  });

  it('is refused when an address floods', async () => {
    const codes = new Set<number>();
    for (let turn = 0; turn <= addressLimit.most; turn += 1)
      codes.add((await tell(mounted, 'a', '10.9.9.9')).statusCode);
    assert.deepEqual([...codes], [204, 429]);
    assert.equal((await health())[0]?.mounted, addressLimit.most);
  });

  it('is counted under so many classes and no more, and sentences are none', async () => {
    await tell({ ...failed, class: 'Cannot read <script> of ada@example.test' }, 'first');
    for (let turn = 0; turn < mostClasses + 10; turn += 1)
      await tell({ ...failed, class: `Error${turn}` }, `browser-${turn}`);
    const classes = (await health())[0]?.classes ?? {};
    assert.ok(Object.keys(classes).length <= mostClasses + 1);
    assert.ok((classes['render/other'] ?? 0) > 10);
    assert.ok(Object.keys(classes).every((name) => !name.includes(' ')));
  });

  it('is forgotten a day later', async () => {
    await tell(mounted);
    await health();
    clock.advance((keptHours + 1) * 60 * 60_000);
    await runDueJobs(server.deps, [pruneBeacons]);
    assert.deepEqual(await server.deps.db.selectFrom('beacon_count').selectAll().execute(), []);
  });

  it('is told to nobody without the token', async () => {
    assert.equal((await ask('guessed')).statusCode, 401);
    assert.equal((await server.app.inject({ url: restPaths.compositionHealth })).statusCode, 401);
    assert.equal((await ask(String(readWatchToken(false, {})), '?minutes=0')).statusCode, 400);
  });

  it('is not there to be asked for in production until a token is set', async () => {
    const production = await startCompositionApp(undefined, { production: true });
    const reply = await production.app.inject({
      url: restPaths.compositionHealth,
      headers: { authorization: `Bearer ${readWatchToken(false, {})}` },
    });
    assert.equal(reply.statusCode, 404);
    await production.stop();
    assert.equal(readWatchToken(true, { CREMA_WATCH_TOKEN: 'long' }), 'long');
  });
});
