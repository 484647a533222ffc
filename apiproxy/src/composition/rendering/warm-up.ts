import {
  resolveRegistry,
  type RegistryDocument,
  type RemoteRecord,
  type ResolvedRegistry,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { RendererPool } from '../../rendering/renderer-pool.ts';
import type { RenderPlan } from '../../rendering/seat.ts';
import { renderRequest } from './rendering-facts.ts';
import type { ServerBundles } from './server-bundles.ts';

type WarmPage = Omit<RenderPlan, 'host'>;
type WarmDeps = Pick<AppDeps, 'clock' | 'configuration' | 'flags' | 'vaultOrigin' | 'production'>;

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

/** The first rendered page of each version that visitors get now, without data. */
const warmPages = (
  bundles: ServerBundles,
  document: RegistryDocument,
  { clock, configuration, flags, vaultOrigin, production }: WarmDeps,
): readonly WarmPage[] => {
  return [
    servedAs(document, ({ stable }) => stable),
    servedAs(document, ({ canary, stable }) => canary?.version ?? stable),
  ].flatMap((registry) =>
    registry.remotes.flatMap((remote): WarmPage[] => {
      const route = remote.manifest.routes.find(({ render }) => render !== undefined);
      const bundle = route && bundles.remote(remote.name, remote.version);
      if (!bundle) return [];
      const boot = { registry, configuration, flags, locale: 'en-US', vaultOrigin, production } as const;
      const visit = { boot, pathname: route.example ?? route.path, search: '' };
      const noData = { orderStore: undefined, replies: [], requests: [] };
      return [
        { remote: bundle, request: renderRequest(visit, { remote, route }, noData, clock.now().getTime()) },
      ];
    }),
  );
};

/** Starts the processes with the versions that visitors get now: stable and canary. */
export const warmUp = async (
  pool: RendererPool,
  bundles: ServerBundles,
  document: RegistryDocument,
  deps: WarmDeps,
): Promise<void> => {
  const host = bundles.host();
  const pages = host ? warmPages(bundles, document, deps) : [];
  const seen = new Set<string>();
  const unique = pages.filter(({ remote }) => !seen.has(remote.key) && seen.add(remote.key));
  if (host && unique.length > 0) await pool.warm(host, unique);
};
