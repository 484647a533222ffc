import { findMisspelt, findNearestPage } from '../index.ts';

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

describe('the name that is nearly written as a part of an address, PLT-021', () => {
  const names = ['hot-coffee', 'cold-coffee', 'cafés-glacés', 'tea'].map((path) => ({ path }));
  it.each([
    ['hot-cofee', 'hot-coffee'],
    ['Cold-Coffee', 'cold-coffee'],
    ['cafes-glaces', 'cafés-glacés'],
    ['teas', 'tea'],
    ['sandwiches', undefined],
    ['%E0%A4%A', undefined],
    ['t'.repeat(5000), undefined],
  ])('%s suggests %s', (typed, name) => {
    expect(findMisspelt(names, typed)?.path).toBe(name);
  });
});
