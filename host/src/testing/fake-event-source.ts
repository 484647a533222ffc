type Listener = (event: MessageEvent<string>) => void;

/** Server-sent events without a server: a test tells and breaks. */
export class FakeEventSource {
  static all: FakeEventSource[] = [];
  private static waiting: ((source: FakeEventSource) => void)[] = [];

  /** The next connection that anybody makes. */
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

  tell(sequence: number) {
    if (!this.closed)
      this.listeners.get('composition')?.(
        new MessageEvent('composition', { data: JSON.stringify({ sequence }) }),
      );
  }

  break() {
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}
