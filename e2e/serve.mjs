// Starts the product with a new database that is deleted at the end.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const deleteAtExit = (folder) => {
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
const makeFolder = (name) => deleteAtExit(mkdtempSync(join(tmpdir(), name)));
const runFolder = process.env.JOURNEYS_FOLDER;
if (runFolder !== undefined) mkdirSync(deleteAtExit(runFolder), { recursive: true });
process.env.DATA_DIR = makeFolder('crema-e2e-');
if (process.env.CREMA_CONFIG === undefined) {
  process.env.CREMA_CONFIG = join(makeFolder('crema-e2e-configuration-'), 'configuration.json');
  // Journeys sign in as the same members at the same time: one's cart is not the other's (docs/decisions/141).
  writeFileSync(process.env.CREMA_CONFIG, JSON.stringify({ memberCart: false }));
}
await import('../apiproxy/src/main.ts');
