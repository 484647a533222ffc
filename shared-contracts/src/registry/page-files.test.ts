import { pageFiles, type BuildFiles } from '../index.ts';

const files: BuildFiles = {
  entry: 'entry.js',
  integrity: {},
  bytes: {},
  module: ['remote.js'],
  styles: ['remote.css'],
  messages: { 'en-US': 'first-en.js', 'fr-CA': 'first-fr.js' },
  lazyMessages: { 'en-US': 'rest-en.js', 'fr-CA': 'rest-fr.js' },
  routes: { product: ['product.js', 'product.css'] },
};
const listOf = (...[build, route, locale]: Parameters<typeof pageFiles>) =>
  pageFiles(build, route, locale).map(({ file, kind }) => `${kind} ${file}`);

describe('the files of a page', () => {
  it('are the remote’s own and those of the route, in one language', () => {
    expect(listOf(files, 'product', 'fr-CA')).toEqual([
      'script entry.js',
      'script remote.js',
      'script first-fr.js',
      'script rest-fr.js',
      'script product.js',
      'style remote.css',
      'style product.css',
    ]);
  });

  it('have no messages of later pages when the route is in the remote’s first file', () => {
    expect(listOf(files, 'menu', 'en-US')).toEqual([
      'script entry.js',
      'script remote.js',
      'script first-en.js',
      'style remote.css',
    ]);
  });

  it('have no messages for a build that lists none', () => {
    expect(listOf({ ...files, messages: {}, lazyMessages: undefined }, 'product', 'en-US')).toEqual([
      'script entry.js',
      'script remote.js',
      'script product.js',
      'style remote.css',
      'style product.css',
    ]);
  });
});
