import { findReturnUrlError, landingPath, readReturnUrl } from '@crema/shared-contracts';
import { withReturnUrl } from './return-url.rules.ts';

describe('the page to come back to after signing in', () => {
  it.each([
    ['/menu'],
    ['/'],
    ['/menu/cart?redirect=cart#pay'],
    ['/menu/product/101/hot'],
    ['/store-locator?place=Chicago%2C%20IL&map=41.885300,-87.640000,13'],
    ['/store-locator?place=Qu%C3%A9bec'],
    ['/gift?note=100%25'],
    ['/gift/category/urn:cards:thanks'],
  ])('is %s when that was asked for, ACC-001', (asked) => {
    expect(readReturnUrl(asked)).toBe(asked);
  });

  it.each([
    ['https://evil.example/', 'a scheme'],
    ['javascript:alert(1)', 'a scheme'],
    ['data:text/html,x', 'a scheme'],
    ['//evil.example', 'another host'],
    ['///evil.example', 'another host'],
    ['/\\evil.example', 'a backslash is a slash to browsers'],
    ['\\\\evil.example', 'a backslash is a slash to browsers'],
    ['/%2Fevil.example', 'an encoded slash'],
    ['/%252Fevil.example', 'a twice encoded slash'],
    ['/%25252Fevil.example', 'a three times encoded slash'],
    ['/%5Cevil.example', 'an encoded backslash'],
    ['%2F%2Fevil.example', 'it does not begin with a slash'],
    ['/\t/evil.example', 'browsers drop the tab'],
    ['/\n/evil.example', 'browsers drop the line end'],
    ['/%09/evil.example', 'an encoded tab'],
    ['/\u0000menu', 'a control character'],
    ['/.//evil.example', 'dots that leave an empty host'],
    ['/menu/..//evil.example', 'dots that leave an empty host'],
    ['/%2e%2e//evil.example', 'encoded dots'],
    ['/menu/%', 'it cannot be decoded'],
    [' /menu', 'it begins with a space'],
    ['menu', 'it is relative'],
    ['', 'it is empty'],
    [`/${'a'.repeat(2048)}`, 'it is longer than 2,048'],
  ])('is never %j: %s, ACC-001', (asked) => {
    expect(readReturnUrl(asked)).toBe(landingPath);
  });

  it('may be 2,048 characters long', () => {
    expect(findReturnUrlError(`/${'a'.repeat(2047)}`)).toBeUndefined();
  });

  it.each([
    '/account/signin',
    '/account/signout',
    '/account/signout?x=1',
    '/account/create/',
    '/Account/SignOut',
    '/account/%73ignout',
    '/account/%2573ignout',
    '/account/signout/',
  ])('is not %s, which would lead in a circle', (asked) => {
    expect(readReturnUrl(asked)).toBe(landingPath);
  });

  it('is the landing page when none was requested', () => {
    expect(readReturnUrl(null)).toBe(landingPath);
  });

  it('is kept through another access page', () => {
    const path = withReturnUrl('/account/create', '/menu/cart?a=b&c=d#pay');
    expect(new URLSearchParams(path.split('?')[1]).get('returnUrl')).toBe('/menu/cart?a=b&c=d#pay');
    expect(withReturnUrl('/account/create', landingPath)).toBe('/account/create');
  });

  it('is left out when it holds half a character, which a URL cannot encode', () => {
    expect(readReturnUrl('/menu?q=\ud800')).toBe(landingPath);
    expect(withReturnUrl('/account/create', '/menu?q=\ud800')).toBe('/account/create');
  });
});
