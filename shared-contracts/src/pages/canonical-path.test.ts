import { canonicalPath } from '../index.ts';

const routes = [
  '/',
  '/card-balance',
  '/gift',
  '/gift/category/:urn',
  '/menu',
  '/menu/:menu/:category',
  '/menu/order/:orderId',
  '/menu/*',
  '/account/signin',
].map((path) => ({ path }));

describe('the address of a page, PLT-021, D-175', () => {
  it.each([
    ['/GIFT', '/gift', 'capitals in a fixed part'],
    ['/Account/SignIn', '/account/signin', 'capitals in several parts'],
    ['/GIFT/CATEGORY/Thank-You', '/gift/category/Thank-You', 'a parameter keeps its case'],
    ['/menu/order/aBcD-1', '/menu/order/aBcD-1', 'the number of an order keeps its case'],
    ['/gift.', '/gift', 'a full stop after it'],
    ['/gift),', '/gift', 'a bracket and a comma after it'],
    ['/gift%29', '/gift', 'an escaped bracket after it'],
    ['/gift;', '/gift', 'a semicolon after it'],
    ['/gift!', '/gift', 'an exclamation mark after it'],
    ['/gift%E2%80%9D', '/gift', 'a closing quotation mark after it'],
    ['/menu%20', '/menu', 'a space after it'],
    ['/menu%C2%A0', '/menu', 'a no-break space after it'],
    ['/%E2%80%8Bgift', '/gift', 'a zero-width space before it'],
    ['/gi%C2%ADft', '/gift', 'a soft hyphen in it'],
    ['/gift%EF%BB%BF.', '/gift', 'a byte order mark and a full stop after it'],
    ['/gift/category/f%65te.', '/gift/category/fete', 'a full stop after a parameter'],
    ['/gift/category/fe%CC%82te', '/gift/category/f%C3%AAte', 'an accent in two characters'],
    ['/card%E2%80%91balance', '/card-balance', 'a no-break hyphen in a fixed part'],
    ['/card%E2%80%93balance.', '/card-balance', 'an en dash in a fixed part'],
    ['/%EF%BC%A7ift', '/gift', 'a full-width letter'],
    ['/gift/category/thank%E2%80%91you', '/gift/category/thank-you', 'a no-break hyphen in a parameter'],
    ['/gift/', '/gift', 'a slash after it'],
    ['/gift/.', '/gift', 'a slash and a full stop after it'],
    ['//gift//category//fete', '/gift/category/fete', 'doubled slashes'],
    ['/%67ift', '/gift', 'an escaped letter'],
    ['/menu/Anything.', '/menu/Anything', 'a path that only a wildcard fits'],
    ['/.', '/', 'the first page with a full stop'],
    ['/', '/', 'the first page'],
    ['/gift/category/f%C3%AAte', '/gift/category/f%C3%AAte', 'its own address'],
    ['/nope.', '/nope.', 'no page is there'],
    ['//evil.test/gift', '//evil.test/gift', 'no page is there'],
    ['/gift/category/%E0%A4%A', '/gift/category/%E0%A4%A', 'malformed escapes'],
    ['/gift/category/a%0d%0ab.', '/gift/category/a%0D%0Ab', 'a line break stays escaped'],
  ])('of %s is %s: %s', (typed, address) => {
    expect(canonicalPath(routes, typed)).toBe(address);
    expect(canonicalPath(routes, address)).toBe(address);
  });
});
