// Pages per second over HTTP: with a warm and a cold render cache, and without rendering.
import { measureRow } from '../server/measure.mjs';
import { memoryParts } from '../scaling/process.mjs';
import { startServer } from '../servers.mjs';
import { round } from './figures.mjs';

export const measureHttp = async (port, pages, seconds) => {
  const rows = [];
  let unique = 0;
  const states = [
    { state: 'warm cache', env: {}, urlOf: (path) => path },
    { state: 'cold cache', env: {}, urlOf: (path) => `${path}?cold=${(unique += 1)}` },
    { state: 'not rendered', env: { RENDERERS: '0' }, urlOf: (path) => path },
  ];
  for (const { state, env, urlOf } of states) {
    const server = await startServer(port, { env: { NODE_ENV: 'production', ...env } });
    for (const path of ['/menu', '/gift', '/rewards']) {
      if (!pages.some(({ request }) => request.pathname === path)) continue;
      const row = {
        requests: [{ method: 'GET', url: path, headers: { accept: 'text/html' } }],
        sender: (request) => ({ ...request, path: urlOf(path) }),
        sentBytes: 0,
      };
      await measureRow(server, row, 2);
      const { perSecond, p50, p99, kb, failures } = await measureRow(server, row, seconds);
      const memory = memoryParts(server.pid);
      rows.push({
        path,
        state,
        'pages/s': round(perSecond, 0),
        'p50 ms': p50,
        'p99 ms': p99,
        'sent KB': round(kb, 1),
        'memory MB': round(memory.all, 0),
        'of it renderers': round(memory.started, 0),
        failures,
      });
    }
    await server.stop();
  }
  return rows;
};
