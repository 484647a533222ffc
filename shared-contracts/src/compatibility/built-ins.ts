// Built-ins that the oldest supported browsers lack (D-172). Each function does what the built-in of that name does.

/** Promise.withResolvers. */
export const withResolvers = <T>(): PromiseWithResolvers<T> => {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => undefined;
  let reject: PromiseWithResolvers<T>['reject'] = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
};

/** AbortSignal.any: aborted as soon as one of the signals is, with its reason. */
export const anySignal = (signals: readonly AbortSignal[]): AbortSignal => {
  const controller = new AbortController();
  const abort = ({ target }: Pick<Event, 'target'>) => {
    for (const signal of signals) signal.removeEventListener('abort', abort);
    controller.abort((target as AbortSignal).reason);
  };
  for (const signal of signals) signal.addEventListener('abort', abort);
  const aborted = signals.find((signal) => signal.aborted);
  if (aborted) abort({ target: aborted });
  return controller.signal;
};

/** Map.groupBy. */
export const groupBy = <T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** URL.parse: undefined for what is not a URL. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
