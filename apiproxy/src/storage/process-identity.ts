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
 * Where process ids mean the same: host, boot and process namespace. In a container every process may be
 * pid 1, so the host's name alone says nothing about whether a pid still runs.
 */
export const processRealm: string = [
  hostname(),
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  tryRead(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** Whether a process of this realm runs; one that ended and was never waited for (a zombie) does not. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
  const stat = tryRead(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3) !== 'Z';
};
