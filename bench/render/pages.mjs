// The server bundles of the published versions, and the pages that a renderer process renders from them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRegistry, readConfiguration } from '../../shared-contracts/src/index.ts';
import { hostFolder, registryFolder } from '../../scripts/packages.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const hostBundle = () => {
  const { server } = readJson(join(hostFolder, 'build.json'));
  return { key: `host@${server}`, code: readFileSync(join(hostFolder, server), 'utf8') };
};
/** The pages of the published versions, without data: what a renderer process gets. */
export const readPages = () => {
  const { document } = readJson(join(registryFolder, 'registry.json'));
  const published = JSON.parse(document);
  const registry = resolveRegistry(published, '');
  return registry.remotes.flatMap(({ name, version, manifest }) => {
    const { server } = published.remotes[name].versions[version].files;
    if (!server) return [];
    const code = readFileSync(join(registryFolder, 'files', name, version, server), 'utf8');
    return manifest.routes
      .filter(({ render }) => render)
      .map(({ id, path, example = path }) => ({
        name: `${name} ${id}`,
        remote: { key: `${name}@${version}`, code },
        request: {
          boot: {
            registry,
            ...readConfiguration(),
            locale: 'en-US',
            vaultOrigin: 'http://localhost:3001',
            production: true,
          },
          remote: name,
          pathname: example,
          search: '',
          now: Date.UTC(2026, 5, 3, 15),
          queries: [],
        },
      }));
  });
};
