// The dependencies of a remote: what its generated files import, in the versions that the kit pins and the host provides.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
const importedBy = (text) =>
  [...text.matchAll(/from '([^.'][^']*)'/g)].map(([, specifier]) => packageOf(specifier));
const sorted = (record) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The row of a workspace in package-lock.json, as `npm install` would write it. */
const addToLock = (draft, name, dependencies) => {
  const lock = JSON.parse(draft.read('package-lock.json'));
  const { '': itself, ...packages } = lock.packages;
  packages[name] = { ...(packages[name] ?? { version: '0.1.0' }), dependencies: sorted(dependencies) };
  packages[`node_modules/${name}`] = { resolved: name, link: true };
  draft.write(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: { '': itself, ...sorted(packages) } }, null, 2)}\n`,
  );
};

/** Adds each package that a changed file of the remote imports and its package.json lacks. Root tools are not added. */
export const planDependencies = (draft, root, remote) => {
  const kit = JSON.parse(readFileSync(join(root, 'remote-kit/package.json'), 'utf8'));
  const versions = { ...kit.dependencies, [kit.name]: kit.version };
  const path = join(remote, 'package.json');
  const own = JSON.parse(draft.read(path));
  const imported = draft
    .changedPaths()
    .filter((changed) => changed.startsWith(`${remote}/`) && /\.(?:tsx?|[cm]js)$/.test(changed))
    .flatMap((changed) => importedBy(draft.read(changed)));
  const missing = imported.filter(
    (name) => versions[name] !== undefined && own.dependencies[name] === undefined,
  );
  if (missing.length === 0) return;
  for (const name of missing) own.dependencies[name] = versions[name];
  draft.write(path, `${JSON.stringify(own, null, 2)}\n`);
  addToLock(draft, remote, own.dependencies);
};
