// `npm run build [package …]`: builds host and remotes through lerna, then deploys the host, draws the pictures of
// products and shared links and publishes the remotes locally.
// `-- --force` builds without the cache. lerna is started only for packages with a changed input or output.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openRegistry, publish } from '../registry/src/index.ts';
import { createBuildStamps } from './tasks/build-stamps.mjs';
import { runInPackages } from './tasks/lerna.mjs';
import { hostFolder, registryFolder, remoteNames, root, varFolder } from './packages.mjs';
import { drawProductPictures } from './pictures/product-pictures.mjs';
import { drawSharePictures } from './pictures/share-pictures.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const known = ['host', ...remoteNames];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length) {
  console.error(`Unknown package: ${unknown.join(', ')}. Packages that are built: ${known.join(', ')}.`);
  process.exit(1);
}
const chosen = positionals.length ? positionals : known;

/** Hashed files are added and none is removed: an open page may still need an old one. build.json is written last. */
const deployHost = () => {
  const source = join(root, 'host', 'dist');
  const [built, deployed] = [join(source, 'build.json'), join(hostFolder, 'build.json')];
  if (existsSync(deployed) && readFileSync(deployed).equals(readFileSync(built))) return;
  mkdirSync(hostFolder, { recursive: true });
  cpSync(source, hostFolder, {
    recursive: true,
    filter: (path) => !path.endsWith('.map') && !path.includes('build.json'),
  });
  copyFileSync(built, deployed);
  console.log('deployed host');
};

const publishRemotes = async (remotes) => {
  const registry = openRegistry({
    location: registryFolder,
    environment: process.env,
    varFolder,
    note: (line) => console.log(line),
  });
  for (const name of remotes) {
    const published = await publish({ registry, source: join(root, name), now: new Date() });
    if (published.changed) console.log(`published ${published.name} ${published.version}`);
  }
};

const buildChanged = async () => {
  const stamps = createBuildStamps(root, chosen);
  const changed = chosen.filter((name) => values.force || !stamps.isCurrent(name));
  if (changed.length === 0) return;
  if (!(await runInPackages('build', { scope: changed, useCache: !values.force }))) process.exit(1);
  for (const name of changed) stamps.keep(name);
};

await buildChanged();
if (chosen.includes('host')) {
  deployHost();
  await drawProductPictures({ force: values.force });
  await drawSharePictures({ force: values.force });
}
await publishRemotes(chosen.filter((name) => name !== 'host'));
