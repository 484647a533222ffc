// The files of a new remote: its package, and a row in package-lock.json as `npm install` would write it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared-contracts/src/contract-version.ts';
import { GeneratorError } from './generator-error.mjs';
import { shortName } from './feature-plan.mjs';
import { camel } from './names.mjs';

const firstPort = 3101;
const readPackage = (root, name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
/** Dependencies that only the kit's build needs. */
const ofTheBuild = ['@formatjs/icu-messageformat-parser'];

/** The kit's pinned dependencies, so that a remote is built with the versions that the host provides. */
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

/** Adds the package to the draft, without a page. */
export const planRemote = (draft, root, remoteNames, remote) => {
  if (draft.exists(remote)) throw new GeneratorError(`${remote} exists already`);
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
