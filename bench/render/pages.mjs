// The server bundles of the published versions, and the pages that a renderer process renders from them, with the shop's data.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRegistry, readConfiguration } from '../../shared-contracts/src/index.ts';
import { hostFolder, registryFolder } from '../../scripts/packages.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export const hostBundle = () => {
  const { server } = readJson(join(hostFolder, 'build.json'));
  return { key: `host@${server}`, code: readFileSync(join(hostFolder, server), 'utf8') };
};
const isObject = (value) => typeof value === 'object' && value !== null;
/** The items of all lists in the data. */
const itemsIn = (value) =>
  isObject(value)
    ? Object.values(value).reduce(
        (count, part) => count + itemsIn(part),
        Array.isArray(value) ? value.length : 0,
      )
    : 0;
const queryOf = (documents) => (url, data) => {
  const asked = new URL(url, 'http://localhost').searchParams;
  const { sha256Hash } = JSON.parse(asked.get('extensions')).persistedQuery;
  const document = documents[sha256Hash] ?? documents[`sha256:${sha256Hash}`];
  if (document === undefined)
    throw new Error(`${url}: found no document of this hash. Run npm run build again.`);
  return { url, document, variables: JSON.parse(asked.get('variables')), data };
};
/** The data that the server at `origin` has put into the page: the same that it gave to the renderer. */
const readData = async (origin, pathname, documents) => {
  const reply = await fetch(`${origin}${pathname}`, {
    headers: { accept: 'text/html', 'accept-language': 'en-US' },
  });
  const [, boot = '{}'] = /id="crema-boot">(.*?)<\/script>/s.exec(await reply.text()) ?? [];
  const { rendered } = JSON.parse(boot);
  if (!rendered) return undefined;
  const { now, orderStore, search = '', queries, data, requests = [] } = rendered;
  const replies = queries.map((url, index) => queryOf(documents)(url, data[index]));
  return { now, search, ...(orderStore && { orderStore }), queries: replies, requests };
};
const attempts = 20;
/** Adds the data of the running server to each page. Rejects if the server does not render a page. */
export const withData = async (origin, pages) => {
  const filled = [];
  for (const { documents, ...page } of pages) {
    let data;
    // A page whose process was busy goes out without its content.
    for (let attempt = 0; attempt < attempts && !data; attempt += 1)
      data = await readData(origin, page.request.pathname, documents);
    if (!data)
      throw new Error(`${page.request.pathname}: the server sent it ${attempts} times without its content.`);
    const bodies = data.requests.map(({ body }) => body);
    const items = [...data.queries.map((query) => query.data), ...bodies].reduce(
      (count, body) => count + itemsIn(body),
      0,
    );
    filled.push({ ...page, items, request: { ...page.request, ...data } });
  }
  return filled;
};

/** The pages of the published versions, without data. */
export const readPages = () => {
  const { document } = readJson(join(registryFolder, 'registry.json'));
  const published = JSON.parse(document);
  const registry = resolveRegistry(published, '');
  return registry.remotes.flatMap(({ name, version, manifest }) => {
    const { server } = published.remotes[name].versions[version].files;
    if (!server) return [];
    const folder = join(registryFolder, 'files', name, version);
    const code = readFileSync(join(folder, server), 'utf8');
    const documentsPath = join(folder, 'persisted-documents.json');
    const documents = existsSync(documentsPath) ? readJson(documentsPath) : {};
    return manifest.routes
      .filter(({ render }) => render)
      .map(({ id, path, example = path }) => ({
        name: `${name} ${id}`,
        remote: { key: `${name}@${version}`, code },
        documents,
        request: {
          boot: {
            registry,
            ...readConfiguration(),
            locale: 'en-US',
            publicOrigin: 'http://localhost:3000',
            vaultOrigin: 'http://localhost:3001',
            production: true,
          },
          remote: name,
          pathname: example,
          search: '',
          now: Date.UTC(2026, 5, 3, 15),
          queries: [],
          requests: [],
        },
      }));
  });
};
