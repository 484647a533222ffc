/**
 * Resolves in a task of its own, so that the browser answers a press or paints between two parts of long work. The rest of
 * this work precedes other waiting tasks where the browser has `scheduler.yield`.
 * On the server nobody waits for a task: it resolves at once.
 */
export const nextTask = (): Promise<void> =>
  globalThis.document === undefined
    ? Promise.resolve()
    : (globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
