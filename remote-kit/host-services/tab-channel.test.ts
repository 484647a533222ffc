import { openTabChannel } from './tab-channel.ts';

const { BroadcastChannel } = globalThis;
afterEach(() => void Object.assign(globalThis, { BroadcastChannel }));

describe('the channel between tabs, PLT-018', () => {
  it.each([
    {
      because: 'the browser refuses storage',
      channel: class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    },
    { because: 'the browser has none', channel: undefined },
  ])('reaches no tab and stops no page if $because', ({ channel }) => {
    Object.assign(globalThis, { BroadcastChannel: channel });
    const opened = openTabChannel('crema-session');
    opened.onmessage = jest.fn();
    expect(() => opened.postMessage('changed')).not.toThrow();
  });
});
