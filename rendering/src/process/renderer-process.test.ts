import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { renderRequest } from '../testing/render-request.ts';
import { processMb, renderLimits, startRendererProcess, type RendererProcess } from './renderer-process.ts';

/** A host bundle that renders what the remote's function returns. */
const host = {
  key: 'host@1',
  code: `exports.provided = { react: { createElement: () => 'element' } };
    exports.renderPage = async (module, { pathname }) => ({ markup: String(await module(pathname)), cache: { pathname } });`,
};
let bundles = 0;
const remote = (body: string) => ({
  key: `mfe-x@${++bundles}`,
  code: `const react = require('react'); module.exports = { default: async (input) => { ${body} } };`,
});
const started: RendererProcess[] = [];
const start = (limits = { renderMs: 1000, firstRenderMs: 1000, loadMs: 10_000, heapMb: 64 }) => {
  const renderer = startRendererProcess(limits);
  started.push(renderer);
  return renderer;
};
after(() => started.forEach((renderer) => renderer.end()));

const run = async (body: string, pathname = '/', renderer = start()) => {
  const bundle = remote(body);
  await renderer.load(host);
  await renderer.load(bundle);
  return (await renderer.render(bundle.key, renderRequest({ pathname }))).markup;
};

describe('a renderer process', () => {
  it('renders with the modules of the host bundle and the input of the request', async () => {
    assert.equal(await run('return react.createElement() + input', '/menu'), 'element/menu');
  });

  it('returns the content of the query cache beside the markup', async () => {
    const renderer = start();
    const bundle = remote("return ''");
    await renderer.load(host);
    await renderer.load(bundle);
    const { cache } = await renderer.render(bundle.key, renderRequest({ pathname: '/gift' }));
    assert.deepEqual(cache, { pathname: '/gift' });
  });

  it('reports what the page throws, and renders the next page', async () => {
    const renderer = start();
    await assert.rejects(run("throw new TypeError('no window')", '/', renderer), /TypeError: no window/);
    assert.equal(await run("return 'next'", '/', renderer), 'next');
  });

  it('ends when a page does not return within the time limit', async () => {
    const renderer = start({ renderMs: 300, firstRenderMs: 300, loadMs: 10_000, heapMb: 64 });
    await assert.rejects(run('for (;;);', '/', renderer), /No reply within 300 ms/);
    assert.equal(renderer.ended, true);
  });

  it('ends when a page needs more memory than the limit', async () => {
    const renderer = start({ renderMs: 20_000, firstRenderMs: 20_000, loadMs: 10_000, heapMb: 64 });
    await assert.rejects(
      run('const kept = []; for (;;) kept.push(new Array(1e5).fill({}));', '/', renderer),
      /ended/,
    );
  });

  it('ends when the memory outside of the heap grows beyond the limit', async () => {
    const renderer = start({ renderMs: 60_000, firstRenderMs: 60_000, loadMs: 10_000, heapMb: 64 });
    await assert.rejects(
      run('const kept = []; for (;;) { kept.push(new Uint8Array(2 ** 24).fill(1)); }', '/', renderer),
      /more than 192 MB|ended/,
    );
    assert.equal(renderer.ended, true);
  });

  it('has 256 MB, Node included, and 128 MB of them for the heap', () => {
    assert.equal(processMb(renderLimits), 256);
    assert.equal(renderLimits.heapMb, 128);
  });

  it('keeps far from its limit while it makes garbage', { skip: process.platform !== 'linux' }, async () => {
    const renderer = start({ ...renderLimits, renderMs: 60_000 });
    const bundle = remote('return Array.from({ length: 2e5 }, (_, index) => ({ index })).length');
    await renderer.load(host);
    await renderer.load(bundle);
    const before = renderer.memoryMb();
    for (let count = 0; count < 60; count++) await renderer.render(bundle.key, renderRequest());
    assert.ok(renderer.memoryMb() < before + 64, `${before} → ${renderer.memoryMb()} MB`);
  });

  it('ends when a page throws outside of its render', async () => {
    const renderer = start();
    await assert.rejects(
      run(
        "queueMicrotask(() => { throw new Error('late'); }); await new Promise((done) => setTimeout(done, 900))",
        '/',
        renderer,
      ),
      /ended/,
    );
  });

  it('clears the timers that a page leaves behind', async () => {
    const renderer = start();
    await run(
      "setTimeout(() => { throw new Error('late'); }, 1); setInterval(() => { for (;;); }, 1); return ''",
      '/',
      renderer,
    );
    assert.equal(
      await run("await new Promise((done) => setTimeout(done, 50)); return 'next'", '/', renderer),
      'next',
    );
  });
});

