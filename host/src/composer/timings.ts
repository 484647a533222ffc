/** asked: requested; loaded: the code is evaluated; ready: init has finished; shown: the first page is rendered. */
export const steps = ['asked', 'loaded', 'ready', 'shown'] as const;
export type Step = (typeof steps)[number];

/** Sets a performance mark for a step of a remote; the inspector reads the marks. */
export const markStep = (remote: string, step: Step): void => {
  performance.mark(`crema ${remote} ${step}`);
};
