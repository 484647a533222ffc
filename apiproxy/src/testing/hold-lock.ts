import { lockDirectory } from '../storage/directory-lock.ts';

// Started by a test as another process: takes the lock, says so, keeps it until it is ended.
const [, , directory = ''] = process.argv;
try {
  await lockDirectory(directory);
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (cause) {
  process.stdout.write(`refused ${(cause as Error).message}\n`);
}
