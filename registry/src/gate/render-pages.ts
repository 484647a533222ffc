import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildFiles, RegistryDocument } from '@crema/shared-contracts';
import type { Bundle } from '@crema/rendering';
import type { Build } from './gather-facts.ts';
import type { RenderedRoute } from './gate-facts.ts';
import { createSamplePages, urlOf } from './sample-pages.ts';
import { createSampleRenderer } from './sample-renderer.ts';

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

/**
 * Renders the example of each route with `render` in a renderer process, in every locale of the remote: without data, as the
 * page is until its data has arrived, and with each kind of generated replies to its queries and requests (docs/decisions/051, 053, 066).
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
