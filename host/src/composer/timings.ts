/** asked: someone wants it; loaded: its code is here; ready: its init is done; shown: its first page is drawn. */
export const steps = ['asked', 'loaded', 'ready', 'shown'] as const;
export type Step = (typeof steps)[number];

/** Notes when a remote came how far, in the browser's own list of marks: the inspector reads them. */
export const markStep = (remote: string, step: Step): void => {
  performance.mark(`crema ${remote} ${step}`);
};
