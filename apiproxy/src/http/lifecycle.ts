/** Whether this process is shutting down. */
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
