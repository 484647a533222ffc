import { createServerClock } from './server-clock.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const present = Date.parse('2026-05-10T12:00:00.000Z');
const offsets = [
  { device: '+8 days', offset: 8 * day },
  { device: '-8 days', offset: -8 * day },
  { device: '+6 h', offset: 6 * hour },
  { device: '-6 h', offset: -6 * hour },
  { device: '+1 year', offset: 365 * day },
  { device: '-1 year', offset: -365 * day },
];

/** The device's clock and the server's, both moved by the fake timers. */
const setup = ({ offset = 0, stated = false, answers = true, cached = false } = {}) => {
  const startedAt = performance.now();
  jest.setSystemTime(present + offset);
  const serverNow = () => present + performance.now() - startedAt;
  const reply = (cacheControl = 'no-store', at = serverNow()) => ({
    headers: new Headers({ date: new Date(at).toUTCString(), 'cache-control': cacheControl }),
  });
  const askServer = jest.fn(async () => {
    if (answers) noteReply(reply(), performance.now());
  });
  const page = {
    serverTiming: stated ? [{ name: 'now', duration: present }] : [],
    transferSize: cached ? 0 : 300,
    requestStart: startedAt,
    responseStart: startedAt,
  };
  const { clock, noteReply } = createServerClock(askServer, page as never);
  const adjusted = jest.fn();
  clock.onAdjusted?.(adjusted);
  const error = () => Math.abs(clock.now() - serverNow());
  return { clock, noteReply, askServer, adjusted, reply, serverNow, error };
};
const settle = () => jest.advanceTimersByTimeAsync(0);

describe('the time of the page, PLT-019', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it.each(offsets)('is the server’s from the page’s own header, device $device', async ({ offset }) => {
    const { error, askServer } = setup({ offset, stated: true });
    expect(error()).toBeLessThan(50);
    await jest.advanceTimersByTimeAsync(hour);
    expect(error()).toBeLessThan(50);
    expect(askServer).not.toHaveBeenCalled();
  });

  it.each(offsets)('is the server’s from the Date header of a reply, device $device', async ({ offset }) => {
    const { error, noteReply, reply, adjusted } = setup({ offset, answers: false });
    await settle();
    noteReply(reply(), performance.now());
    expect(error()).toBeLessThan(1100);
    expect(adjusted).toHaveBeenCalledTimes(1);
  });

  it.each(offsets)('is asked for when the page came from a cache, device $device', async ({ offset }) => {
    const { error, askServer } = setup({ offset, stated: true, cached: true });
    await settle();
    expect(askServer).toHaveBeenCalledTimes(1);
    expect(error()).toBeLessThan(1100);
  });

  it('is not put back by a reply that a cache has kept, and is put forward by any', () => {
    const { error, noteReply, reply, serverNow } = setup({ stated: true });
    noteReply(reply('public, max-age=3600', serverNow() - hour), performance.now());
    expect(error()).toBeLessThan(50);
    const late = setup({ offset: -hour, answers: false });
    late.noteReply(late.reply('public, max-age=60'), performance.now());
    expect(late.error()).toBeLessThan(1100);
  });

  it('of a right clock is not changed by the seconds of a Date header', () => {
    const { error, noteReply, reply, adjusted } = setup({ stated: true });
    noteReply(reply(), performance.now());
    expect(error()).toBeLessThan(50);
    expect(adjusted).not.toHaveBeenCalled();
  });

  it.each(offsets)('ignores that the device’s clock is set to $device meanwhile', async ({ offset }) => {
    const { error, askServer } = setup({ stated: true });
    jest.setSystemTime(present + offset);
    expect(error()).toBeLessThan(50);
    await settle();
    expect(askServer).toHaveBeenCalledTimes(1);
    expect(error()).toBeLessThan(1100);
  });

  it('follows the device through a sleep without a connection, in which performance.now stood still', async () => {
    const { clock, adjusted } = setup({ stated: true, answers: false });
    jest.setSystemTime(present + 8 * hour);
    clock.now();
    await settle();
    expect(clock.now()).toBe(present + 8 * hour);
    expect(adjusted).toHaveBeenCalledTimes(1);
  });

  it('is remembered for a page that opens without a connection', async () => {
    setup({ offset: 365 * day, stated: true });
    const { error } = setup({ offset: 365 * day, answers: false });
    await settle();
    expect(error()).toBeLessThan(1100);
  });

  it('survives a reply whose Date header is missing or not a date', () => {
    const { error, noteReply } = setup({ stated: true });
    for (const headers of [{}, { date: 'yesterday' }] as Record<string, string>[])
      noteReply({ headers: new Headers(headers) }, performance.now());
    expect(error()).toBeLessThan(50);
  });
});
