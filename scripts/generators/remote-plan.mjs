// What a new remote is made of: its package, and a row in the lock as `npm install` would write it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared-contracts/src/remote-manifest.ts';
import { Refusal } from './refusal.mjs';
import { shortName } from './feature-plan.mjs';
import { camel } from './words.mjs';

const firstPort = 3101;
const readPackage = (root, name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
/** Needed by the kit's build alone. */
const ofTheBuild = ['@formatjs/icu-messageformat-parser'];

/** The kit's own pins: what the host provides is what a remote is built with. */
const dependenciesOf = (root) => {
  const kit = readPackage(root, 'remote-kit');
  const { '@crema/shared-contracts': contracts, '@crema/shared-ui': ui, ...others } = kit.dependencies;
  return {
    '@crema/shared-contracts': contracts,
    '@crema/shared-ui': ui,
    '@crema/remote-kit': kit.version,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !ofTheBuild.includes(name))),
  };
};
const nextPort = (root, remoteNames) =>
  Math.max(firstPort - 1, ...remoteNames.map((name) => readPackage(root, name).config?.port ?? 0)) + 1;

const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));
const addToLock = (draft, name, dependencies) => {
  const lock = JSON.parse(draft.read('package-lock.json'));
  const { '': itself, ...packages } = lock.packages;
  packages[name] = { version: '0.1.0', dependencies: sorted(dependencies) };
  packages[`node_modules/${name}`] = { resolved: name, link: true };
  draft.write(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: { '': itself, ...sorted(packages) } }, null, 2)}\n`,
  );
};

/** Puts the package into the draft, as yet without a page. */
export const planRemote = (draft, root, remoteNames, remote) => {
  if (draft.exists(remote)) throw new Refusal(`${remote} is there already`);
  const dependencies = dependenciesOf(root);
  draft.render('remote', remote, {
    remote,
    short: shortName(remote),
    shortCamel: camel(shortName(remote)),
    port: String(nextPort(root, remoteNames)),
    contract: contractVersion,
    dependencies: JSON.stringify(dependencies),
  });
  addToLock(draft, remote, dependencies);
};
