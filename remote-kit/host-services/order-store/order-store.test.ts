import type { DialogRequest, OrderStore } from '@crema/shared-contracts';
import { createOrderStoreService } from './order-store.ts';

const key = 'crema.ordering.store';
const loop: OrderStore = {
  storeNumber: '1001-2',
  name: 'Loop',
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
};
const grand: OrderStore = { ...loop, storeNumber: '2002', name: 'Grand' };
const persist = (value: unknown, v = 1) => localStorage.setItem(key, JSON.stringify({ v, value }));
const persisted = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const question = (title: string): DialogRequest => ({ title, body: '', confirmLabel: 'Change' });

const stops: (() => void)[] = [];
const setup = (answer: (request: DialogRequest) => boolean = () => true) => {
  const announced: (string | null)[] = [];
  const remembered: string[] = [];
  const shown: string[] = [];
  const reported: unknown[] = [];
  const loadConfirmingRemotes = jest.fn(() => Promise.resolve());
  const service = createOrderStoreService({
    announce: ({ storeNumber }) => announced.push(storeNumber),
    remember: (storeNumber) => remembered.push(storeNumber),
    confirm: (request) => {
      shown.push(request.title);
      return Promise.resolve(answer(request));
    },
    report: (cause) => reported.push(cause),
    loadConfirmingRemotes,
    now: () => 1_000,
  });
  stops.push(service.stop);
  return {
    service,
    announced,
    remembered,
    shown,
    reported,
    loadConfirmingRemotes,
    now: () => service.current.get()?.name,
  };
};
const changeInOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('the order store', () => {
  it('is persisted and announced when it is chosen, LOC-043, D-32', async () => {
    const { service, announced, now } = setup();
    await expect(service.choose(loop)).resolves.toBe(true);
    expect(now()).toBe('Loop');
    expect(persisted()).toEqual({ v: 1, value: loop });
    expect(announced).toEqual(['1001-2']);
  });

  it('records when it was chosen, also when the same store is chosen again, D-174', async () => {
    const { service } = setup();
    await service.choose(loop);
    const recorded = () =>
      JSON.parse(localStorage.getItem('crema.ordering.store-chosen') ?? 'null') as unknown;
    expect(recorded()).toEqual({ v: 1, value: { storeNumber: '1001-2', at: 1_000 } });
    localStorage.removeItem('crema.ordering.store-chosen');
    await service.choose(loop);
    expect(recorded()).toEqual({ v: 1, value: { storeNumber: '1001-2', at: 1_000 } });
  });

  it('is announced once when the same store is chosen twice, LOC-043', async () => {
    const { service, announced, shown } = setup();
    await service.choose(loop);
    await service.choose({ ...loop });
    expect(announced).toHaveLength(1);
    expect(shown).toEqual([]);
  });

  it('is remembered for the server, which preloads its menu, until it is cleared', async () => {
    const { service, remembered } = setup();
    await service.choose(loop);
    service.clear();
    expect(remembered).toEqual(['1001-2', '']);
  });

  it('is remembered again on each visit: the cookie of an earlier one may have expired', () => {
    expect(setup().remembered).toEqual([]);
    persist(loop);
    expect(setup().remembered).toEqual(['1001-2']);
  });

  it('is the store of the last visit after a reload, D-32', () => {
    persist(loop);
    expect(setup().now()).toBe('Loop');
  });

  it.each([
    ['nothing', () => undefined],
    ['another version', () => persist(loop, 2)],
    ['another shape', () => persist({ storeNumber: '1' })],
    ['a cleared store', () => persist({ ...loop, storeNumber: null })],
    ['no JSON', () => localStorage.setItem(key, '{')],
  ])('is not chosen when the device holds %s', (_what, prepare) => {
    prepare();
    expect(setup().now()).toBeUndefined();
  });

  it('is cleared without a question, and announced as none, ORD-022', async () => {
    const { service, announced, shown, now } = setup();
    await service.choose(loop);
    service.describeChanges(() => question('?'));
    service.clear();
    expect(now()).toBeUndefined();
    expect(persisted()).toBeNull();
    expect(announced).toEqual(['1001-2', null]);
    expect(shown).toEqual([]);
  });

  it('still changes when the device stores nothing', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { service, now } = setup();
    await service.choose(loop);
    expect(now()).toBe('Loop');
    setItem.mockRestore();
  });

  it('follows another tab, which asked the customer there, until it is stopped, D-146', () => {
    const { service, announced, shown, now } = setup();
    service.describeChanges(() => question('?'));
    changeInOtherTab(JSON.stringify({ v: 1, value: loop }));
    expect(now()).toBe('Loop');
    changeInOtherTab(JSON.stringify({ v: 1, value: { storeNumber: 7 } }));
    expect(now()).toBeUndefined();
    changeInOtherTab(JSON.stringify({ v: 1, value: grand }));
    service.stop();
    changeInOtherTab(JSON.stringify({ v: 1, value: loop }));
    expect(now()).toBe('Grand');
    expect(announced).toEqual(['1001-2', null, '2002']);
    expect(shown).toEqual([]);
  });
});

