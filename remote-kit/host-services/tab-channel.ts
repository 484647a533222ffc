/**
 * A channel to the other tabs. A browser that refuses all cookies and storage may refuse the channel, too: the tabs then learn
 * nothing of each other, and the page works (PLT-018).
 */
export const openTabChannel = (name: string): Pick<BroadcastChannel, 'onmessage' | 'postMessage'> => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage: () => undefined };
  }
};
