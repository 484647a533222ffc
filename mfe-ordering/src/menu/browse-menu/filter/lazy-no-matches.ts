import { lazyPart } from '@crema/remote-kit';

export const NoMatches = lazyPart(() => import('./no-matches.tsx').then((part) => part.NoMatches), {
  fallback: null,
  preload: 'idle',
});
