import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths, type UsageEvent } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { visitorCookie } from '../../testing/browser.ts';
import { startCompositionApp, testRecord, type CompositionApp } from '../../testing/composition-kit.ts';
import { createTestClock } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { createOtlpExport, readOtlpTarget } from './otlp-export.ts';
import { pruneTelemetry, usageRetentionDays } from './prune-telemetry.job.ts';
import { ipLimit } from './telemetry-limits.ts';

const dayMs = 24 * 60 * 60_000;
const viewed: UsageEvent = {
  remote: 'mfe-gift',
  version: '1.0.0',
  event: 'cart-viewed',
  fields: { customerType: 'guest' },
};

describe('usage events', () => {
  const clock = createTestClock();
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp(undefined, { clock });
  });
  after(() => server.stop());
  // Each test uses different days.
  beforeEach(() => clock.advance(10 * dayMs));

  const send = (
    usage: readonly object[],
    { cookie = 'usage=yes', headers = {}, remoteAddress = '10.0.0.1' } = {},
  ) =>
    server.app.inject({
      method: 'POST',
      url: restPaths.telemetry,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: `${visitorCookie(server.deps, 'a')}; ${cookie}`,
        ...headers,
      },
      remoteAddress,
      payload: { usage },
    });
  const report = (...args: string[]) =>
    runOperatorCall({ ...server.deps, clock, notify: () => undefined }, { group: 'usage', args });
  const stored = async (count: number, ...args: string[]) => {
    await until(async () => (await report(...args)).summary.startsWith(`${count} events`));
    return (await report(...args)).rows;
  };
  const today = () => clock.now().toISOString().slice(0, 10);

  it('are stored as one count per day, event, remote, version and value, and read by the command, ORD-048', async () => {
    const member = { ...viewed, fields: { customerType: 'Crema rewards' } };
    assert.equal((await send([viewed, viewed, member])).statusCode, 204);
    assert.equal((await send([viewed])).statusCode, 204);
    assert.deepEqual(await stored(4), [
      [today(), 'cart-viewed', 'mfe-gift', '1.0.0', 'customerType=Crema rewards', '1'],
      [today(), 'cart-viewed', 'mfe-gift', '1.0.0', 'customerType=guest', '3'],
    ]);
    const created = { ...viewed, event: 'account-created', fields: { registrationSource: 'Web' } };
    await send([created]);
    assert.deepEqual(await stored(1, '--event', 'account-created'), [
      [today(), 'account-created', 'mfe-gift', '1.0.0', 'registrationSource=Web', '1'],
    ]);
    clock.advance(dayMs);
    await send([viewed]);
    assert.deepEqual(
      (await stored(1, '--days', '1')).map(([day]) => day),
      [today()],
    );
    await stored(6, '--days', '2');
    await assert.rejects(report('--days', '0'), /found 0; expected a whole number from 1 to 400/);
  });

  for (const { what, options } of [
    { what: 'without a choice', options: { cookie: 'theme=dark' } },
    { what: 'with a refusal', options: { cookie: 'usage=no' } },
    { what: 'with Global Privacy Control', options: { headers: { 'sec-gpc': '1' } } },
    { what: 'with Do Not Track', options: { headers: { dnt: '1' } } },
    { what: 'without a signed visitor id', options: { headers: { cookie: 'usage=yes' } } },
  ])
    it(`are not counted ${what}; the sender gets the same reply`, async () => {
      assert.equal((await send([viewed], options)).statusCode, 204);
      await send([viewed]);
      await stored(1);
    });

  it('are counted only for versions that this visitor gets', async () => {
    for (const change of [
      { version: '9.9.9' },
      { version: '1.1.0' },
      { remote: 'mfe-none' },
      { remote: 'constructor' },
    ])
      assert.equal((await send([{ ...viewed, ...change }])).statusCode, 204);
    await send([viewed]);
    await stored(1);
  });

  it('are refused as a whole with an undeclared event, field or value: nothing personal can be stored', async () => {
    for (const wrong of [
      { ...viewed, event: 'email-typed' },
      { ...viewed, fields: { customerType: 'ada@example.com' } },
      { ...viewed, fields: { customerType: 'guest', memberId: '7' } },
      { ...viewed, visitorId: 'a' },
    ]) {
      const reply = await send([viewed, wrong]);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [400, 'VALIDATION']);
    }
    await send([viewed]);
    await stored(1);
  });

  it('leave nothing that belongs to one visitor in the table', async () => {
    await send([viewed]);
    await stored(1);
    const [row] = await server.deps.db.selectFrom('usage_count').selectAll().execute();
    assert.deepEqual(Object.keys(row ?? {}).sort(), ['day', 'event', 'fields', 'n', 'remote', 'version']);
  });

  it('are refused when an IP address sends too many requests', async () => {
    const codes = new Set<number>();
    for (let n = 0; n <= ipLimit.max; n += 1)
      codes.add((await send([], { remoteAddress: '198.51.100.7' })).statusCode);
    assert.deepEqual([...codes], [204, 429]);
  });

  it('are deleted after thirteen months', async () => {
    await send([viewed]);
    await stored(1);
    clock.advance((usageRetentionDays - 1) * dayMs);
    await runDueJobs(server.deps, [pruneTelemetry]);
    assert.equal((await server.deps.db.selectFrom('usage_count').selectAll().execute()).length > 0, true);
    clock.advance(2 * dayMs);
    await runDueJobs(server.deps, [pruneTelemetry]);
    assert.deepEqual(await server.deps.db.selectFrom('usage_count').selectAll().execute(), []);
  });
});