describe('the code of a page in a renderer process', () => {
  for (const [what, body] of [
    ['the process', 'return typeof process'],
    ['the environment', "return typeof globalThis['process']"],
    ['fetch', 'return typeof fetch'],
    ['a WebSocket', 'return typeof WebSocket'],
    ['a thread', 'return typeof Worker'],
    ['the output, which leads to a socket', 'return typeof console._stdout'],
    ['a window', 'return typeof window'],
    ['a document', 'return typeof document'],
    ['a storage', 'return typeof localStorage'],
  ] as const)
    it(`does not see ${what}`, async () => {
      assert.equal(await run(body), 'undefined');
    });

  for (const [what, body] of [
    ['read a file', "await import('node:fs'); return 'imported'"],
    ['start a process', "(await import('node:child_process')).spawn('sh'); return 'started'"],
    ['end the process', 'process.exit(0)'],
    ['read the environment', 'return process.env.PATH'],
    ['require a module of Node', "return require('node:fs')"],
    ['make code from a text', "return (0, eval)('1 + 1')"],
    ['make a function from a text', "return run.constructor('return process')()"],
    ['reach the process through a constructor', "return (async () => {}).constructor('return process')()"],
    [
      'reach another realm through a timer',
      "return setTimeout(() => {}).constructor.constructor('return process')()",
    ],
  ] as const)
    it(`cannot ${what}`, async () => {
      await assert.rejects(
        run(`const run = () => {}; ${body}`),
        /EvalError|does not provide|dynamic import|TypeError|process is not defined/,
      );
    });

  it('says which global of a browser is missing', async () => {
    await assert.rejects(run("return localStorage.getItem('a')"), /localStorage is not defined/);
  });

  it('cannot change the prototypes on which the pages of others run', async () => {
    const renderer = start();
    await run(
      `for (const change of [() => { Object.prototype.polluted = 'yes'; }, () => { Array.prototype.map = () => ['x']; },
         () => { String.prototype.replace = () => 'x'; }, () => { JSON.stringify = () => 'x'; },
         () => { ({}).__proto__.polluted = 'yes'; }, () => Object.defineProperty(Object.prototype, 'polluted', { value: 'yes' })])
         try { change(); } catch {}
       return ''`,
      '/',
      renderer,
    );
    assert.equal(
      await run(
        "return [({}).polluted, [1].map((one) => one + 1)[0], 'a'.replace('a', 'b'), JSON.stringify(1)].join()",
        '/',
        renderer,
      ),
      ',2,b,1',
    );
  });

  it('cannot change the globals and shared modules on which the pages of others run', async () => {
    const renderer = start();
    await run(
      `for (const change of [() => { globalThis.Intl = undefined; }, () => { delete globalThis.Promise; }, () => { globalThis.Map = Set; },
         () => { Date.now = () => 0; }, () => { URL.prototype.toString = () => 'x'; }, () => { globalThis.left = 'behind'; },
         () => { Intl.NumberFormat.prototype.formatToParts = () => []; }, () => { react.createElement = () => 'changed'; }])
         try { change(); } catch {}
       return ''`,
      '/',
      renderer,
    );
    assert.equal(
      await run(
        `return [typeof Intl, typeof Promise, Map === Set, Date.now() > 0, String(new URL('http://a.test/')), globalThis.left,
           new Intl.NumberFormat('en').formatToParts(1).length, react.createElement()].join()`,
        '/',
        renderer,
      ),
      'object,function,false,true,http://a.test/,,1,element',
    );
  });

  it('reaches no server, by any module that it can get hold of', async () => {
    let requests = 0;
    const server = createServer((_request, reply) => (requests++, reply.end())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await run(
      `const url = 'http://127.0.0.1:' + input;
       const ways = [() => fetch(url), () => import('node:http').then(({ get }) => get(url)), () => new EventSource(url),
         () => new WebSocket(url.replace('http', 'ws')), () => navigator.sendBeacon(url)];
       for (const way of ways) await Promise.resolve().then(way).catch(() => undefined);
       return 'done'`,
      String(port),
    );
    server.close();
    assert.equal(requests, 0);
  });
});
