import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { bucketOf, restPaths, type TelemetryEvent, type VersionHealth } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { startCompositionApp, testRecord, type CompositionApp } from '../../testing/composition-kit.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { visitorCookie } from '../../testing/browser.ts';
import { mostClasses } from './beacon-class.rules.ts';
import { addressLimit, networkErrorLimit, networkMountLimit, visitorErrorLimit } from './beacon-limits.ts';
import { keptHours, pruneBeacons } from './prune-beacons.job.ts';
import { readWatchToken } from './watch-token.ts';

const mounted: TelemetryEvent = { remote: 'mfe-gift', version: '1.1.0', phase: 'mounted', class: '' };
const failed: TelemetryEvent = { ...mounted, phase: 'render', class: 'TypeError' };

describe('what browsers tell of a version', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(
      { 'mfe-gift': testRecord({ canary: { version: '1.1.0', percent: 100 } }) },
      { clock },
    );
  });
  after(() => server.stop());
  // Another hour for each test: no count of the one before is in its window.
  beforeEach(() => clock.advance(60 * 60_000));

  const tell = (beacon: object, browser = 'a', address = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: { 'sec-fetch-site': 'same-origin', cookie: visitorCookie(server.deps, browser) },
      remoteAddress: address,
      payload: beacon,
    });
  const tellUnsigned = (beacon: object, cookie: string, address = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
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
      networks: 1,
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
    for (let turn = 0; turn < visitorErrorLimit.most + 5; turn += 1) await tell(failed);
    assert.equal((await health())[0]?.errors, visitorErrorLimit.most);
  });

  it('convicts no version by one network alone, whatever number of browsers it has, PLT-008', async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await tell(failed, `browser-${turn}`, `2001:db8:1:2::${turn + 1}`);
    const [row] = await health();
    assert.deepEqual([row?.errors, row?.networks], [networkErrorLimit.most, 1]);
  });

  it('convicts no version by one /48 of IPv6, whatever number of /64 it has, PLT-008', async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await tell(failed, `browser-${turn}`, `2001:db8:7:${turn.toString(16)}::1`);
    const [row] = await health();
    assert.deepEqual([row?.errors, row?.networks], [networkErrorLimit.most, 1]);
  });

  it('is counted only of a version that this browser gets: no canary from outside its share, PLT-008', async () => {
    const canary = await startCompositionApp(
      { 'mfe-gift': testRecord({ canary: { version: '1.1.0', percent: 50 } }) },
      { clock },
    );
    const marks = Array.from({ length: 20 }, (_, turn) => `mark-${turn}`);
    const isInside = (mark: string) => bucketOf(mark.padEnd(22, '0'), 'mfe-gift', 'salt') < 50;
    const inside = marks.filter(isInside).length;
    for (const [turn, mark] of marks.entries())
      for (const version of ['1.0.0', '1.1.0'])
        await canary.app.inject({
          method: 'POST',
          url: restPaths.telemetry,
          headers: { 'sec-fetch-site': 'same-origin', cookie: visitorCookie(canary.deps, mark) },
          remoteAddress: `198.51.100.${turn + 1}`,
          payload: { ...failed, version },
        });
    const reply = await canary.app.inject({
      url: restPaths.compositionHealth,
      headers: { authorization: `Bearer ${readWatchToken(false, {})}` },
    });
    await canary.stop();
    const errors = reply.json<VersionHealth[]>().map(({ version, errors: n }) => [version, n]);
    assert.ok(inside > 0 && inside < marks.length);
    assert.deepEqual(errors, [
      ['1.0.0', marks.length],
      ['1.1.0', inside],
    ]);
  });

  it('hides no errors behind mounts made up in one /48', async () => {
    for (let turn = 0; turn < networkMountLimit.most + 20; turn += 1)
      await tell(mounted, `browser-${turn}`, `2001:db8:8:${turn.toString(16)}::1`);
    assert.equal((await health())[0]?.mounted, networkMountLimit.most);
  });

  it('says how many networks reported errors', async () => {
    for (let turn = 0; turn < 6; turn += 1) await tell(failed, `browser-${turn}`, `203.0.113.${turn + 1}`);
    await tell(failed, 'browser-0', '203.0.113.1');
    await tell(mounted, 'browser-7', '203.0.113.7');
    const [row] = await health();
    assert.deepEqual([row?.mounted, row?.errors, row?.networks], [1, 7, 6]);
  });

  it('is not counted from a browser without an id of ours: a made-up one, one of before, none', async () => {
    for (const cookie of [
      `visitor=${'a'.repeat(22)}`,
      `visitor=${'a'.repeat(22)}.${'b'.repeat(22)}`,
      `visitor=${visitorCookie(server.deps, 'a').slice('visitor='.length, -1)}`,
      'visitor=.',
      'theme=dark',
    ])
      for (const beacon of [failed, mounted])
        assert.equal((await tellUnsigned(beacon, cookie)).statusCode, 204);
    assert.deepEqual(await health(), []);
  });

  it('hides no errors behind made-up mounts', async () => {
    for (let turn = 0; turn < networkMountLimit.most + 20; turn += 1) await tell(mounted, `browser-${turn}`);
    assert.equal((await health())[0]?.mounted, networkMountLimit.most);
  });

  it('is refused when an address floods', async () => {
    const codes = new Set<number>();
    for (let turn = 0; turn <= addressLimit.most; turn += 1)
      codes.add((await tell(mounted, 'a', `2001:db8:9:9::${(turn + 1).toString(16)}`)).statusCode);
    assert.deepEqual([...codes], [204, 429]);
  });

  it('is counted under so many classes and no more, and sentences are none', async () => {
    await tell({ ...failed, class: 'Cannot read <script> of ada@example.test' }, 'first');
    for (let turn = 0; turn < mostClasses + 10; turn += 1)
      await tell({ ...failed, class: `Error${turn}` }, `browser-${turn}`, `10.1.0.${turn}`);
    const classes = (await health())[0]?.classes ?? {};
    assert.ok(Object.keys(classes).length <= mostClasses + 1);
    assert.ok((classes['render/other'] ?? 0) > 10);
    assert.ok(Object.keys(classes).every((name) => !name.includes(' ')));
  });

  it('is forgotten a day later', async () => {
    await tell(mounted);
    await tell(failed);
    await health();
    clock.advance((keptHours + 1) * 60 * 60_000);
    await runDueJobs(server.deps, [pruneBeacons]);
    assert.deepEqual(await server.deps.db.selectFrom('beacon_count').selectAll().execute(), []);
    assert.deepEqual(await server.deps.db.selectFrom('beacon_network').selectAll().execute(), []);
  });

  it('is told to nobody without the token', async () => {
    const before = server.logged.length;
    assert.equal((await ask('guessed')).statusCode, 401);
    assert.deepEqual(
      server.logged.slice(before).map(({ message, facts }) => [message, facts['event']]),
      [['security event', 'watch token refused']],
    );
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
