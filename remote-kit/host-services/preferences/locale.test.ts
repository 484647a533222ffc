import { createSignal, type Connection, type Locale } from '@crema/shared-contracts';
import { createLocaleService } from './locale.ts';

const setup = () => {
  document.documentElement.lang = 'en-US';
  const connection = createSignal<Connection>('online');
  const network = { isUp: true };
  const announced: Locale[] = ['en-US'];
  const checkConnection = jest.fn();
  const service = createLocaleService('en-US', {
    connection,
    checkConnection,
  });
  const prepare = jest.fn(async (_locale: Locale) => {
    if (!network.isUp) throw new Error('ChunkLoadError');
  });
  service.prepareWith(prepare);
  service.locale.subscribe(() => announced.push(service.locale.get()));
  return { service, connection, network, announced, prepare, checkConnection };
};
/** The language of the page, read from every place that states it. */
const shown = ({ service, announced }: ReturnType<typeof setup>) => [
  document.documentElement.lang,
  service.locale.get(),
  announced.at(-1),
];
const all = (locale: Locale) => [locale, locale, locale];

describe('a change of the language, PLT-011', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits until all messages are loaded, and then applies everywhere at once', async () => {
    const page = setup();
    let arrive = () => {};
    page.service.prepareWith(() => new Promise<void>((resolve) => (arrive = resolve)));
    page.service.choose('fr-CA');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(shown(page)).toEqual(all('en-US'));
    expect(page.service.requested.get()).toBe('fr-CA');
    arrive();
    await jest.advanceTimersByTimeAsync(0);
    expect(shown(page)).toEqual(all('fr-CA'));
  });

  it('without a connection keeps the old language, says so, and applies once reconnected', async () => {
    const page = setup();
    page.network.isUp = false;
    page.connection.set('offline');
    page.service.choose('fr-CA');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(shown(page)).toEqual(all('en-US'));
    expect(page.service.change.get()).toBe('waiting');
    page.network.isUp = true;
    page.connection.set('online');
    await jest.advanceTimersByTimeAsync(0);
    expect(shown(page)).toEqual(all('fr-CA'));
    expect(page.service.change.get()).toBe('none');
  });

  it('checks the connection when messages cannot be loaded, and tries again', async () => {
    const page = setup();
    page.prepare.mockRejectedValueOnce(new Error('ChunkLoadError'));
    page.service.choose('fr-CA');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(page.checkConnection).toHaveBeenCalled();
    expect(shown(page)).toEqual(all('fr-CA'));
  });

  it('that fails while connected is given up: the old language is chosen again', async () => {
    const page = setup();
    page.network.isUp = false;
    page.service.choose('fr-CA');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(page.service.change.get()).toBe('failed');
    expect(page.service.requested.get()).toBe('en-US');
    expect(shown(page)).toEqual(all('en-US'));
    page.service.dismissFailure();
    expect(page.service.change.get()).toBe('none');
  });

  it('taken back while it waits is not made later', async () => {
    const page = setup();
    page.network.isUp = false;
    page.connection.set('offline');
    page.service.choose('fr-CA');
    await jest.advanceTimersByTimeAsync(60_000);
    page.service.choose('en-US');
    page.network.isUp = true;
    page.connection.set('online');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(shown(page)).toEqual(all('en-US'));
    expect(page.service.change.get()).toBe('none');
  });
});
