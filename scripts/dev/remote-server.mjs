// A remote under development on a port of its own: what an override of a page asks for, and what tells that page
// of every new build (PLT-009).
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
/** Any page may read it, also one of the public internet that reaches into the developer's machine. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};
const heartbeatMs = 15_000;

/** Open pages that hear of each build; one that comes is told of the last. */
const createChanges = () => {
  const streams = new Set();
  let last = '';
  const send = (text) => {
    for (const stream of streams) stream.write(text);
  };
  const beat = setInterval(() => send(':\n\n'), heartbeatMs);
  return {
    tell: (event, data) => {
      last = `event: ${event}\ndata: ${data}\n\n`;
      send(last);
    },
    join: (response) => {
      response.writeHead(200, { ...open, 'content-type': 'text/event-stream; charset=utf-8' });
      response.write(`retry: 1000\n\n${last}`);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
    end: () => {
      clearInterval(beat);
      for (const stream of streams) stream.end();
    },
  };
};

/** Manifest and trusted documents lie beside the sources, everything else is built. */
const fileOf = (remote, name) =>
  ['remote.json', 'persisted-documents.json'].includes(name)
    ? join(root, remote, name)
    : join(devFolder(remote), name);

const answer = async (remote, pathname, response) => {
  const name = basename(pathname);
  const file = fileOf(remote, name);
  if (name === 'persisted-documents.json' && !existsSync(file))
    return response.writeHead(200, { ...open, 'content-type': types['.json'] }).end('{}');
  try {
    const content = await readFile(file);
    response.writeHead(200, { ...open, 'content-type': types[extname(name)] ?? 'application/octet-stream' });
    return response.end(content);
  } catch {
    return response.writeHead(404, open).end();
  }
};

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server.address().port));
  });

/**
 * Serves remote.json, build.json and the files at its root, rebuilt after every change; a request waits for the
 * build that is under way. `/` leads to `door`. `onBuild` hears what watchBuild tells.
 */
export const serveRemote = async ({ remote, port, door, onBuild = () => undefined }) => {
  const changes = createChanges();
  let build;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method === 'OPTIONS') return response.writeHead(204, open).end();
    if (pathname === '/') return response.writeHead(302, { ...open, location: door() }).end();
    if (pathname === '/changes') return changes.join(response);
    await build?.settled();
    return answer(remote, pathname, response);
  });
  const bound = await listen(server, port);
  build = await watchBuild(remote, (outcome) => {
    if (outcome.broken === undefined) changes.tell('built', outcome.hash);
    else changes.tell('broken', JSON.stringify(outcome.broken));
    onBuild(outcome);
  });
  await build.settled();
  return {
    port: bound,
    close: async () => {
      changes.end();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await build.close();
    },
  };
};
