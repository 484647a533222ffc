import { oneOf } from '@crema/shared-contracts';
import { deviceRecord, visitRecord } from './device-record.ts';

const recipe = { key: 'crema.test', version: 2, guard: oneOf('a', 'b') } as const;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe.each([
  ['on the device', deviceRecord, () => localStorage],
  ['for the visit', visitRecord, () => sessionStorage],
] as const)('a value kept %s', (_where, make, home) => {
  it('is there for the next page, in its own storage only', () => {
    make(recipe).write('a');
    expect(make(recipe).read()).toBe('a');
    expect(home().getItem(recipe.key)).not.toBeNull();
    expect(localStorage.length + sessionStorage.length).toBe(1);
  });

  it.each([
    ['of another version', JSON.stringify({ v: 1, value: 'a' })],
    ['of another shape', JSON.stringify({ v: 2, value: 'c' })],
    ['that is no JSON', '{'],
  ])('is not read when it is one %s', (_because, text) => {
    home().setItem(recipe.key, text);
    expect(make(recipe).read()).toBeUndefined();
  });

  it('is gone once undefined is written', () => {
    make(recipe).write('a');
    make(recipe).write(undefined);
    expect(home()).toHaveLength(0);
  });
});

describe('what another tab writes', () => {
  const change = () =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: recipe.key, newValue: JSON.stringify({ v: 2, value: 'b' }) }),
    );

  it('is heard of a value kept on the device', () => {
    const heard = jest.fn();
    const listening = deviceRecord(recipe).changes$.subscribe(heard);
    change();
    listening.unsubscribe();
    change();
    expect(heard.mock.calls).toEqual([['b']]);
  });

  it('does not reach a value kept for the visit: no other tab shares it', () => {
    const heard = jest.fn();
    visitRecord(recipe).changes$.subscribe(heard);
    change();
    expect(heard).not.toHaveBeenCalled();
  });
});
