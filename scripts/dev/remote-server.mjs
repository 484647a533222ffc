// Serves a remote under development on its own port: the files for an override, and an event stream with
// every new build (PLT-009).
import { createServer } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { root } from '../packages.mjs';
import { devFolder, watchBuild } from './watch-build.mjs';

const types = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Every origin may read the files, including a deployed page that overrides the remote with this one. */
const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};
const heartbeatMs = 15_000;

/** Event streams of open pages. A new one gets the last event at once. */
const createChanges = () => {
  const streams = new Set();
  let last = '';
  const send = (text) => {
    for (const stream of streams) stream.write(text);
  };
  const beat = setInterval(() => send(':\n\n'), heartbeatMs);
  return {
    send: (event, data) => {
      last = `event: ${event}\ndata: ${data}\n\n`;
      send(last);
    },
    subscribe: (response) => {
      response.writeHead(200, { ...anyOrigin, 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`retry: 1000\n\n${last}`);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
    close: () => {
      clearInterval(beat);
      for (const stream of streams) stream.end();
    },
  };
};

/** Manifest and persisted documents are in the package folder; all other files are built. */
const fileOf = (remote, name) =>
  ['remote.json', 'persisted-documents.json'].includes(name)
    ? join(root, remote, name)
    : join(devFolder(remote), name);

const answer = async (remote, pathname, response) => {
  const name = basename(pathname);
  const file = fileOf(remote, name);
  if (name === 'persisted-documents.json' && !existsSync(file))
    return response.writeHead(200, { ...anyOrigin, 'content-type': types['.json'] }).end('{}');
  try {
    const content = await readFile(file);
    response.writeHead(200, {
      ...anyOrigin,
      'content-type': types[extname(name)] ?? 'application/octet-stream',
    });
    return response.end(content);
  } catch {
    return response.writeHead(404, anyOrigin).end();
  }
};

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });

/**
 * Serves remote.json, build.json and the built files, rebuilt after every change; a request waits for a running build.
 * `/` redirects to `landingUrl()`. `onBuild` is called as in watchBuild.
 */
export const serveRemote = async ({ remote, port, landingUrl, onBuild = () => undefined }) => {
  const changes = createChanges();
  let build;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method === 'OPTIONS') return response.writeHead(204, anyOrigin).end();
    if (pathname === '/') return response.writeHead(302, { ...anyOrigin, location: landingUrl() }).end();
    if (pathname === '/changes') return changes.subscribe(response);
    await build?.settled();
    return answer(remote, pathname, response);
  });
  const bound = await listen(server, port);
  build = await watchBuild(remote, (outcome) => {
    if (outcome.error === undefined) changes.send('built', outcome.hash);
    else changes.send('failed', JSON.stringify(outcome.error));
    onBuild(outcome);
  });
  await build.settled();
  return {
    port: bound,
    close: async () => {
      changes.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await build.close();
    },
  };
};
