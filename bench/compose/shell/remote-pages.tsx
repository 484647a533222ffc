// Runs a remote's pages as a separate application: its routes in its own router.
import type { ComponentType } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import type { MountedRemote } from '@crema/shared-contracts';

export interface ApplicationRoute {
  readonly id: string;
  readonly path: string;
}
interface PagesProps {
  readonly mounted: MountedRemote;
  readonly routes: readonly ApplicationRoute[];
}

export const PagesOf = ({ mounted, routes }: PagesProps) =>
  useRoutes([
    ...routes.map(({ id, path }) => {
      const Page = mounted.routes[id] as ComponentType;
      return { path, element: <Page /> };
    }),
    { path: '*', element: null },
  ]);

export const RemotePages = (props: PagesProps) => (
  <BrowserRouter>
    <PagesOf {...props} />
  </BrowserRouter>
);
