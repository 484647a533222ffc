import { createConnectionService } from './connection.ts';

/** A fake server that answers when the test resolves its requests. */
const setup = () => {
  const waiting: ((reachable: boolean) => void)[] = [];
  const { connection, check } = createConnectionService(
    () => new Promise<boolean>((resolve) => waiting.push(resolve)),
  );
  const changes: string[] = [];
  connection.subscribe(() => changes.push(connection.get()));
  const answer = async (reachable: boolean, index = 0) => {
    waiting.splice(index, 1)[0]?.(reachable);
    await Promise.resolve();
  };
  return { connection, check, changes, answer, asked: () => waiting.length };
};

describe('the connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is lost as soon as the browser says so, and is back when the server answers again', async () => {
    const { changes, answer } = setup();
    window.dispatchEvent(new Event('offline'));
    expect(changes).toEqual(['offline']);
    window.dispatchEvent(new Event('online'));
    expect(changes).toEqual(['offline']);
    await answer(true);
    expect(changes).toEqual(['offline', 'online']);
  });

  it('stays lost while a network is there and the server is not', async () => {
    const { connection, answer } = setup();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await answer(false);
    expect(connection.get()).toBe('offline');
  });

  it('is checked after a failed request, whatever the browser says of the network', async () => {
    const { connection, check, answer } = setup();
    check();
    expect(connection.get()).toBe('online');
    await answer(false);
    expect(connection.get()).toBe('offline');
  });

  it('is checked within two seconds while it is lost, and no longer once it is back', async () => {
    const { check, answer, asked, connection } = setup();
    check();
    await answer(false);
    expect(asked()).toBe(0);
    jest.advanceTimersByTime(2000);
    expect(asked()).toBe(1);
    await answer(true);
    expect(connection.get()).toBe('online');
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(0);
  });

  it('is not checked while the page is hidden, and at once when it is visible', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { check, answer, asked } = setup();
    check();
    await answer(false);
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(0);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked()).toBe(1);
    visibility.mockRestore();
  });

  it('ignores the reply to a check from before it was lost', async () => {
    const { connection, check, answer } = setup();
    check();
    window.dispatchEvent(new Event('offline'));
    await answer(true);
    expect(connection.get()).toBe('offline');
  });
});
