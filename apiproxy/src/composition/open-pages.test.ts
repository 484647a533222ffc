import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { restPaths, type CompositionReply } from '@crema/shared-contracts';
import { dataPolicy } from '../http/security/secure-headers.ts';
import { visitorCookie } from '../testing/browser.ts';
import { readEvents } from '../testing/read-events.ts';
import { startCompositionApp, testRecord, type CompositionApp } from '../testing/composition-kit.ts';
import { streamLimits } from './composition-events.endpoint.ts';

describe('an open page', () => {
  let server: CompositionApp;
  let origin = '';
  let visitor: (mark: string) => { cookie: string };
  before(async () => {
    server = await startCompositionApp();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    visitor = (mark) => ({ cookie: visitorCookie(server.deps, mark) });
    origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  });
  after(() => server.stop());
  const openStream = (mark: string) =>
    fetch(`${origin}${restPaths.compositionEvents}`, { headers: visitor(mark) });
  const ask = (headers: Record<string, string>) => server.app.inject({ url: restPaths.composition, headers });

  it('gets the current registry, and the change when a remote is switched off, PLT-005', async () => {
    const response = await openStream('a');
    assert.equal(response.headers.get('content-type'), 'text/event-stream; charset=utf-8');
    assert.match(response.headers.get('cache-control') ?? '', /no-store/);
    assert.equal(response.headers.get('content-security-policy'), dataPolicy);
    const events = readEvents(response);
    const first = await events.next();
    assert.match(first ?? '', /^retry: \d+\n/);
    assert.match(first ?? '', /event: composition\ndata: \{"sequence":1\}$/);
    server.release(2, { 'mfe-gift': testRecord({ enabled: false }) });
    assert.match((await events.next()) ?? '', /data: \{"sequence":2\}$/);
    const reply = (await ask(visitor('a'))).json<CompositionReply>();
    assert.deepEqual(reply.registry.disabled, [{ name: 'mfe-gift', paths: ['/gift'] }]);
    await events.stop();
  });

  it('finds the URL of a version under its former name, too, if it was opened before the rename', async () => {
    const events = readEvents(await openStream('a'));
    await events.next();
    server.release(3, { 'mfe-gift': testRecord({ previous: '1.1.0' }) });
    await events.next();
    await events.stop();
    const reply = (await ask(visitor('a'))).json<{
      registry: { remotes: { url: string; address: string; previous: { url: string; address: string } }[] };
    }>();
    const [remote] = reply.registry.remotes;
    assert.ok(remote?.url);
    assert.deepEqual([remote.address, remote.previous.address], [remote.url, remote.previous.url]);
  });

  it('asks again and gets 304 when nothing has changed', async () => {
    const first = await ask(visitor('a'));
    const tag = String(first.headers.etag);
    assert.equal(first.headers['cache-control'], 'private, no-cache');
    const second = await ask({ ...visitor('a'), 'if-none-match': tag });
    assert.equal(second.statusCode, 304);
    assert.equal(second.body, '');
    assert.equal((await ask({ ...visitor('b'), 'if-none-match': tag })).statusCode, 200);
  });

  it('must poll when its browser has reached the limit of streams', async () => {
    const open = await Promise.all(Array.from({ length: streamLimits.maxPerVisitor }, () => openStream('c')));
    const refused = await openStream('c');
    assert.equal(refused.status, 503);
    assert.equal(refused.headers.get('retry-after'), '30');
    assert.equal((await openStream('d')).status, 200);
    await Promise.all(open.map((response) => response.body?.cancel()));
  });

  it('does not keep the server from stopping', async () => {
    const other = await startCompositionApp();
    await other.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = other.app.server.address() as AddressInfo;
    const events = readEvents(await fetch(`http://127.0.0.1:${port}${restPaths.compositionEvents}`));
    await events.next();
    await other.stop();
    assert.equal(await events.next(), undefined);
  });
});

describe('a canary', () => {
  let server: CompositionApp;
  before(async () => {
    server = await startCompositionApp({
      'mfe-gift': testRecord({ canary: { version: '1.1.0', percent: 100 } }),
    });
  });
  after(() => server.stop());

  it('is served to an open page when its visitor is in the share, PLT-008', async () => {
    const reply = await server.app.inject({
      url: restPaths.composition,
      headers: { cookie: visitorCookie(server.deps, 'a') },
    });
    const [remote] = reply.json<CompositionReply>().registry.remotes;
    assert.equal(remote?.version, '1.1.0');
    assert.equal(remote?.chosenBecause, 'canary');
    assert.equal(remote?.previous?.version, '1.0.0');
  });
});
