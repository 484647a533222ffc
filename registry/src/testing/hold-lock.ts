import { lockDirectory } from '../storage/directory-lock.ts';

// A test starts it as another process: it takes the lock, prints a line, and keeps the lock until it is killed.
const [, , directory = ''] = process.argv;
try {
  await lockDirectory(directory);
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (cause) {
  process.stdout.write(`refused ${(cause as Error).message}\n`);
}
