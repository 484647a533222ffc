import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const tryRead = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/**
 * Identifies where process ids are comparable: host, boot and process namespace. In a container every process may be
 * pid 1, so the host name alone does not show whether a pid still runs.
 */
export const processRealm: string = [
  hostname(),
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  tryRead(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** Whether a process of this realm runs. A zombie (ended, but not waited for) does not. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
};
