import { anySignal, groupBy, parseUrl, withResolvers } from './built-ins.ts';

describe('the functions for built-ins that old browsers lack, PLT-018', () => {
  it('settle a promise from outside', async () => {
    const one = withResolvers<number>();
    one.resolve(1);
    expect(await one.promise).toBe(1);
    const other = withResolvers();
    other.reject(new Error('refused'));
    await expect(other.promise).rejects.toThrow('refused');
  });
  it.each([0, 1])('abort with the first of several signals: %i', (index) => {
    const controllers = [new AbortController(), new AbortController()];
    const signal = anySignal(controllers.map((controller) => controller.signal));
    expect(signal.aborted).toBe(false);
    const reason = new Error('left');
    controllers[index]?.abort(reason);
    controllers[1 - index]?.abort(new Error('later'));
    expect([signal.aborted, signal.reason]).toEqual([true, reason]);
  });
  it('are aborted from the start by a signal that is', () => {
    const reason = new Error('left');
    const before = AbortSignal.abort(reason);
    expect(anySignal([new AbortController().signal, before]).reason).toBe(reason);
  });
  it('group in the order of the items', () => {
    expect([...groupBy([3, 1, 4, 1, 5], (n) => n % 2 === 0)]).toEqual([
      [false, [3, 1, 1, 5]],
      [true, [4]],
    ]);
  });
  it.each([
    ['https://a.test/b', undefined, 'https://a.test/b'],
    ['/b', 'https://a.test', 'https://a.test/b'],
    ['/b', undefined, undefined],
    ['http://', undefined, undefined],
  ])('parse %s', (text, base, href) => expect(parseUrl(text, base)?.href).toBe(href));
});
