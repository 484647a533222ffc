import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { bucketOf, restPaths, type TelemetryEvent, type VersionHealth } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { startCompositionApp, testRecord, type CompositionApp } from '../../testing/composition-kit.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { visitorCookie } from '../../testing/browser.ts';
import { maxClasses } from './event-class.rules.ts';
import { ipLimit, networkErrorLimit, networkMountLimit, visitorErrorLimit } from './telemetry-limits.ts';
import { retentionHours, pruneTelemetry } from './prune-telemetry.job.ts';
import { readWatchToken } from './watch-token.ts';

const mounted: TelemetryEvent = { remote: 'mfe-gift', version: '1.1.0', phase: 'mounted', class: '' };
const failed: TelemetryEvent = { ...mounted, phase: 'render', class: 'TypeError' };

describe('telemetry of a version', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(
      { 'mfe-gift': testRecord({ canary: { version: '1.1.0', percent: 100 } }) },
      { clock },
    );
  });
  after(() => server.stop());
  // Each test runs in its own hour, so that no earlier count is in its window.
  beforeEach(() => clock.advance(60 * 60_000));

  const send = (telemetryEvent: object, browser = 'a', address = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: { 'sec-fetch-site': 'same-origin', cookie: visitorCookie(server.deps, browser) },
      remoteAddress: address,
      payload: telemetryEvent,
    });
  const sendUnsigned = (telemetryEvent: object, cookie: string, address = '10.0.0.1') =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      remoteAddress: address,
      payload: telemetryEvent,
    });
  const ask = (token: string, query = '') =>
    server.app.inject({
      url: `${restPaths.compositionHealth}${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const health = async () => (await ask(String(readWatchToken(false, {})))).json<VersionHealth[]>();

  it('is counted by version, phase and class, PLT-008', async () => {
    for (const browser of ['a', 'b', 'c']) assert.equal((await send(mounted, browser)).statusCode, 204);
    await send(failed);
    await send({ ...mounted, version: '1.0.0' });
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

  it('is not an error of the version when a slow network gave up a load, PLT-016', async () => {
    for (const phase of ['mounted', 'slow', 'slow'] as const) await send({ ...failed, phase });
    const [row] = await health();
    assert.deepEqual([row?.mounted, row?.errors, row?.networks, row?.classes], [1, 0, 0, {}]);
  });

  it('is accepted and ignored when the version is unknown', async () => {
    for (const telemetryEvent of [
      { ...failed, version: '9.9.9' },
      { ...failed, remote: 'mfe-unknown' },
      { ...failed, remote: 'constructor', version: 'name' },
    ])
      assert.equal((await send(telemetryEvent)).statusCode, 204);
    assert.deepEqual(await health(), []);
  });

  it('cannot mark a version as faulty with one browser', async () => {
    for (let turn = 0; turn < visitorErrorLimit.max + 5; turn += 1) await send(failed);
    assert.equal((await health())[0]?.errors, visitorErrorLimit.max);
  });

  it('cannot mark a version as faulty from one network, whatever number of browsers it has, PLT-008', async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await send(failed, `browser-${turn}`, `2001:db8:1:2::${turn + 1}`);
    const [row] = await health();
    assert.deepEqual([row?.errors, row?.networks], [networkErrorLimit.max, 1]);
  });

  it('cannot mark a version as faulty from one /48 of IPv6, whatever number of /64 it has, PLT-008', async () => {
    for (let turn = 0; turn < 40; turn += 1)
      await send(failed, `browser-${turn}`, `2001:db8:7:${turn.toString(16)}::1`);
    const [row] = await health();
    assert.deepEqual([row?.errors, row?.networks], [networkErrorLimit.max, 1]);
  });

  it('is counted only for a version that this browser gets: no canary from outside its share, PLT-008', async () => {
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

  it('cannot hide errors behind forged mounts from one /48', async () => {
    for (let turn = 0; turn < networkMountLimit.max + 20; turn += 1)
      await send(mounted, `browser-${turn}`, `2001:db8:8:${turn.toString(16)}::1`);
    assert.equal((await health())[0]?.mounted, networkMountLimit.max);
  });

  it('reports the number of networks with errors', async () => {
    for (let turn = 0; turn < 6; turn += 1) await send(failed, `browser-${turn}`, `203.0.113.${turn + 1}`);
    await send(failed, 'browser-0', '203.0.113.1');
    await send(mounted, 'browser-7', '203.0.113.7');
    const [row] = await health();
    assert.deepEqual([row?.mounted, row?.errors, row?.networks], [1, 7, 6]);
  });

  it('is not counted from a browser without a signed id: forged, unsigned or missing', async () => {
    for (const cookie of [
      `visitor=${'a'.repeat(22)}`,
      `visitor=${'a'.repeat(22)}.${'b'.repeat(22)}`,
      `visitor=${visitorCookie(server.deps, 'a').slice('visitor='.length, -1)}`,
      'visitor=.',
      'theme=dark',
    ])
      for (const telemetryEvent of [failed, mounted])
        assert.equal((await sendUnsigned(telemetryEvent, cookie)).statusCode, 204);
    assert.deepEqual(await health(), []);
  });

  it('cannot hide errors behind forged mounts', async () => {
    for (let turn = 0; turn < networkMountLimit.max + 20; turn += 1) await send(mounted, `browser-${turn}`);
    assert.equal((await health())[0]?.mounted, networkMountLimit.max);
  });

  it('is rejected when an IP address sends too much', async () => {
    const codes = new Set<number>();
    for (let turn = 0; turn <= ipLimit.max; turn += 1)
      codes.add((await send(mounted, 'a', `2001:db8:9:9::${(turn + 1).toString(16)}`)).statusCode);
    assert.deepEqual([...codes], [204, 429]);
  });

  it('is counted under a limited number of classes, and sentences are not classes', async () => {
    await send({ ...failed, class: 'Cannot read <script> of ada@example.test' }, 'first');
    for (let turn = 0; turn < maxClasses + 10; turn += 1)
      await send({ ...failed, class: `Error${turn}` }, `browser-${turn}`, `10.1.0.${turn}`);
    const classes = (await health())[0]?.classes ?? {};
    assert.ok(Object.keys(classes).length <= maxClasses + 1);
    assert.ok((classes['render/other'] ?? 0) > 10);
    assert.ok(Object.keys(classes).every((name) => !name.includes(' ')));
  });

  it('is deleted a day later', async () => {
    await send(mounted);
    await send(failed);
    await health();
    clock.advance((retentionHours + 1) * 60 * 60_000);
    await runDueJobs(server.deps, [pruneTelemetry]);
    assert.deepEqual(await server.deps.db.selectFrom('telemetry_count').selectAll().execute(), []);
    assert.deepEqual(await server.deps.db.selectFrom('telemetry_network').selectAll().execute(), []);
  });

  it('requires the token to be read', async () => {
    const before = server.logged.length;
    assert.equal((await ask('guessed')).statusCode, 401);
    assert.deepEqual(
      server.logged.slice(before).map(({ message, facts }) => [message, facts['event']]),
      [['security event', 'watch token refused']],
    );
    assert.equal((await server.app.inject({ url: restPaths.compositionHealth })).statusCode, 401);
    assert.equal((await ask(String(readWatchToken(false, {})), '?minutes=0')).statusCode, 400);
  });

  it('cannot be read in production until a token is set', async () => {
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
