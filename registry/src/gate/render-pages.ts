import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFiles, PageRenderRequest, RegistryDocument } from '@crema/shared-contracts';
import { renderLimits, startRendererProcess, type RendererProcess } from '../rendering/renderer-process.ts';
import type { Bundle } from '../rendering/renderer-protocol.ts';
import type { Build } from './gather-facts.ts';
import type { RenderedRoute } from './gate-facts.ts';
import { createSamplePages, urlOf, type SamplePage } from './sample-pages.ts';

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

/** Generous in time, because the machine of a release may be busy: the rule judges the fastest render. */
const limits = { ...renderLimits, renderMs: 10_000, loadMs: 60_000 };
/** The first render is slower than those that visitors wait for. */
const renders = 4;

const styleAttribute = /<[a-z][^>]* style="([^"]*)"/;
const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
const renderRoute = async (
  renderer: RendererProcess,
  key: string,
  request: PageRenderRequest,
  facts: Pick<RenderedRoute, 'route' | 'locale' | 'data'>,
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
    return { ...facts, error: messageOf(cause) };
  }
  const style = styleAttribute.exec([...markups].join(''))?.[1];
  return { ...facts, fastestMs, isStable: markups.size === 1, ...(style !== undefined && { style }) };
};

interface SampleRenderer {
  render(page: SamplePage): Promise<RenderedRoute>;
  end(): void;
}
/** Renders in one process, and in another one after a page that hangs or uses too much memory. */
const createSampleRenderer = (host: Bundle, remote: Bundle): SampleRenderer => {
  let renderer: RendererProcess | undefined;
  return {
    render: async ({ facts, request }) => {
      if (!renderer || renderer.ended) renderer = startRendererProcess(limits);
      try {
        await renderer.load(host);
        await renderer.load(remote);
        return await renderRoute(renderer, remote.key, request(), facts);
      } catch (cause) {
        return { ...facts, error: messageOf(cause) };
      }
    },
    end: () => renderer?.end(),
  };
};

/**
 * Renders the example of each route with `render` in a renderer process, in every locale of the remote: without data, as the
 * page is until its data has arrived, and with each kind of generated data (docs/decisions/051).
 */
export const renderPages = async (
  build: Build,
  document: RegistryDocument | undefined,
  host: Bundle | undefined,
): Promise<readonly RenderedRoute[]> => {
  const { manifest, files, folder, version } = build;
  const path = files.server && join(folder, files.server);
  if (!host || !path || !existsSync(path)) return [];
  const key = `${manifest.name}@${version}`;
  const renderer = createSampleRenderer(host, {
    key,
    code: readFileSync(path, 'utf8'),
    publicPath: urlOf(build),
  });
  const outcomes: RenderedRoute[] = [];
  try {
    for (const page of createSamplePages(build, document)) outcomes.push(await renderer.render(page));
  } finally {
    renderer.end();
  }
  return outcomes;
};
