import { parse } from 'graphql';
import { print } from './print-document.ts';

describe('the key of a document', () => {
  const menu = 'query Menu($store: String) { menu(store: $store) { name } }';

  it('is the same for equal documents and differs for others', () => {
    const key = (text: string) => print(parse(text, { noLocation: true }));
    expect(key(menu)).toBe(key(menu));
    expect(key(menu)).not.toBe(key(menu.replace('name', 'title')));
  });
});
