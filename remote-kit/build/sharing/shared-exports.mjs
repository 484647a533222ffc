// The export lists of the host's shared libraries.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from './shared-modules.mjs';

const exportsFolder = join(import.meta.dirname, '..', '..', '..', 'host', 'src', 'shared');

/** Maps a library to the names that the host shares. */
export const readSharedExports = () =>
  new Map(
    sharedModules
      .filter(({ exportList }) => exportList)
      .map(({ name, exportList }) => {
        const text = readFileSync(join(exportsFolder, `${exportList}.ts`), 'utf8');
        const lists = [...text.matchAll(/export \{([^}]*)\}/g)].map(([, names]) => names);
        const listed = lists.flatMap((names) => names.split(',').map((part) => part.trim()));
        return [name, { exportList, names: new Set(listed.filter(Boolean)) }];
      }),
  );