describe('another order store', () => {
  it('is taken after the question of each remote is confirmed, with both stores at hand, D-33, D-146', async () => {
    const { service, shown, now } = setup();
    await service.choose(loop);
    service.describeChanges(({ from, to }) => question(`${from.name} → ${to.name}`));
    service.describeChanges(() => Promise.resolve(question('And this?')));
    service.describeChanges(() => undefined);
    await expect(service.choose(grand)).resolves.toBe(true);
    expect(shown).toEqual(['Loop → Grand', 'And this?']);
    expect(now()).toBe('Grand');
  });

  it('is not taken when one is declined, and nothing more is asked, D-146', async () => {
    const { service, announced, shown, now } = setup(() => false);
    await service.choose(loop);
    service.describeChanges(() => question('One'));
    service.describeChanges(() => question('Two'));
    await expect(service.choose(grand)).resolves.toBe(false);
    expect(shown).toEqual(['One']);
    expect(now()).toBe('Loop');
    expect(persisted()).toEqual({ v: 1, value: loop });
    expect(announced).toEqual(['1001-2']);
  });

  it('waits for the remotes that describe changes; the first store waits for nothing', async () => {
    const { service, shown, loadConfirmingRemotes } = setup();
    await service.choose(loop);
    expect(loadConfirmingRemotes).not.toHaveBeenCalled();
    loadConfirmingRemotes.mockImplementation(async () => {
      service.describeChanges(() => question('Loaded late'));
    });
    await service.choose(grand);
    expect(shown).toEqual(['Loaded late']);
  });

  it('is taken although a remote fails to describe it; the failure is reported, PLT-006', async () => {
    const { service, reported, now } = setup();
    await service.choose(loop);
    service.describeChanges(() => {
      throw new TypeError('broken');
    });
    service.describeChanges(() => Promise.reject(new RangeError('broken later')));
    await service.choose(grand);
    expect(now()).toBe('Grand');
    expect(reported).toEqual([new TypeError('broken'), new RangeError('broken later')]);
  });

  it('is taken although a remote never answers, PLT-006', async () => {
    const { service, reported, now } = setup();
    await service.choose(loop);
    service.describeChanges(() => new Promise(() => undefined));
    jest.useFakeTimers();
    const choice = service.choose(grand);
    await jest.advanceTimersByTimeAsync(8_000);
    await choice;
    jest.useRealTimers();
    expect(now()).toBe('Grand');
    expect(reported).toEqual([new Error('describeChanges: no answer in time')]);
  });

  it('gives way to a newer choice, before its own question is shown', async () => {
    const { service, shown, now } = setup();
    await service.choose(loop);
    service.describeChanges(({ to }) => question(to.name));
    const other = { ...loop, storeNumber: '3003', name: 'Harbor' };
    await expect(Promise.all([service.choose(grand), service.choose(other)])).resolves.toEqual([false, true]);
    expect(shown).toEqual(['Harbor']);
    expect(now()).toBe('Harbor');
  });

  it('is not asked about when the page that chose it is left', async () => {
    const { service, shown, now } = setup();
    await service.choose(loop);
    service.describeChanges(({ to }) => question(to.name));
    const left = new AbortController();
    const choice = service.choose(grand, { signal: left.signal });
    left.abort();
    await expect(choice).resolves.toBe(false);
    expect(shown).toEqual([]);
    expect(now()).toBe('Loop');
  });

  it('asks nothing of a remote that has ended', async () => {
    const { service, shown } = setup();
    await service.choose(loop);
    service.describeChanges(() => question('?'))();
    await service.choose(grand);
    expect(shown).toEqual([]);
  });
});
