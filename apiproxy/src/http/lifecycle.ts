/** Whether this process still takes work. */
export interface Lifecycle {
  isStopping(): boolean;
  beginStopping(): void;
}
export const createLifecycle = (): Lifecycle => {
  let stopping = false;
  return {
    isStopping: () => stopping,
    beginStopping: () => {
      stopping = true;
    },
  };
};
