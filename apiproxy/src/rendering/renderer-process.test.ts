import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { startRendererProcess, type RendererProcess } from './renderer-process.ts';

/** A host bundle that renders what the remote's function returns. */
const host = {
  key: 'host@1',
  code: `exports.provided = { react: { createElement: () => 'element' } };
    exports.renderPage = async (module, input) => String(await module(input));`,
};
const remote = (body: string, key = `mfe-x@${body.length}`) => ({
  key,
  code: `const react = require('react'); module.exports = { default: async (input) => { ${body} } };`,
});
const started: RendererProcess[] = [];
const start = (limits = { renderMs: 1000, loadMs: 10_000, heapMb: 64 }) => {
  const renderer = startRendererProcess(limits);
  started.push(renderer);
  return renderer;
};
after(() => started.forEach((renderer) => renderer.end()));

const run = async (body: string, input: unknown = {}, renderer = start()) => {
  const bundle = remote(body);
  await renderer.load(host);
  await renderer.load(bundle);
  return renderer.render(host.key, bundle.key, input);
};

describe('a renderer process', () => {
  it('renders with the modules of the host bundle and the input of the request', async () => {
    assert.equal(await run('return react.createElement() + input.text', { text: '!' }), 'element!');
  });

  it('reports what the page throws, and renders the next page', async () => {
    const renderer = start();
    await assert.rejects(run("throw new TypeError('no window')", {}, renderer), /TypeError: no window/);
    assert.equal(await run("return 'next'", {}, renderer), 'next');
  });

  it('ends when a page does not return within the time limit', async () => {
    const renderer = start({ renderMs: 300, loadMs: 10_000, heapMb: 64 });
    await assert.rejects(run('for (;;);', {}, renderer), /No reply within 300 ms/);
    assert.equal(renderer.ended, true);
  });

  it('ends when a page needs more memory than the limit', async () => {
    const renderer = start({ renderMs: 20_000, loadMs: 10_000, heapMb: 64 });
    await assert.rejects(
      run('const kept = []; for (;;) kept.push(new Array(1e5).fill({}));', {}, renderer),
      /ended/,
    );
  });

  it('ends when a page throws later, outside of its render', async () => {
    const renderer = start();
    await run("setTimeout(() => { throw new Error('late'); }, 1); return ''", {}, renderer);
    await assert.rejects(
      run('await new Promise((resolve) => setTimeout(resolve, 900))', {}, renderer),
      /ended/,
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
  ])
    it(`does not see ${what}`, async () => {
      assert.equal(await run(body), 'undefined');
    });

  for (const [what, body] of [
    ['import a module of Node', "await import('node:fs'); return 'imported'"],
    ['require a module of Node', "return require('node:fs')"],
    ['make code from a text', "return (0, eval)('1 + 1')"],
    ['make a function from a text', "return run.constructor('return process')()"],
    ['reach the process through a constructor', "return (async () => {}).constructor('return process')()"],
    [
      'reach another realm through a timer',
      "return setTimeout(() => {}).constructor.constructor('return process')()",
    ],
  ])
    it(`cannot ${what}`, async () => {
      await assert.rejects(
        run(`const run = () => {}; ${body}`),
        /EvalError|does not provide|dynamic import|TypeError/,
      );
    });

  it('reaches no server, by any module that it can get hold of', async () => {
    let requests = 0;
    const server = createServer((_request, reply) => (requests++, reply.end())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await run(
      `const url = 'http://127.0.0.1:' + input.port;
       const ways = [() => fetch(url), () => import('node:http').then(({ get }) => get(url)), () => new EventSource(url),
         () => new WebSocket(url.replace('http', 'ws')), () => navigator.sendBeacon(url)];
       for (const way of ways) await Promise.resolve().then(way).catch(() => undefined);
       return 'done'`,
      { port },
    );
    server.close();
    assert.equal(requests, 0);
  });
});
