import {
  resolveRegistry,
  type RegistryDocument,
  type RemoteRecord,
  type ResolvedRegistry,
} from '@crema/shared-contracts';
import type { Bundle, WarmPage, WarmPlan } from '@crema/rendering';
import type { AppDeps } from '../../http/app-deps.ts';
import type { RegistryReader } from '../registry/registry-reader.ts';
import { renderRequest } from './rendering-facts.ts';
import type { ServerBundles } from './server-bundles.ts';

type WarmDeps = Pick<
  AppDeps,
  'clock' | 'configuration' | 'flags' | 'publicOrigin' | 'vaultOrigin' | 'production'
>;

/** The registry as visitors get it, if all get these versions. */
const servedAs = (document: RegistryDocument, choose: (record: RemoteRecord) => string): ResolvedRegistry => {
  const remotes = Object.entries(document.remotes).map(([name, { canary, ...record }]) => [
    name,
    { ...record, stable: choose({ ...record, canary }) },
  ]);
  return resolveRegistry(
    { ...document, remotes: Object.fromEntries(remotes) as RegistryDocument['remotes'] },
    '',
  );
};

/** Every rendered route of the versions in a registry, without data. */
const pagesOf = (
  registry: ResolvedRegistry,
  bundles: Pick<ServerBundles, 'remote'>,
  { clock, configuration, flags, publicOrigin, vaultOrigin, production }: WarmDeps,
): readonly WarmPage[] =>
  registry.remotes.flatMap((remote) => {
    const routes = remote.manifest.routes.filter(({ render }) => render !== undefined);
    const bundle = routes.length > 0 && bundles.remote(remote.name, remote.version);
    if (!bundle) return [];
    const common = { configuration, flags, publicOrigin, vaultOrigin, production };
    const boot = { registry, locale: 'en-US', ...common } as const;
    const noData = { orderStore: undefined, replies: [], requests: [] };
    return routes.map((route) => {
      const visit = { boot, pathname: route.example ?? route.path, search: '' };
      return {
        remote: bundle,
        request: renderRequest(visit, { remote, route }, noData, clock.now().getTime()),
      };
    });
  });

/** The pages that a renderer process renders once before it takes visitors' pages: every rendered route of the stable and canary versions. */
const warmPlan = (
  bundles: ServerBundles,
  document: RegistryDocument,
  deps: WarmDeps,
): WarmPlan | undefined => {
  const host = bundles.host();
  if (!host) return undefined;
  const stable = pagesOf(
    servedAs(document, (record) => record.stable),
    bundles,
    deps,
  );
  const canaries = pagesOf(
    servedAs(document, ({ canary, stable: version }) => canary?.version ?? version),
    bundles,
    deps,
  );
  const known = new Set(stable.map(({ remote }) => remote.key));
  const pages = [...stable, ...canaries.filter(({ remote }) => !known.has(remote.key))];
  return pages.length > 0 ? { host, pages } : undefined;
};

/** Returns the function that reads the present plan: the same object until the registry or the host changes. */
export const createReadPlan = (
  bundles: ServerBundles,
  registry: Pick<RegistryReader, 'current'>,
  deps: WarmDeps,
): (() => WarmPlan | undefined) => {
  let read: { readonly document: RegistryDocument; readonly host: Bundle | undefined } | undefined;
  let plan: WarmPlan | undefined;
  return () => {
    const document = registry.current();
    const host = bundles.host();
    if (read?.document !== document || read.host !== host) {
      read = { document, host };
      plan = warmPlan(bundles, document, deps);
    }
    return plan;
  };
};
