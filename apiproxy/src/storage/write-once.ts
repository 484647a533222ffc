import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/**
 * Creates a file that other processes may read concurrently: it appears complete, the first of several writers wins,
 * and it never changes afterwards.
 */
export const writeOnce = (path: string, content: string | Uint8Array, mode = 0o644): void => {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { mode });
  try {
    linkSync(draft, path);
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  } finally {
    unlinkSync(draft);
  }
};
