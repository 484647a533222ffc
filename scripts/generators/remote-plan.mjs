// The files of a new remote: its package, and a row in package-lock.json as `npm install` would write it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractVersion } from '../../shared-contracts/src/registry/contract-version.ts';
import { planDependencies } from './dependency-plan.mjs';
import { GeneratorError } from './generator-error.mjs';
import { shortName } from './feature-plan.mjs';
import { camel } from './names.mjs';

const firstPort = 3101;
const readPackage = (root, name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'));
const nextPort = (root, remoteNames) =>
  Math.max(firstPort - 1, ...remoteNames.map((name) => readPackage(root, name).config?.port ?? 0)) + 1;

/** Adds the package to the draft, without a page. */
export const planRemote = (draft, root, remoteNames, remote) => {
  if (draft.exists(remote)) throw new GeneratorError(`${remote} already exists. Choose another name.`);
  draft.render('remote', remote, {
    remote,
    short: shortName(remote),
    shortCamel: camel(shortName(remote)),
    port: String(nextPort(root, remoteNames)),
    contract: contractVersion,
    dependencies: '{}',
  });
  planDependencies(draft, root, remote);
};
