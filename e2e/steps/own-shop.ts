import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test as base } from './test.ts';
import type { ConfigurationOverrides } from '@crema/shared-contracts';
import { runFolder } from '../playwright.config.ts';
import { copyRegistry } from './changed-build.ts';
import { freePorts } from './shop-server/free-ports.ts';

const root = join(import.meta.dirname, '..', '..');
const run = promisify(execFile);

/** The product with its own registry, which a journey may change. */
export interface OwnShop {
  readonly origin: string;
  readonly registry: string;
  /** The folder with the server's database and its outbox of mails. */
  readonly folder: string;
  /** The server's log up to now. */
  readonly log: () => string;
  /** Runs the command line; rejects when the command fails. */
  readonly crema: (...words: string[]) => Promise<string>;
  /** Stops the server and returns the rows of each table of its database. */
  readonly readTables: () => Promise<Readonly<Record<string, readonly unknown[]>>>;
  /** Stops the server and starts it with another configuration; open pages keep the configuration they were sent with. */
  readonly restart: (overrides: ConfigurationOverrides) => Promise<void>;
  /** Stops the server and starts it with a clock that is ahead of the machine's. */
  readonly restartAhead: (minutes: number) => Promise<void>;
  /** Runs an operator command on the running server and returns its rows. */
  readonly operate: (...args: string[]) => Promise<readonly (readonly string[])[]>;
}

/** Of the server's error output a failure shows the end. */
const longestErrors = 4_000;

/** Variables of the server's environment, in addition to those of each shop. */
type ShopEnvironment = Readonly<Record<string, string>>;
interface Shop {
  readonly registry: string;
  readonly data: string;
  readonly ports: readonly number[];
  readonly environment?: ShopEnvironment;
}
const open = async (
  { registry, data, ports, environment }: Shop,
  overrides: ConfigurationOverrides,
  minutesAhead = 0,
) => {
  const configuration = join(data, '..', 'configuration.json');
  // The cart of a member does not follow to the devices of other journeys and steps, except where that is the subject.
  writeFileSync(configuration, JSON.stringify({ memberCart: false, ...overrides }));
  const [port = 0, vaultPort = 0, partnerPort = 0] = ports;
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, 'apiproxy', 'src', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      VAULT_PORT: String(vaultPort),
      PARTNER_PORT: String(partnerPort),
      PUBLIC_ORIGIN: origin,
      TRUST_PROXY: 'loopback',
      REGISTRY_DIR: registry,
      DATA_DIR: data,
      CREMA_CONFIG: configuration,
      CLOCK_AHEAD_MINUTES: String(minutesAhead),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text) => {
    errors = (errors + String(text)).slice(-longestErrors);
    process.stderr.write(text as Buffer);
  });
  let log = '';
  server.stdout.on('data', (text) => (log += String(text)));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('"message":"ready"') && resolve());
    // After the event `close` all of its output has arrived.
    server.once('close', (code) =>
      reject(
        new Error(
          `The server ended with exit code ${code} before it was ready. Its output:\n${log}${errors}`,
        ),
      ),
    );
  });
  const close = async () => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  };
  return { origin, close, log: () => log };
};

