import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import type { ConfigurationOverrides } from '@crema/shared-contracts';
import { copyRegistry } from './changed-build.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** The product with its own registry, which a journey may change. */
export interface OwnShop {
  readonly origin: string;
  readonly registry: string;
  /** Runs the command line; rejects when the command fails. */
  readonly crema: (...words: string[]) => Promise<string>;
  /** Runs an operator command on the running server and returns its rows. */
  readonly operate: (...args: string[]) => Promise<readonly (readonly string[])[]>;
}

const freePorts = async (count: number): Promise<readonly number[]> => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  return Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.once('listening', () => {
            const address = server.address();
            server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
          }),
        ),
    ),
  );
};

const open = async (registry: string, data: string, overrides: ConfigurationOverrides) => {
  const configuration = join(data, 'configuration.json');
  writeFileSync(configuration, JSON.stringify(overrides));
  const [port = 0, vaultPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'apiproxy', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: 'loopback',
      REGISTRY_DIR: registry,
      DATA_DIR: data,
      CREMA_CONFIG: configuration,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('"message":"ready"') && resolve());
    server.once('exit', (code) =>
      reject(
        new Error(`The server ended with exit code ${code} before it was ready. Check its output above.`),
      ),
    );
  });
  const close = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { origin, close };
};

interface ShopFixtures {
  /** The keys of the configuration that the shop overrides; a journey sets them with `test.use`. */
  readonly overrides: ConfigurationOverrides;
  readonly shop: OwnShop;
}
/** Journeys that change released versions or the configuration: each has its own server and registry. */
export const test = base.extend<ShopFixtures>({
  overrides: [{}, { option: true }],
  shop: async ({ overrides }, provide) => {
    const registry = copyRegistry();
    const data = mkdtempSync(join(tmpdir(), 'crema-shop-'));
    const { origin, close } = await open(registry, data, overrides);
    const crema = async (...args: string[]) => {
      const bin = join(root, 'registry', 'bin', 'crema.mjs');
      const { stdout } = await run(process.execPath, [bin, ...args, '--registry', registry], {
        env: { ...process.env, PUBLIC_ORIGIN: origin },
      });
      return stdout;
    };
    const operate = async (...args: string[]) => {
      const command = [join(root, 'apiproxy', 'src', 'operate.ts'), ...args, '--json'];
      const { stdout } = await run(process.execPath, command, { env: { ...process.env, DATA_DIR: data } });
      return (JSON.parse(stdout) as { rows: string[][] }).rows;
    };
    await provide({ origin, registry, crema, operate });
    await close();
    rmSync(join(registry, '..'), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  },
});
