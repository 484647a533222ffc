import type { BootDocument, VersionFiles } from '@crema/shared-contracts';
import { asChunk, requestLibraries, scriptsOfFirstPage } from './early-files.ts';

const files: VersionFiles = {
  entry: 'entry.js',
  integrity: {},
  bytes: {},
  module: ['remote.js'],
  styles: ['remote.css'],
  messages: { 'en-US': 'first-en.js', 'fr-CA': 'first-fr.js' },
  lazyMessages: { 'en-US': 'rest-en.js', 'fr-CA': 'rest-fr.js' },
  routes: { product: ['product.js', 'product.css'] },
};
const first = {
  locale: 'fr-CA',
  rendered: { remote: 'mfe-ordering', routeId: 'product' },
} as Pick<BootDocument, 'locale' | 'rendered'>;

describe('the files of the first page', () => {
  it('are the scripts of the page that the server rendered, in its language, without the entry', () => {
    expect(scriptsOfFirstPage('mfe-ordering', files, first)).toEqual([
      'remote.js',
      'first-fr.js',
      'rest-fr.js',
      'product.js',
    ]);
  });

  it('are none for another remote, and for a page that the server did not render', () => {
    expect(scriptsOfFirstPage('mfe-gift', files, first)).toEqual([]);
    expect(scriptsOfFirstPage('mfe-ordering', files, { locale: 'fr-CA' })).toEqual([]);
  });

  it.each(['load', 'error'])('leave no element after “%s”: webpack would wait for it', (event) => {
    const script = asChunk(document.createElement('script'));
    document.head.append(script);
    script.dispatchEvent(new Event(event));
    expect(script.isConnected).toBe(false);
  });

  it('contain the libraries that the module needs; one that fails stops nothing', async () => {
    const asked: string[] = [];
    const offer = (name: string, get: () => Promise<() => unknown>) => ({
      '1.0.0': { get: () => (asked.push(name), get()) },
    });
    const scope = {
      redux: offer('redux', () => Promise.reject(new Error('offline'))),
      formik: offer('formik', () => {
        throw new Error('no such chunk');
      }),
      rxjs: offer('rxjs', () => Promise.resolve(() => ({}))),
      yup: offer('yup', () => Promise.resolve(() => ({}))),
    };
    expect(() => requestLibraries(scope, ['redux', 'formik', 'rxjs', 'unknown'])).not.toThrow();
    await Promise.resolve();
    expect(asked).toEqual(['redux', 'formik', 'rxjs']);
  });
});
