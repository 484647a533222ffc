// A temporary PostgreSQL server for an attack, as in the tests, behind a proxy that can cut or hang its
// connections.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTcpProxy } from '../../apiproxy/src/testing/tcp-proxy.ts';
import { node, root } from '../../scripts/packages.mjs';

/** Prints its URL and runs until its input ends. */
const holder =
  'console.log(process.env.TEST_DATABASE_URL); process.stdin.on("end", () => process.exit()).resume()';

/** Returns { url, proxy, stop }; the url leads through the proxy. */
export const startOwnPostgres = async () => {
  const child = spawn('bash', [join(root, 'scripts/with-postgres.sh'), node, '-e', holder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [text] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('PostgreSQL did not start. Install a server, or set PG_BIN.'))),
  ]);
  const url = new URL(String(text).trim());
  const proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  return {
    url: url.href,
    proxy,
    stop: async () => {
      await proxy.close();
      child.stdin.end();
      await ended;
    },
  };
};
