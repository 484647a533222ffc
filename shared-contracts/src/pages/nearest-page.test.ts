import { findNearestPage } from '../index.ts';

const pages = [
  '/',
  '/menu',
  '/menu/featured',
  '/menu/:menu/:category',
  '/gift',
  '/store-locator',
  '/rewards',
  '/rewards/how-it-works',
  '/card-balance',
  '/account/signin',
  '/help',
].map((path) => ({ path }));

describe('the page nearest to one that does not exist, PLT-021', () => {
  it.each([
    ['/rewardz', '/rewards'],
    ['/mneu', '/menu'],
    ['/gifts', '/gift'],
    ['/Gíft', '/gift'],
    ['/cardbalance', '/card-balance'],
    ['/account/sign-in', '/account/signin'],
    ['/gift/birthday/card', '/gift'],
    ['/rewards/how-it-works/now', '/rewards/how-it-works'],
    ['/stores', '/store-locator'],
    ['/account', '/account/signin'],
    ['/menus/drinks', '/menu'],
    ['/xyz', undefined],
    ['/%E0%A4%A', undefined],
    [`/${'a'.repeat(5000)}`, undefined],
  ])('%s suggests %s', (typed, path) => {
    expect(findNearestPage(pages, typed)?.path).toBe(path);
  });
});
