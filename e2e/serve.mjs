// Starts the product with a new database that is deleted at the end.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const makeFolder = (name) => {
  const folder = mkdtempSync(join(tmpdir(), name));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
process.env.DATA_DIR = makeFolder('crema-e2e-');
if (process.env.CREMA_CONFIG === undefined) {
  process.env.CREMA_CONFIG = join(makeFolder('crema-e2e-configuration-'), 'configuration.json');
  // Journeys sign in as the same members at the same time: one's cart is not the other's (docs/decisions/141).
  writeFileSync(process.env.CREMA_CONFIG, JSON.stringify({ memberCart: false }));
}
await import('../apiproxy/src/main.ts');
