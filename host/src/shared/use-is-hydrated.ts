import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and in the rendering that continues from its markup. State that only the browser knows, such as the URL's
 * hash, is used from the next rendering on: otherwise React would replace the page.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
