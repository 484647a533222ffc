// The Piral instance: pilets from a feed, which share the host's complete libraries.
import { createInstance } from 'piral-core';
import { LoadErrorPage } from '../../../host/src/pages/load-error-page.tsx';
import { NotFoundPage } from '../../../host/src/pages/not-found-page.tsx';
import { servicesOf } from './hand-over.ts';
import { sharedLibraries } from '@crema/piral-libraries';
import { Skeleton } from './skeleton.tsx';

const ErrorInfo = ({ type }: { readonly type: string }) =>
  type === 'not_found' ? <NotFoundPage /> : <LoadErrorPage onRetry={() => location.reload()} />;

export const instance = createInstance({
  state: { components: { ErrorInfo, LoadingIndicator: Skeleton } },
  plugins: [() => () => ({ servicesOf })],
  shareDependencies: (defaults) => ({ ...defaults, ...sharedLibraries }),
  requestPilets: async () => {
    const reply = await fetch('/assets/host/feed.json');
    const { items } = await reply.json();
    return items;
  },
});