/** A collector on loopback that records the posted bodies. */
const startCollector = async () => {
  const received: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] =
    [];
  const collector = { status: 200, received };
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      if (collector.status === 200) received.push({ url, headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise((resolve) => http.close(resolve));
  return Object.assign(collector, {
    stop,
    endpoint: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  });
};
const pointsOf = (body: string) => {
  const [metric] = JSON.parse(body).resourceMetrics[0].scopeMetrics[0].metrics;
  return metric.sum.dataPoints as {
    asInt: string;
    attributes: { key: string; value: { stringValue: string } }[];
  }[];
};

describe('the export of usage to a collector', () => {
  it('posts OTLP metrics as JSON while the server runs and when it stops', async () => {
    const collector = await startCollector();
    const server = await startCompositionApp(
      { 'mfe-gift': testRecord() },
      {
        environment: {
          OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
          OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
          OTEL_METRIC_EXPORT_INTERVAL: '100',
        },
      },
    );
    const send = () =>
      server.app.inject({
        method: 'POST',
        url: restPaths.telemetry,
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: `${visitorCookie(server.deps, 'a')}; usage=yes`,
        },
        payload: { usage: [viewed, viewed] },
      });
    await send();
    await until(async () => collector.received.length > 0);
    await send();
    await server.stop();
    await collector.stop();
    const [first] = collector.received;
    assert.equal(first?.url, '/v1/metrics');
    assert.deepEqual(
      [first?.headers['content-type'], first?.headers['authorization']],
      ['application/json', 'Bearer secret'],
    );
    const { resourceMetrics } = JSON.parse(first?.body ?? '');
    const [{ resource, scopeMetrics }] = resourceMetrics;
    assert.deepEqual(resource.attributes[0], {
      key: 'service.name',
      value: { stringValue: 'crema-apiproxy' },
    });
    const [metric] = scopeMetrics[0].metrics;
    assert.deepEqual(
      [metric.name, metric.sum.aggregationTemporality, metric.sum.isMonotonic],
      ['crema.usage.events', 1, true],
    );
    const points = collector.received.flatMap(({ body }) => pointsOf(body));
    assert.equal(
      points.reduce((sum, { asInt }) => sum + Number(asInt), 0),
      4,
    );
    assert.deepEqual(
      Object.fromEntries(points[0]?.attributes.map(({ key, value }) => [key, value.stringValue]) ?? []),
      { event: 'cart-viewed', remote: 'mfe-gift', version: '1.0.0', customerType: 'guest' },
    );
    assert.match(metric.sum.dataPoints[0].timeUnixNano, /^\d{19}$/);
  });

  it('keeps the counts that a collector does not accept and sends them again', async () => {
    const collector = await startCollector();
    const warnings: object[] = [];
    const log = {
      info: () => undefined,
      warn: (facts: object) => warnings.push(facts),
      error: () => undefined,
    };
    const otlp = createOtlpExport(
      { url: `${collector.endpoint}/v1/metrics`, headers: {}, intervalMs: 60_000 },
      { clock: createTestClock(), log },
    );
    collector.status = 503;
    otlp.add(viewed);
    await otlp.flush();
    assert.equal(warnings.length, 1);
    collector.status = 200;
    otlp.add(viewed);
    await otlp.flush();
    await otlp.flush();
    await otlp.stop();
    await collector.stop();
    assert.deepEqual(
      collector.received.map(({ body }) => pointsOf(body).map(({ asInt }) => asInt)),
      [['2']],
    );
  });

  it('is off without an endpoint, and reads the endpoint, the headers and the interval', () => {
    assert.equal(readOtlpTarget({}), undefined);
    assert.deepEqual(
      readOtlpTarget({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c/otlp/',
        OTEL_EXPORTER_OTLP_HEADERS: 'a=1, b=x%2Cy',
      }),
      { url: 'https://c/otlp/v1/metrics', headers: { a: '1', b: 'x,y' }, intervalMs: 60_000 },
    );
  });
});
