import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A remote without pages, slots or events; each test adds the parts that it needs. */
export const giftManifest = {
  name: 'mfe-gift',
  version: '1.0.0',
  contract: '^3.0.0',
  routes: [],
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: ['en-US', 'en-CA', 'fr-CA'],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
};

const noContract = {
  schema: 1,
  contract: '3.0.0',
  events: { emits: {}, consumes: {} },
  slots: { provides: {}, uses: {} },
  host: [],
  libraries: {},
  flags: [],
  configuration: [],
  links: [],
};
const noFiles = { bytes: {}, module: [], styles: [], messages: {}, routes: {} };

/** Writes a package's folder as its build leaves it: one file with its integrity, and the contract. */
export const writeTestBuild = (
  source: string,
  manifest: { readonly name: string } & Readonly<Record<string, unknown>>,
  code: string,
  contract: object = {},
): void => {
  const dist = join(source, 'dist');
  mkdirSync(dist, { recursive: true });
  const write = (path: string, value: object) => writeFileSync(path, JSON.stringify(value));
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  writeFileSync(join(dist, 'entry.js'), code);
  write(join(source, 'remote.json'), manifest);
  write(join(dist, 'build.json'), { ...noFiles, entry: 'entry.js', integrity: { 'entry.js': integrity } });
  write(join(dist, 'contract.json'), { ...noContract, name: manifest.name, ...contract });
};
