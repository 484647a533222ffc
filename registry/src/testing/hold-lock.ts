import { takeLock } from '../storage/process-lock.ts';

// A test starts this file as another process: it takes the lock, prints a line, and keeps the lock until it
// is killed.
const [, , path = ''] = process.argv;
try {
  await takeLock(path);
  process.stdout.write('held\n');
  setInterval(() => undefined, 60_000);
} catch (cause) {
  process.stdout.write(`refused ${(cause as Error).message}\n`);
}
