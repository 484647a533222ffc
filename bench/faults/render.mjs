// Faults of a remote's server rendering: the page must go out as without rendering, and work.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyRegistry, publishChanged } from '../../e2e/steps/changed-build.ts';
import { heading, isWhole, timeoutMs, usableHost } from '../page-facts.mjs';
import { startServer } from '../servers.mjs';
import { remoteNames, root } from '../../scripts/packages.mjs';

/** The failures of the code, by name, when the page's URL has `fault=<name>`; data that comes late is a fault of the server around it. */
const bodies = {
  throws: "throw new TypeError('fault kit: render');",
  hangs: 'for (;;);',
  'ends-process':
    "queueMicrotask(() => { throw new Error('fault kit: out'); }); return new Promise(() => {});",
  'takes-memory': 'const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));',
};
export const renderFaults = [...Object.keys(bodies), 'late-data'];

const failing = (text) => `${text}
;(() => {
  const { default: remote } = module.exports;
  const mount = (services) => {
    const fault = /fault=([\\w-]+)/.exec(services.rendered?.search ?? '')?.[1];
    ${Object.entries(bodies)
      .map(([name, body]) => `if (fault === '${name}') { ${body} }`)
      .join('\n    ')}
    return remote.mount(services);
  };
  module.exports = { default: { ...remote, mount } };
})();`;

const routesOf = (remote) => JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8')).routes;
/** The remotes that the server renders, with a page of each. */
export const renderedPages = () =>
  remoteNames.flatMap((remote) => {
    const route = routesOf(remote).find(({ render, access }) => render && access === 'anyone');
    return route ? [{ remote, path: route.example ?? route.path }] : [];
  });

/** A server whose versions fail on request. */
export const startFailingServer = async (port, remotes) => {
  const registry = copyRegistry();
  for (const remote of remotes)
    await publishChanged(registry, remote, (text, file) => (file.endsWith('.cjs') ? failing(text) : text));
  const NODE_OPTIONS = `--import ${join(import.meta.dirname, 'late-data.mjs')}`;
  const server = await startServer(port, { registry, env: { NODE_OPTIONS } });
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      rmSync(join(registry, '..'), { recursive: true, force: true });
    },
  };
};

const fetchPage = async (url) => {
  const start = Date.now();
  const reply = await fetch(url, { headers: { accept: 'text/html' } });
  const text = await reply.text();
  return { ok: reply.ok, isRendered: text.includes('"rendered":'), ms: Date.now() - start };
};
let visits = 0;
/** The same page without a fault. Another URL each time: it is rendered again. */
const isRenderedAgain = async (origin, path) => {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end) {
    const { isRendered } = await fetchPage(`${origin}${path}?visit=${(visits += 1)}`);
    if (isRendered) return true;
    await setTimeout(200);
  }
  return false;
};
const walk = (page, path) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** One row of the matrix. `fallbackMs`: until the whole page was sent. */
export const tryRenderFault = async (browser, origin, { path, fault, other }) => {
  const lost = {
    hostUsable: false,
    othersUsable: false,
    fallbackMs: timeoutMs,
    recovered: false,
    report: '',
  };
  if (!(await isRenderedAgain(origin, path)))
    return { ...lost, text: 'the page is not rendered without a fault' };
  const url = `${origin}${path}?fault=${fault}`;
  const sent = await fetchPage(url);
  if (!sent.ok || sent.isRendered) return { ...lost, text: 'the page is not sent without rendering' };
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.goto(url);
    const works = await isWhole(page);
    const text = (await heading(page).innerText()).replace(/\s+/g, ' ').slice(0, 60);
    const hostUsable = works && (await usableHost(page));
    await walk(page, other);
    const othersUsable = await isWhole(page);
    const recovered = await isRenderedAgain(origin, path);
    return { hostUsable, othersUsable, fallbackMs: sent.ms, recovered, report: '', text };
  } catch (cause) {
    return { ...lost, text: String(cause.message).split('\n')[0].slice(0, 80) };
  } finally {
    await context.close();
  }
};
