import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PersistedQueries, RemoteRecord, RouteDeclaration } from '@crema/shared-contracts';
import { documentsIntegrity, testFiles, testManifest, testRecord } from './composition-kit.ts';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** A host whose shell has the boundary of a page in `main`, and that renders what the remote's function returns. */
export const testHostBundle = `
exports.provided = {};
exports.renderShell = ({ boot, pathname }) =>
  '<header>' + boot.session.kind + '</header><main id="main"><!--$!--><p>placeholder of ' + pathname +
  '</p><!--/$--></main><footer></footer>';
exports.renderPage = async (module, request) => {
  const { markup, cache } = await module(request);
  return { markup, cache };
};`;

/** Deploys a host with this server bundle. */
export const deployHost = (folder: string, code = testHostBundle): void => {
  const server = `server/host.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.cjs`;
  write(join(folder, server), code);
  const build = {
    ...testFiles,
    entry: 'main.js',
    module: [],
    server,
    integrity: { [server]: integrityOf(code) },
  };
  write(join(folder, 'build.json'), JSON.stringify(build));
};

export interface TestRemote {
  /** The body of the function that gets the request and returns `{ markup }`, in earlier contracts with `cache`. */
  readonly body: string;
  readonly name?: string;
  readonly version?: string;
  readonly routes?: readonly RouteDeclaration[];
  readonly documents?: string;
  readonly queries?: PersistedQueries;
  /** The integrity of the server bundle in the record; that of the file by default. */
  readonly integrity?: string;
}
const giftRoute: RouteDeclaration = {
  id: 'gift',
  path: '/gift',
  titleId: 'title.gift',
  access: 'anyone',
  navigation: 'full',
  render: 'server',
};
export const renderedRoute = (changes: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  ...giftRoute,
  ...changes,
});

/** Stores the files of a version in the registry's folder, and returns its record. */
export const storeVersion = (
  registry: string,
  {
    body,
    name = 'mfe-gift',
    version = '1.0.0',
    routes = [giftRoute],
    documents = '{}',
    queries,
    integrity,
  }: TestRemote,
): RemoteRecord['versions'][string] => {
  const code = `module.exports = { default: async (request) => { ${body} } };`;
  const server = 'server/remote.00000001.cjs';
  const folder = join(registry, 'files', name, version);
  write(join(folder, server), code);
  write(join(folder, 'persisted-documents.json'), documents);
  return {
    url: `/assets/remotes/${name}/${version}/`,
    documents: documentsIntegrity(documents),
    manifest: { ...testManifest, name, version, routes: [...routes] },
    files: {
      ...testFiles,
      styles: ['page.00000003.css'],
      routes: { gift: ['gift.00000004.js', 'gift.00000005.css'] },
      server,
      ...(queries && { queries }),
      integrity: { ...testFiles.integrity, [server]: integrity ?? integrityOf(code) },
    },
    publishedAt: '2026-06-01T00:00:00Z',
  };
};
/** A remote with one version, which is stable. */
export const renderedRemote = (registry: string, remote: TestRemote): RemoteRecord => {
  const { version = '1.0.0' } = remote;
  return testRecord({ stable: version, versions: { [version]: storeVersion(registry, remote) } });
};
