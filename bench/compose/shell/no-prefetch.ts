// Replaces host/src/deferred/prefetch/start-prefetch.ts, which fetches the files of our remotes: a variant has other files.
import type { startPrefetch as prefetchOurs } from '../../../host/src/deferred/prefetch/start-prefetch.ts';

export const startPrefetch: typeof prefetchOurs = () => () => undefined;
