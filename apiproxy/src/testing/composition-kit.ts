import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  registrySchema,
  type BuildFiles,
  type RegistryDocument,
  type RemoteManifest,
  type RemoteRecord,
} from '@crema/shared-contracts';
import { registerComposition, type CompositionFolders } from '../composition/composition.ts';
import type { RenderingOptions } from '../composition/rendering/rendering.ts';
import type { ServerModule } from '../http/server-module.ts';
import type { PageProvider } from '../http/page-subject.ts';
import { identity } from '../identity/identity.module.ts';
import { createRegistrySigner } from './registry-signer.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const testManifest: RemoteManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [{ id: 'gift', path: '/gift', titleId: 'title.gift', access: 'anyone', navigation: 'full' }],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': { 'title.gift': 'Gift' }, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};
export const testFiles: BuildFiles = {
  entry: 'entry.00000001.js',
  integrity: { 'entry.00000001.js': 'sha384-entry', 'module.00000002.js': 'sha384-module' },
  bytes: {},
  module: ['module.00000002.js'],
  styles: [],
  messages: {},
  routes: {},
};
/** The integrity of an empty documents file, unless given. */
export const documentsIntegrity = (text = '{}'): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`;
const versionAt = (url: string) => ({
  url,
  documents: documentsIntegrity(),
  manifest: testManifest,
  files: testFiles,
  publishedAt: '2026-06-01T00:00:00Z',
});
/** A remote with a stable and a second version. Pass the fields that the test changes. */
export const testRecord = (changes: Partial<RemoteRecord> = {}): RemoteRecord => ({
  enabled: true,
  stable: '1.0.0',
  salt: 'salt',
  versions: {
    '1.0.0': versionAt('/assets/remotes/mfe-gift/1.0.0/'),
    '1.1.0': versionAt('/assets/remotes/mfe-gift/1.1.0/'),
  },
  ...changes,
});

export interface CompositionAppOptions extends TestAppOptions {
  /** The modules' page subjects; none by default. */
  readonly pages?: readonly PageProvider[];
  readonly rendering?: RenderingOptions;
}
export interface CompositionApp extends TestApp {
  readonly folders: CompositionFolders;
  /** Replaces the registry's document, like a release. */
  release(sequence: number, remotes: RegistryDocument['remotes']): void;
}

const makeFolders = (hostFiles: Readonly<Record<string, string>>) => {
  const root = mkdtempSync(join(tmpdir(), 'crema-composition-'));
  const folders = { host: join(root, 'host'), registry: join(root, 'registry') };
  mkdirSync(folders.host);
  mkdirSync(join(folders.registry, 'files'), { recursive: true });
  const build: BuildFiles = { ...testFiles, entry: 'main.js', integrity: {}, module: [] };
  writeFileSync(join(folders.host, 'build.json'), JSON.stringify(build));
  for (const [name, text] of Object.entries(hostFiles)) writeFileSync(join(folders.host, name), text);
  return { root, folders };
};
const releaseTo = (folder: string) => {
  const sign = createRegistrySigner(folder);
  return (sequence: number, remotes: RegistryDocument['remotes']) => {
    const document: RegistryDocument = {
      schema: registrySchema,
      sequence,
      updatedAt: '2026-06-01T00:00:00Z',
      remotes,
    };
    const draft = join(folder, 'draft.json');
    writeFileSync(draft, sign(JSON.stringify(document)));
    renameSync(draft, join(folder, 'registry.json'));
  };
};

/**
 * Starts the server with a registry for the test, which contains `mfe-gift` by default. `hostFiles` are files
 * of the deployed host. A function as `remotes` may deploy files into the folders before the server starts.
 */
export const startCompositionApp = async (
  remotes: RegistryDocument['remotes'] | ((folders: CompositionFolders) => RegistryDocument['remotes']) = {
    'mfe-gift': testRecord(),
  },
  { pages, rendering, ...options }: CompositionAppOptions = {},
  hostFiles: Readonly<Record<string, string>> = {},
): Promise<CompositionApp> => {
  const { root, folders } = makeFolders(hostFiles);
  const release = releaseTo(folders.registry);
  release(1, typeof remotes === 'function' ? remotes(folders) : remotes);
  const composition: ServerModule = {
    name: 'composition',
    register: (app, deps) => registerComposition(app, deps, folders, pages, rendering),
  };
  const server = await startTestApp({
    ...options,
    modules: [...(options.modules ?? []), identity, composition],
  });
  return {
    ...server,
    folders,
    release,
    stop: async () => {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
};
