import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRouteImports } from './route-chunks.mjs';

const routesOf = (source: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'route-chunks-'));
  const path = join(folder, 'remote.tsx');
  writeFileSync(path, source);
  const routes = readRouteImports(path) as Record<string, string[]>;
  return Object.fromEntries(
    Object.entries(routes).map(([id, modules]) => [
      id,
      modules.map((module) => module.slice(folder.length + 1)),
    ]),
  );
};

describe('the code that a route loads lazily', () => {
  it('is found behind names, properties of constants and wrapping functions', () => {
    expect(
      routesOf(`
        const code = { product: () => import('./product-page.tsx').then((page) => page.ProductPage) } as const;
        const ProductPage = withStore(lazyRoute(code.product, <Skeleton />));
        export default defineRemote({ routes: { product: ProductPage, menu: MenuPage } });`),
    ).toEqual({ product: ['product-page.tsx'] });
  });

  it('includes every module that the page waits for', () => {
    expect(
      routesOf(`
        export default defineRemote({
          routes: { cart: lazyRoute(() => Promise.all([import('./cart.tsx'), import('./epics.ts')]).then(([page]) => page.Cart)) },
        });`),
    ).toEqual({ cart: ['cart.tsx', 'epics.ts'] });
  });

  it('excludes what the page preloads for the next one, and the imports of slots', () => {
    expect(
      routesOf(`
        const code = { a: () => import('./a.tsx'), b: () => import('./b.tsx') };
        export default defineRemote({
          routes: { a: lazyRoute(code.a, null, { next: [code.b] }) },
          slots: { picker: lazyRoute(() => import('./picker.tsx')) },
        });`),
    ).toEqual({ a: ['a.tsx'] });
  });

  it('excludes a constant that has the name of the page’s export', () => {
    expect(
      routesOf(`
        const code = { a: () => import('./a.tsx').then((page) => page.APage), b: () => import('./b.tsx') };
        const APage = withStore(lazyRoute(code.a, <Skeleton />, { next: [code.b] }));
        export default defineRemote({ routes: { a: APage } });`),
    ).toEqual({ a: ['a.tsx'] });
  });
});
