import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContractRecord, RemoteManifest } from '@crema/shared-contracts';
import webpack, { type Configuration } from 'webpack';
import { remoteConfig } from '../../remote-kit/build/webpack-preset.mjs';
import { openRegistry, publish, type Published } from '../../registry/src/index.ts';
import { readBuild } from '../../registry/src/publish.ts';
import { readContract } from '../../registry/src/gate/gather-facts.ts';
import { checkBuild } from '../../registry/src/gate/publish-gate.ts';
import { readDocument } from '../../registry/src/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const hostFolder = process.env['HOST_DIR'] ?? join(process.env['CREMA_VAR'] ?? join(root, 'var'), 'host');
export const probeName = 'mfe-probe';
export const probePath = '/probe';

const titles = { probe: 'Probe' };
const manifest: RemoteManifest = {
  name: probeName,
  version: '1.0.0',
  contract: '^2.0.0',
  routes: [{ id: 'probe', path: probePath, titleId: 'probe', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': titles, 'en-CA': titles, 'fr-CA': titles },
  budgets: { firstRouteKb: 300 },
};

export const deployedHost = (): ContractRecord => {
  const contract = readContract(hostFolder);
  if (!contract) throw new Error(`${hostFolder} has no contract.json. Build the host first: npm run build`);
  return contract;
};

/**
 * A remote's package folder with one source file; it is inside the repository, so that it finds the shared
 * packages.
 */
export const createProbe = (source: string, changes: Partial<RemoteManifest> = {}) => {
  const folder = mkdtempSync(join(root, 'e2e', '.probe-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('remote.json', JSON.stringify({ ...manifest, contract: `^${deployedHost().contract}`, ...changes }));
  write('src/remote.tsx', source);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const run = (configuration: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(configuration, (cause, stats) => {
      if (cause) reject(cause);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
      else resolve();
    });
  });

/** Builds with the configuration of every remote; `hostExports` are the exports of the target host. */
export const buildProbe = async (
  folder: string,
  hostExports: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> => {
  process.env['CREMA_HOST_EXPORTS'] = JSON.stringify(hostExports);
  try {
    await run({ ...remoteConfig(folder), cache: false });
  } finally {
    delete process.env['CREMA_HOST_EXPORTS'];
  }
};
/** Builds with another configuration, for a container of another plugin. */
export const buildProbeWith = (configuration: Configuration): Promise<void> => run(configuration);

export const readProbeContract = (folder: string): ContractRecord =>
  JSON.parse(readFileSync(join(folder, 'dist', 'contract.json'), 'utf8')) as ContractRecord;

const openOwnRegistry = (location: string) =>
  openRegistry({ location, environment: process.env, varFolder: location, note: () => undefined });

/** The errors of the publish gate for the deployed host. */
export const refusalsOf = async (
  location: string,
  folder: string,
  host: ContractRecord = deployedHost(),
): Promise<readonly string[]> =>
  checkBuild(readBuild(folder), await readDocument(openOwnRegistry(location)), host)
    .findings.filter(({ weight }) => weight === 'refused')
    .map(({ message }) => message);

export const publishProbe = (location: string, folder: string): Promise<Published> =>
  publish({ registry: openOwnRegistry(location), source: folder, now: new Date() });
