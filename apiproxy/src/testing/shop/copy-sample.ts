import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureSample } from '../../app/seed/fixtures.ts';
import { sampleFolder } from '../../shop/sample.ts';
import { storeKind } from '../../stores/kinds/store.kinds.ts';

/** Copies the sample with its named stores only, as test databases have them: a load of 5,000 others takes seconds. */
export const copySample = (folder: string): string => {
  cpSync(sampleFolder, folder, { recursive: true });
  const rows = fixtureSample()
    .rowsOf(storeKind)
    .map((row) => JSON.stringify(row));
  writeFileSync(join(folder, 'stores.json'), `[\n${rows.join(',\n')}\n]\n`);
  return folder;
};
