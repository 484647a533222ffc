import { groupBy, parseUrl, withResolvers } from './built-ins.ts';
import { randomId } from './random-id.ts';

describe('the functions for built-ins that old browsers lack, PLT-018', () => {
  it('settle a promise from outside', async () => {
    const one = withResolvers<number>();
    one.resolve(1);
    expect(await one.promise).toBe(1);
    const other = withResolvers();
    other.reject(new Error('refused'));
    await expect(other.promise).rejects.toThrow('refused');
  });
  it('make an id of 128 bits without crypto.randomUUID, which plain http lacks, R-11', () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    const ids = new Set(Array.from({ length: 100 }, randomId));
    expect(ids.size).toBe(100);
    // The form of a key that the server accepts (D-164).
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
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
