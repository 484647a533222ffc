import { findReturnPath, keepRedirect, writeRedirect } from './return-path.rules.ts';

describe('the page after choosing a store', () => {
  it.each<[string, string | undefined, string]>([
    ['?redirect=cart', '/menu/cart', 'the cart asks for a store'],
    ['?cart=1&place=Rome', '/menu/cart', 'it means the same'],
    ['?cart=1&redirect=%2Fmenu%2Fdrinks', '/menu/cart', 'the cart comes first'],
    ['?cart=0&redirect=/menu?x=1', '/menu?x=1', 'no cart was asked for'],
    ['?redirect=%2Fmenu%2Fproduct%2F101%2Fhot', '/menu/product/101/hot', 'the customer came from there'],
    ['?redirect=%2Fmenu%2Ffeatured%3Ftag%3Da%26b%3D1', '/menu/featured?tag=a&b=1', 'its query is part of it'],
    ['?redirect=carts', undefined, 'it names another page'],
    ['?redirect=https://elsewhere.example/menu', undefined, 'only pages of the menu are allowed'],
    ['?redirect=//elsewhere.example/menu', undefined, 'only pages of the menu are allowed'],
    ['?redirect=/menus/of/others', undefined, 'only pages of the menu are allowed'],
    ['?redirect=/menu/../account/signout', undefined, 'dots lead out of the menu'],
    ['?redirect=/menu/%252E%252e/account/signout', undefined, 'browsers read encoded dots as dots'],
    ['?redirect=/menu/store-locator', undefined, 'the picker would open again'],
    ['?redirect=/MENU/store-locator', undefined, 'the router ignores case'],
    ['', undefined, 'nothing is known'],
  ])('with %p is %p, because %s, LOC-040', (search, expected) =>
    expect(findReturnPath({ search })).toBe(expected),
  );

  it.each(['/menu/cart', '/menu/product/101/hot', '/menu/featured?tag=a&b=1', '/menu?from=mail'])(
    '%s is written into the query and found in it again, LOC-040',
    (path) => expect(findReturnPath({ search: writeRedirect(path) })).toBe(path),
  );

  it('is not written for the start of the menu, and is short for the cart, LOC-040', () => {
    expect(writeRedirect('/menu')).toBe('');
    expect(writeRedirect('/menu/cart')).toBe('?redirect=cart');
  });

  it.each([
    ['?place=Rome&redirect=cart', '?redirect=cart'],
    ['?cart=1', '?redirect=cart'],
    ['?place=Rome&redirect=/menu/featured', '?redirect=%2Fmenu%2Ffeatured'],
    ['?place=Rome', ''],
    ['?redirect=https://elsewhere.example', ''],
  ])('is kept from %s in the query %p of a store’s page, LOC-040', (search, expected) =>
    expect(keepRedirect({ search })).toBe(expected),
  );
});
