import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readConfiguration,
  resolveRegistry,
  type BuildFiles,
  type Locale,
  type PageRenderRequest,
  type RegistryDocument,
  type ResolvedRegistry,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import { startRendererProcess, type RendererProcess } from '../rendering/renderer-process.ts';
import type { Bundle } from '../rendering/renderer-protocol.ts';
import { ownFilesUrl } from '../version-files.ts';
import type { Build } from './gather-facts.ts';
import type { RenderedRoute } from './gate-facts.ts';

/** The deployed host's server bundle; undefined if it has none, as before pages were rendered. */
export const readHostBundle = async (location: string): Promise<Bundle | undefined> => {
  const isRemote = /^https?:/.test(location);
  const read = async (file: string): Promise<string | undefined> => {
    if (!isRemote)
      return existsSync(join(location, file)) ? readFileSync(join(location, file), 'utf8') : undefined;
    const reply = await fetch(`${location.replace(/\/$/, '')}/${file}`, {
      signal: AbortSignal.timeout(10_000),
    });
    return reply.ok ? reply.text() : undefined;
  };
  const build = await read('build.json');
  const server = build && (JSON.parse(build) as BuildFiles).server;
  const code = server && (await read(server));
  return code ? { key: `host@${server}`, code } : undefined;
};

/** Generous, because the machine of a release may be busy: the rule judges the fastest render. */
const limits = { renderMs: 10_000, loadMs: 60_000, heapMb: 256 };
/** The first render is slower than those that visitors wait for. */
const renders = 4;

/** The address of a version's files, below which its pictures are. */
const urlOf = ({ manifest, version, url = `${ownFilesUrl}${manifest.name}/${version}/` }: Build): string =>
  url;

/** The registry as a visitor of this version gets it. */
const registryWith = (build: Build, document: RegistryDocument | undefined): ResolvedRegistry => {
  const { manifest, files, version } = build;
  const others = document
    ? resolveRegistry(document, '').remotes.filter(({ name }) => name !== manifest.name)
    : [];
  const own = {
    name: manifest.name,
    version,
    chosenBecause: 'stable',
    url: urlOf(build),
    manifest,
    files,
  } as const;
  return { sequence: document?.sequence ?? 0, disabled: [], remotes: [...others, own] };
};
const requestFor = (
  route: RouteDeclaration,
  locale: Locale,
  remote: string,
  registry: ResolvedRegistry,
): PageRenderRequest => ({
  boot: { registry, ...readConfiguration(), locale, vaultOrigin: 'https://vault.example', production: true },
  remote,
  pathname: route.example ?? route.path,
  search: '',
  // A fixed time: the output of two builds can be compared.
  now: Date.UTC(2026, 5, 3, 15),
  queries: [],
});
const styleAttribute = /<[a-z][^>]* style="([^"]*)"/;
const renderRoute = async (
  renderer: RendererProcess,
  key: string,
  request: PageRenderRequest,
  facts: Pick<RenderedRoute, 'route' | 'locale'>,
): Promise<RenderedRoute> => {
  const markups = new Set<string>();
  let fastestMs = Infinity;
  try {
    for (let count = 0; count < renders; count++) {
      const startedAt = performance.now();
      markups.add((await renderer.render(key, request)).markup);
      fastestMs = Math.min(fastestMs, performance.now() - startedAt);
    }
  } catch (cause) {
    return { ...facts, error: cause instanceof Error ? cause.message : String(cause) };
  }
  const style = styleAttribute.exec([...markups].join(''))?.[1];
  return { ...facts, fastestMs, isStable: markups.size === 1, ...(style !== undefined && { style }) };
};

/**
 * Renders the example of each route with `render` in a renderer process, in every locale of the remote. There is no
 * database here: the pages show what they show until their data has arrived.
 */
export const renderPages = async (
  build: Build,
  document: RegistryDocument | undefined,
  host: Bundle | undefined,
): Promise<readonly RenderedRoute[]> => {
  const { manifest, files, folder, version } = build;
  const routes = manifest.routes.filter(({ render }) => render !== undefined);
  const path = files.server && join(folder, files.server);
  if (!host || !path || !existsSync(path) || routes.length === 0) return [];
  const key = `${manifest.name}@${version}`;
  const registry = registryWith(build, document);
  const outcomes: RenderedRoute[] = [];
  let renderer: RendererProcess | undefined;
  try {
    for (const route of routes)
      for (const locale of manifest.locales) {
        // A page that hangs or uses too much memory ends its process.
        if (!renderer || renderer.ended) renderer = startRendererProcess(limits);
        const facts = { route: route.id, locale };
        try {
          await renderer.load(host);
          await renderer.load({ key, code: readFileSync(path, 'utf8'), publicPath: urlOf(build) });
        } catch (cause) {
          return [{ ...facts, error: (cause as Error).message }];
        }
        outcomes.push(
          await renderRoute(renderer, key, requestFor(route, locale, manifest.name, registry), facts),
        );
      }
  } finally {
    renderer?.end();
  }
  return outcomes;
};
