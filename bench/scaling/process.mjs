// Reads the processor time and memory of a process from /proc (Linux).
import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** User and system time since the process started. */
export const cpuSeconds = (pid) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in parentheses; utime and stime are the fields 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};
/** Resident memory. */
export const memoryMb = (pid) => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};