/** A shop with a copy of the seeded data; `close` ends its server and deletes what it wrote. */
export const openShop = async (
  overrides: ConfigurationOverrides,
  seededData: string,
  environment: ShopEnvironment = {},
): Promise<{ readonly shop: OwnShop; readonly close: () => Promise<void> }> => {
  const registry = copyRegistry();
  const folder = mkdtempSync(join(tmpdir(), 'crema-shop-'));
  // The server's outbox is in the parent folder of its data: each shop has its own.
  const data = join(folder, 'db');
  cpSync(seededData, data, { recursive: true });
  const place = { registry, data, ports: await freePorts(3), environment };
  let running = await open(place, overrides);
  const { origin } = running;
  const restart = async (changed: ConfigurationOverrides, minutesAhead = 0) => {
    await running.close();
    running = await open(place, changed, minutesAhead);
  };
  const restartAhead = (minutes: number) => restart(overrides, minutes);
  const log = () => running.log();
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
  const readTables = async () => {
    await running.close();
    const script = join(import.meta.dirname, 'shop-server', 'print-tables.mjs');
    const { stdout } = await run(process.execPath, [script, data], { maxBuffer: 512 * 1024 * 1024 });
    return JSON.parse(stdout) as Record<string, unknown[]>;
  };
  const close = async () => {
    await running.close();
    rmSync(join(registry, '..'), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    shop: { origin, registry, folder, log, crema, operate, readTables, restart, restartAhead },
    close,
  };
};

/** The time to start a server; on a busy machine it can be longer than a journey of the gate may take. */
export const serverStart = { timeout: 300_000 } as const;

/** The parts of a shop that journeys can use at the same time: none of them stops the server or changes its registry. */
export type SharedShop = Pick<OwnShop, 'origin' | 'folder' | 'operate'>;

export interface ShopWorkerFixtures {
  /** A migrated database with the seeds, closed, which the workers of a run share. Its copy opens in a third of the time that a new one takes. */
  readonly seededData: string;
  /** Returns the worker's shop with these overrides, which the first call starts. */
  readonly openSharedShop: (overrides: ConfigurationOverrides) => Promise<SharedShop>;
}
/** Whether this process has created the folder; another one may have before. */
const claims = (folder: string): boolean => {
  try {
    mkdirSync(folder);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cause;
  }
};

/** Makes the database in `folder`, which the run's workers share: the first worker makes it, the others wait for it. */
const seedOnce = async (folder: string): Promise<string> => {
  const data = join(folder, 'seeds', 'db');
  const complete = join(folder, 'seeds', 'complete');
  while (!existsSync(complete)) {
    if (!claims(join(folder, 'seeds'))) {
      await pause(100);
      continue;
    }
    const registry = copyRegistry();
    try {
      const { close } = await open({ registry, data, ports: await freePorts(3) }, {});
      await close();
      writeFileSync(complete, '');
    } catch (cause) {
      rmSync(join(folder, 'seeds'), { recursive: true, force: true });
      throw cause;
    } finally {
      rmSync(join(registry, '..'), { recursive: true, force: true });
    }
  }
  return data;
};

/** The worker's part of the fixtures of own-shop.ts and shared-shop.ts: one worker runs journeys of both. */
export const shopServers = base.extend<object, ShopWorkerFixtures>({
  seededData: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, provide) => provide(await seedOnce(runFolder)),
    { scope: 'worker', ...serverStart },
  ],
  openSharedShop: [
    async ({ seededData }, provide) => {
      const opened = new Map<string, ReturnType<typeof openShop>>();
      await provide(async (overrides) => {
        const key = JSON.stringify(overrides);
        const opening = opened.get(key) ?? openShop(overrides, seededData);
        opened.set(key, opening);
        return (await opening).shop;
      });
      for (const opening of await Promise.allSettled(opened.values()))
        if (opening.status === 'fulfilled') await opening.value.close();
    },
    { scope: 'worker', ...serverStart },
  ],
});

export interface ShopFixtures {
  /** The keys of the configuration that the shop overrides; a journey sets them with `test.use`. */
  readonly overrides: ConfigurationOverrides;
  readonly shop: OwnShop;
}
/**
 * Journeys that stop or start the server, release into the registry, choose the configuration or read all tables: each has its own server and
 * registry. Other journeys use shared-shop.ts.
 */
export const test = shopServers.extend<ShopFixtures>({
  overrides: [{}, { option: true }],
  shop: [
    async ({ overrides, seededData }, provide) => {
      const { shop, close } = await openShop(overrides, seededData);
      await provide(shop);
      await close();
    },
    serverStart,
  ],
});
