// Servers of a bench or matrix: the product with a new database, stopped at the end of the run.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { hostFolder, node, registryFolder, root } from '../scripts/packages.mjs';

/** A production server accepts the development key only when it is configured. */
const publicKeys = (registry) => {
  const file = `${registry}-keys/public.pem`;
  return existsSync(file) ? { CREMA_REGISTRY_PUBLIC_KEYS: file } : {};
};

/** A production server needs a decision about payments: a bench moves no money. */
const payments = { PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' };

/** A production server has no shop until one is loaded: a bench loads the sample as an operator does. */
const loadSample = (env) =>
  promisify(execFile)(
    node,
    [join(root, 'apiproxy/src/operate.ts'), 'shop', 'load', join(root, 'samples/crema')],
    { cwd: root, env },
  );

/**
 * Starts the server and resolves once it is ready: { origin, pid, stop, kill }; `kill` sends kill -9. `hasShop`: the database has a shop
 * already.
 */
export const startServer = async (
  port,
  { host = hostFolder, registry = registryFolder, env = {}, hasShop = false } = {},
) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-bench-'));
  const origin = `http://localhost:${port}`;
  const environment = {
    ...publicKeys(registry),
    ...payments,
    ...process.env,
    PORT: String(port),
    VAULT_PORT: String(port + 1),
    HOST_DIR: host,
    REGISTRY_DIR: registry,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: origin,
    ...env,
  };
  const child = spawn(node, [join(root, 'apiproxy/src/main.ts')], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // An interrupted bench stops its servers too.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('"message":"ready"') && resolve());
    child.once('exit', (code) =>
      reject(
        new Error(`The server ended with exit code ${code} before it was ready. Check its output above.`),
      ),
    );
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const killHard = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    rmSync(dataDir, { recursive: true, force: true });
  };
  const isEmpty = environment.NODE_ENV === 'production' && environment.CREMA_DEMO !== '1' && !hasShop;
  if (isEmpty) await loadSample(environment);
  return { origin, pid: child.pid, stop, kill: killHard };
};

export const startBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  });
export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
