import { describeOwner, LockedError, takeLock, type ProcessLock } from '@crema/registry/process-lock';

/**
 * Makes this process the only user of `directory`, because PGlite does not lock it and two users silently lose
 * commits. The lock is a file next to the directory. Throws if another process uses the directory.
 */
export const lockDirectory = async (directory: string): Promise<ProcessLock> => {
  try {
    return await takeLock(`${directory}.lock`);
  } catch (cause) {
    if (!(cause instanceof LockedError)) throw cause;
    throw new Error(
      `DATA_DIR ${directory} is in use by ${describeOwner(cause.owner)}; ` +
        'two processes on one directory lose data. Set DATABASE_URL to run several.',
      { cause },
    );
  }
};
