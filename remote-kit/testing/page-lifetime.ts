/**
 * Runs `open` as the start of a page. A page ends with its window, but all tests of a file share one window,
 * so the returned `close` removes the listeners and closes the channels that `open` created.
 */
export const withPageLifetime = <T>(open: () => T): { readonly opened: T; readonly close: () => void } => {
  const closers: (() => void)[] = [];
  const targets = [window, document];
  const originals = targets.map(({ addEventListener }) => addEventListener);
  const { BroadcastChannel: Original } = globalThis;
  for (const target of targets) {
    const add = target.addEventListener.bind(target) as (...listener: unknown[]) => void;
    const remove = target.removeEventListener.bind(target) as (...listener: unknown[]) => void;
    target.addEventListener = (...listener: unknown[]) => {
      add(...listener);
      closers.push(() => remove(...listener));
    };
  }
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name);
      closers.push(() => this.close());
    }
  };
  try {
    return {
      opened: open(),
      close: () => {
        for (const close of closers.splice(0)) close();
      },
    };
  } finally {
    globalThis.BroadcastChannel = Original;
    targets.forEach((target, index) => Object.assign(target, { addEventListener: originals[index] }));
  }
};
