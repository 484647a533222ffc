type Listener = (event: MessageEvent<string>) => void;

/** A fake EventSource: a test sends events and fails the connection. */
export class FakeEventSource {
  static all: FakeEventSource[] = [];
  private static waiting: ((source: FakeEventSource) => void)[] = [];

  /** Resolves with the next connection. */
  static next(): Promise<FakeEventSource> {
    return new Promise((resolve) => FakeEventSource.waiting.push(resolve));
  }

  static closeAll() {
    for (const source of FakeEventSource.all) source.close();
    FakeEventSource.all = [];
    FakeEventSource.waiting = [];
  }

  closed = false;
  private listeners = new Map<string, Listener>();

  constructor() {
    FakeEventSource.all.push(this);
    FakeEventSource.waiting.shift()?.(this);
  }

  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }

  close() {
    this.closed = true;
  }

  send(sequence: number) {
    if (!this.closed)
      this.listeners.get('composition')?.(
        new MessageEvent('composition', { data: JSON.stringify({ sequence }) }),
      );
  }

  fail() {
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}
