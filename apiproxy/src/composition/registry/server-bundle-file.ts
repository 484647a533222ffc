import { createHash } from 'node:crypto';
import type { BuildFiles } from '@crema/shared-contracts';

/** The location of a version's server bundle: in the registry's folder or at its origin. */
export const serverBundlePath = (remote: string, version: string, file: string): string =>
  `files/${remote}/${version}/${file}`;

const integrityOf = (code: string) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
/** Throws unless the code is what build.json describes under `server`. `name` is the host's or the version's. */
export const checkServerBundle = (
  code: string,
  { server = '', integrity }: BuildFiles,
  name: string,
): void => {
  const found = integrityOf(code);
  if (found === integrity[server]) return;
  throw new Error(
    `${name}: ${server} has the integrity ${found}; its record expects ${integrity[server]}. Publish or deploy it again.`,
  );
};
