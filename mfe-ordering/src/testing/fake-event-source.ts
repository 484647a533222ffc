type Listener = (event: MessageEvent<string>) => void;

/** A fake of the browser's EventSource, with the events and refusals that a test sends. */
export class FakeEventSource {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('no connection was opened');
    return last;
  }
  static install() {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }
  static uninstall() {
    Reflect.deleteProperty(globalThis, 'EventSource');
  }
  readyState = 1;
  readonly listeners = new Map<string, Listener>();
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  addEventListener(type: string, listener: Listener) {
    this.listeners.set(type, listener);
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  send(data: string) {
    this.listeners.get('status')?.(new MessageEvent('status', { data }));
  }
  refuse() {
    this.readyState = FakeEventSource.CLOSED;
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
  lose() {
    this.readyState = 0;
    this.listeners.get('error')?.(new MessageEvent('error'));
  }
}
