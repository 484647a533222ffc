import { picklist } from '@crema/shared-contracts';
import { persistedValue, visitValue } from './persisted-value.ts';

const config = { key: 'crema.test', version: 2, validate: picklist('a', 'b') } as const;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['on the device', persistedValue, () => localStorage],
  ['for the visit', visitValue, () => sessionStorage],
] as const)('a value kept %s', (_where, make, storage) => {
  it('is there for the next page, in its own storage only', () => {
    make(config).write('a');
    expect(make(config).read()).toBe('a');
    expect(storage().getItem(config.key)).not.toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  it.each([
    ['of another version', JSON.stringify({ v: 1, value: 'a' })],
    ['of another shape', JSON.stringify({ v: 2, value: 'c' })],
    ['that is no JSON', '{'],
  ])('is not read when it is one %s', (_because, text) => {
    storage().setItem(config.key, text);
    expect(make(config).read()).toBeUndefined();
  });

  it('is converted to the current shape before it is validated', () => {
    const convert = (value: unknown) => (value === 'alpha' ? 'a' : value);
    for (const [stored, read] of [
      ['alpha', 'a'],
      ['b', 'b'],
      ['beta', undefined],
    ]) {
      storage().setItem(config.key, JSON.stringify({ v: 2, value: stored }));
      expect(make({ ...config, convert }).read()).toBe(read);
    }
  });

  it('is not read when its conversion throws', () => {
    storage().setItem(config.key, JSON.stringify({ v: 2, value: null }));
    const convert = (value: unknown) => (value as string).trim();
    expect(make({ ...config, convert }).read()).toBeUndefined();
  });

  it('is gone once undefined is written', () => {
    make(config).write('a');
    make(config).write(undefined);
    expect(storage()).toHaveLength(0);
  });
});

describe('a change by another tab', () => {
  const change = () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: config.key, newValue: JSON.stringify({ v: 2, value: 'b' }) }),
    );

  it('is emitted for a value stored on the device', () => {
    const received = jest.fn();
    const listening = persistedValue(config).changes$.subscribe(received);
    change();
    listening.unsubscribe();
    change();
    expect(received.mock.calls).toEqual([['b']]);
  });

  it('is not emitted for a value of one visit: no other tab shares that value', () => {
    const received = jest.fn();
    visitValue(config).changes$.subscribe(received);
    change();
    expect(received).not.toHaveBeenCalled();
  });
});

describe('a page that the browser has kept for Back', () => {
  const transition = (name: 'pagehide' | 'pageshow', persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(name), { persisted }));
  const store = (value: string) => localStorage.setItem(config.key, JSON.stringify({ v: 2, value }));
  /** Leaves the page, and returns after another document has stored `value`. Returns what was emitted. */
  const leaveAndReturn = (value: 'a' | 'b' | undefined, persisted = true) => {
    const received: unknown[] = [];
    store('a');
    const listening = persistedValue(config).changes$.subscribe((changed) => received.push(changed));
    transition('pagehide', persisted);
    if (value) store(value);
    else localStorage.clear();
    transition('pageshow', persisted);
    listening.unsubscribe();
    transition('pageshow', persisted);
    return received;
  };

  it.each([
    ['emits a value that was changed meanwhile', 'b', ['b']],
    ['emits that it was deleted meanwhile', undefined, [undefined]],
    ['emits nothing for an unchanged value', 'a', []],
  ] as const)('%s', (_what, value, received) => {
    expect(leaveAndReturn(value)).toEqual(received);
  });

  it('is another page when it was loaded again', () => {
    expect(leaveAndReturn('b', false)).toEqual([]);
  });
});
