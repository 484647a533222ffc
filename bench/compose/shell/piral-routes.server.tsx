// Replaces host/src/routing/app-routes.tsx in the server's bundle: what Piral shows until the pilets are there.
import { Suspense } from 'react';
import { Skeleton } from './skeleton.tsx';

export const AppRoutes = () => (
  <Suspense>
    <Skeleton />
  </Suspense>
);
