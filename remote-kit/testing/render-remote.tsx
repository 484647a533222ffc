import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { render, type RenderResult } from '@testing-library/react';
import type { RemoteManifest, RemoteModule, SlotName, Slots } from '@crema/shared-contracts';
import { createFakeHost, type FakeHost, type FakeHostOptions } from './fake-host.tsx';

export interface RenderRemoteOptions extends FakeHostOptions {
  /** The remote's own remote.json: its routes are mounted as in the host. */
  readonly manifest: RemoteManifest;
  readonly route: string;
  /** The host of an earlier page, when a remote is mounted in it a second time. */
  readonly host?: FakeHost;
}
export interface RenderedRemote extends RenderResult {
  readonly host: FakeHost;
  /** The router's location, e.g. "/menu/cart?x=1#pay". */
  readonly location: () => string;
  /** Navigates to a path, as a link does, or by a number of history entries: −1 is Back. */
  readonly go: (to: string | number) => void;
  readonly dispose: () => void;
}

/**
 * Mounts a remote like the host: its routes from remote.json, real providers, and a host that records calls.
 */
export const renderRemote = async (
  remote: RemoteModule,
  options: RenderRemoteOptions,
): Promise<RenderedRemote> => {
  const host = options.host ?? createFakeHost(options.manifest.name, options);
  const mounted = await remote.mount(host.services);
  const at = { current: options.route, go: (_to: string | number) => {} };
  const Here = () => {
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    at.current = pathname + search + hash;
    at.go = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to));
    return null;
  };
  const result = render(
    <MemoryRouter initialEntries={[options.route]}>
      <Here />
      <Routes>
        {options.manifest.routes.map(({ id, path }) => {
          const Page = mounted.routes[id] as ComponentType;
          return <Route key={id} path={path} element={<Page />} />;
        })}
        <Route path="*" element={<p>another page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  return {
    ...result,
    host,
    location: () => at.current,
    go: (to) => at.go(to),
    dispose: () => {
      mounted.dispose();
      host.stop();
    },
  };
};

/** Renders one slot of a remote as it appears in another remote's page. */
export const renderSlot = async <N extends SlotName>(
  remote: RemoteModule,
  name: N,
  props: Slots[N],
  options: Omit<RenderRemoteOptions, 'route'>,
): Promise<RenderedRemote> => {
  const host = createFakeHost(options.manifest.name, options);
  const mounted = await remote.mount(host.services);
  const Provider = mounted.slots[name] as ComponentType<Slots[N]>;
  const result = render(
    <MemoryRouter>
      <Provider {...props} />
    </MemoryRouter>,
  );
  const dispose = () => {
    mounted.dispose();
    host.stop();
  };
  return { ...result, host, location: () => '/', go: () => undefined, dispose };
};
