import {
  createSignal,
  maxUsageBatch,
  restPaths,
  type Connection,
  type UsageEvent,
} from '@crema/shared-contracts';
import { rememberPreference } from '../preferences/cookies.ts';
import { createUsageQueue } from './usage-queue.ts';
import { createUsageConsent } from './usage-consent.ts';
import { startUsageSender } from './usage-sender.ts';

const viewed: UsageEvent = {
  remote: 'mfe-ordering',
  version: '1.0.0',
  event: 'cart-viewed',
  fields: { customerType: 'guest' },
};
let stop: () => void = () => undefined;
const setup = ({ isAccepted = (): boolean => true } = {}) => {
  const sent: Blob[] = [];
  navigator.sendBeacon = (url, body) => {
    expect(url).toBe(restPaths.telemetry);
    return isAccepted() && sent.push(body as Blob) > 0;
  };
  const usage = createUsageQueue();
  const connection = createSignal<Connection>('online');
  const consent = createUsageConsent({ createSignal, rememberPreference });
  const start = () => {
    stop = startUsageSender({ usage, connection, paths: restPaths }, consent);
  };
  const batches = () =>
    Promise.all(sent.map(async (blob) => (JSON.parse(await blob.text()) as { usage: unknown[] }).usage));
  return { usage, connection, consent, start, sent, batches };
};
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

beforeEach(() => {
  document.cookie = 'usage=yes; path=/';
  jest.useFakeTimers();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
  document.cookie = 'usage=; path=/; max-age=0';
  setNavigator('globalPrivacyControl', undefined);
  setNavigator('doNotTrack', null);
});

describe('tracked usage, ORD-048, ACC-023', () => {
  it('waits for the sender, and is sent 10 s after the first event', async () => {
    const { usage, start, sent, batches } = setup();
    usage.track(viewed);
    start();
    usage.track(viewed);
    jest.advanceTimersByTime(9_999);
    expect(sent).toHaveLength(0);
    jest.advanceTimersByTime(1);
    expect(await batches()).toEqual([[viewed, viewed]]);
    expect(sent[0]?.type).toBe('application/json');
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it('is sent at once when a batch is full', async () => {
    const { usage, start, batches } = setup();
    start();
    for (let n = 0; n < maxUsageBatch + 1; n += 1) usage.track(viewed);
    expect((await batches()).map((batch) => batch.length)).toEqual([maxUsageBatch]);
    jest.advanceTimersByTime(10_000);
    expect((await batches()).map((batch) => batch.length)).toEqual([maxUsageBatch, 1]);
  });

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'the page is hidden',
      () => {
        jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
        jest.restoreAllMocks();
      },
    ],
  ])('is sent when %s', async (_what, leave) => {
    const { usage, start, batches } = setup();
    start();
    usage.track(viewed);
    leave();
    expect(await batches()).toEqual([[viewed]]);
  });

  it('waits while the device is offline, and while the browser takes no more', async () => {
    let isAccepted = false;
    const { usage, start, connection, batches } = setup({ isAccepted: () => isAccepted });
    start();
    connection.set('offline');
    usage.track(viewed);
    jest.advanceTimersByTime(60_000);
    expect(await batches()).toEqual([]);
    connection.set('online');
    expect(await batches()).toEqual([]);
    isAccepted = true;
    jest.advanceTimersByTime(10_000);
    expect(await batches()).toEqual([[viewed]]);
  });
});

describe('consent to usage statistics', () => {
  it.each([
    ['nothing was chosen', () => (document.cookie = 'usage=; path=/; max-age=0')],
    ['it was refused', () => (document.cookie = 'usage=no; path=/')],
    ['the browser sends Global Privacy Control', () => setNavigator('globalPrivacyControl', true)],
    ['the browser sends Do Not Track', () => setNavigator('doNotTrack', '1')],
  ])('is missing when %s: nothing is sent', (_why, arrange) => {
    arrange();
    const { usage, start, sent } = setup();
    start();
    for (let n = 0; n < 2 * maxUsageBatch; n += 1) usage.track(viewed);
    window.dispatchEvent(new Event('pagehide'));
    jest.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(0);
  });

  it('counts from the moment it is given, and what is not sent yet is dropped when it is withdrawn', async () => {
    document.cookie = 'usage=; path=/; max-age=0';
    const { usage, start, consent, batches } = setup();
    start();
    usage.track(viewed);
    consent.choose(true);
    usage.track(viewed);
    jest.advanceTimersByTime(10_000);
    expect(await batches()).toEqual([[viewed]]);
    usage.track(viewed);
    consent.choose(false);
    jest.advanceTimersByTime(10_000);
    expect(document.cookie).toContain('usage=no');
    expect(await batches()).toHaveLength(1);
  });
});
