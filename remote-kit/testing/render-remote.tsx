import { useLayoutEffect, type ComponentType } from 'react';
import { BrowserRouter, Navigate, useLocation, useNavigate, useRoutes } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import type { MountedRemote, RemoteManifest, RemoteModule, SlotName, Slots } from '@crema/shared-contracts';
import { findEntrance, mayOpen, type RoutedPage } from '../host-services/index.ts';
import { useSignal } from '../src/remote-context.ts';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host.tsx';
import { otherPage } from './test-registry.ts';

export interface RenderRemoteOptions extends TestHostOptions {
  /** The remote's own remote.json: its routes are mounted as in the host. */
  readonly manifest: RemoteManifest;
  readonly route: string;
  /** The host of an earlier page, when a remote is mounted in it a second time. */
  readonly host?: TestHost;
}
export interface RenderedRemote extends RenderResult {
  readonly host: TestHost;
  /** The router's location, e.g. "/menu/cart?x=1#pay". */
  readonly location: () => string;
  /** Navigates to a path, as a link does, or by a number of history entries: −1 is Back. */
  readonly go: (to: string | number) => void;
  readonly dispose: () => void;
}
type Go = RenderedRemote['go'];

interface BindingProps {
  readonly host: TestHost;
  readonly onLocation: (location: string, go: Go) => void;
}
/** Connects the router with the host's services, as the host does. */
const RouterBinding = ({ host, onLocation }: BindingProps) => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    onLocation(pathname + search + hash, (to) => void (typeof to === 'number' ? navigate(to) : navigate(to)));
    host.page.pathname.set(pathname);
    host.setNavigate((to, options) => void navigate(to, options));
  }, [host, navigate, onLocation, pathname, search, hash]);
  return null;
};

interface PageProps {
  readonly host: TestHost;
  readonly mounted: MountedRemote;
}
/** A page as the host shows it: a visitor without access is redirected to the entrance of the page (D-10). */
const GuardedPage = ({ host, mounted, page }: PageProps & { readonly page: RoutedPage }) => {
  const session = useSignal(host.page.session.session);
  const hasDraft = useSignal(host.page.giftDraft.current) !== undefined;
  const { pathname, search, hash } = useLocation();
  if (mayOpen(page, { session, hasDraft, now: host.services.clock.now() }, search)) {
    const Page = mounted.routes[page.id] as ComponentType;
    return <Page key={page.id} />;
  }
  const entrance = findEntrance(page, host.pages(), pathname + search + hash, session);
  return entrance ? <Navigate to={entrance} replace /> : <p>sign-in needed</p>;
};
/** The page of the path; a page whose flag is off does not exist (D-10). */
const Pages = ({ host, mounted }: PageProps) => {
  useSignal(host.page.flags);
  const page = host.pageAt(useLocation().pathname);
  const isOwn = page?.remote === host.services.remote.name;
  return useRoutes([
    ...(page && isOwn
      ? [{ path: page.path, element: <GuardedPage host={host} mounted={mounted} page={page} /> }]
      : []),
    { path: otherPage.path, element: <p>{page ? 'another page' : 'no page'}</p> },
  ]);
};

const renderIn = async (
  host: TestHost,
  remote: RemoteModule,
  route: string,
  contentOf: (mounted: MountedRemote) => React.ReactNode,
): Promise<RenderedRemote> => {
  history.replaceState(null, '', route);
  const mounted = await remote.mount(host.services);
  host.follow(mounted);
  let at: { readonly location: string; readonly go: Go } = { location: route, go: () => undefined };
  const result = render(
    <BrowserRouter>
      <RouterBinding host={host} onLocation={(location, go) => void (at = { location, go })} />
      {contentOf(mounted)}
    </BrowserRouter>,
  );
  return {
    ...result,
    host,
    location: () => at.location,
    go: (to) => at.go(to),
    dispose: () => {
      mounted.dispose();
      host.stop();
    },
  };
};

/** Mounts a remote as the host does: its pages from remote.json, behind the host's guard, with the host's services. */
export const renderRemote = async (
  remote: RemoteModule,
  options: RenderRemoteOptions,
): Promise<RenderedRemote> => {
  const host = options.host ?? createTestHost(options.manifest.name, options);
  return renderIn(host, remote, options.route, (mounted) => <Pages host={host} mounted={mounted} />);
};

/** Renders one slot of a remote as it appears in another remote's page. */
export const renderSlot = async <N extends SlotName>(
  remote: RemoteModule,
  name: N,
  props: Slots[N],
  options: Omit<RenderRemoteOptions, 'route'>,
): Promise<RenderedRemote> =>
  renderIn(createTestHost(options.manifest.name, options), remote, '/', (mounted) => {
    const Provider = mounted.slots[name] as ComponentType<Slots[N]>;
    return <Provider {...props} />;
  });
