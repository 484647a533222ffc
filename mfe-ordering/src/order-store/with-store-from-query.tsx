import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart, type PreparedComponent } from '@crema/remote-kit';

const StoreFromQuery = lazyPart(() => import('./store-from-query.tsx').then((part) => part.StoreFromQuery), {
  fallback: null,
});

/**
 * A page that chooses the store of `?storeNumber=` in its URL and then redirects to /menu (ORD-006).
 * `placeholder` replaces a page that would redirect or send requests meanwhile.
 */
export const withStoreFromQuery = (
  Page: PreparedComponent<object>,
  placeholder?: ReactNode,
): PreparedComponent<object> => {
  const PageOrStoreFromQuery = () => {
    const named = useSearchParams()[0].has('storeNumber');
    return (
      <>
        {named && placeholder ? placeholder : <Page />}
        {named && <StoreFromQuery />}
      </>
    );
  };
  return Object.assign(PageOrStoreFromQuery, Page.prepare && { prepare: Page.prepare });
};
