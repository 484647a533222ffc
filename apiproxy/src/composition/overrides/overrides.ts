import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteOverride, ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { bareHash, checkDocument } from '../../http/graphql/trusted-documents.ts';
import { setOverrideCookie, readRequestedOverrides, clearOverrideCookie } from './override-cookie.ts';
import { createOverrideFiles, type OverrideFiles } from './override-files.ts';
import { isCurrent, readOverrideHosts, rejectionReason, type OverridePermissions } from './override.rules.ts';
import {
  urlWithoutOverrides,
  mergeOverrides,
  parseOverrides,
  type RequestedOverride,
} from './requested-override.ts';

/** A requested override and its result: `files` if it is used. */
export interface ResolvedOverride {
  readonly override: RemoteOverride;
  readonly files?: OverrideFiles;
}
export interface Overrides {
  /** Applies `?remote=…` and returns the URL without it; undefined if the query contains no overrides. */
  applyQuery(request: FastifyRequest, reply: FastifyReply): string | undefined;
  /** The overrides of this browser, checked and read for this request. */
  resolve(request: FastifyRequest): Promise<readonly ResolvedOverride[]>;
  /** Whether this browser requested another version of the remote than the registry's. */
  isOverridden(request: FastifyRequest, remote: string): boolean;
  /** A document of a remote that this browser overrides. Requests of other browsers cannot use it. */
  documentOf(request: FastifyRequest, hash: string): Promise<string | undefined>;
}

/** Versions that developers use instead of the registry's, in their own browser only (PLT-009). */
export const createOverrides = (
  deps: AppDeps,
  verify: OverridePermissions['verify'],
  hosts = readOverrideHosts(deps.production, deps.environment),
): Overrides => {
  const rights: OverridePermissions = { hosts, verify };
  const readFiles = createOverrideFiles(deps.clock);

  const resolveOne = async (requested: RequestedOverride): Promise<ResolvedOverride> => {
    const { remote, url, until: expiresAt } = requested;
    const reject = (reason: RemoteOverride['rejection']) => ({
      override: { remote, url, expiresAt, rejection: reason },
    });
    const rejection = rejectionReason(requested, rights);
    if (rejection) return reject(rejection);
    const files = await readFiles(url);
    if (typeof files === 'string') return reject(files);
    if (files.manifest.name !== remote) return reject('malformed');
    try {
      for (const [hash, text] of Object.entries(files.documents)) checkDocument(hash, text);
    } catch {
      return reject('malformed');
    }
    return { override: { remote, url, expiresAt }, files };
  };

  const resolve = (request: FastifyRequest) =>
    Promise.all(readRequestedOverrides(request, deps).map(resolveOne));

  return {
    applyQuery: (request, reply) => {
      const now = deps.clock.now();
      const requestedOverrides = parseOverrides(request.query as Record<string, unknown>, now);
      if (requestedOverrides === undefined) return undefined;
      const next =
        requestedOverrides === 'reset'
          ? []
          : mergeOverrides(readRequestedOverrides(request, deps), requestedOverrides).filter((requested) =>
              isCurrent(requested, now),
            );
      if (next.length) setOverrideCookie(reply, deps, next);
      else clearOverrideCookie(reply, deps);
      return urlWithoutOverrides(request.url);
    },
    resolve,
    isOverridden: (request, remote) =>
      readRequestedOverrides(request, deps).some(
        (requested) => requested.remote === remote && rejectionReason(requested, rights) === undefined,
      ),
    documentOf: async (request, hash) =>
      (await resolve(request))
        .flatMap(({ files }) => Object.entries(files?.documents ?? {}))
        .find(([known]) => bareHash(known) === bareHash(hash))?.[1],
  };
};

const asRemote = (name: string, url: string, { manifest, files }: OverrideFiles): ResolvedRemote => ({
  name,
  version: manifest.version,
  chosenBecause: 'override',
  url,
  manifest,
  files,
});

/**
 * The registry with overridden versions. An overridden remote has no fallback version, so that the developer sees its
 * errors.
 */
export const applyOverrides = (
  registry: ResolvedRegistry,
  resolved: readonly ResolvedOverride[],
): ResolvedRegistry => {
  const used = new Map(
    resolved.flatMap(({ override: { remote, url }, files }) =>
      files ? [[remote, asRemote(remote, url, files)] as const] : [],
    ),
  );
  if (used.size === 0) return registry;
  const known = new Set(registry.remotes.map(({ name }) => name));
  return {
    ...registry,
    remotes: [
      ...registry.remotes.map((remote) => used.get(remote.name) ?? remote),
      ...[...used.values()].filter(({ name }) => !known.has(name)),
    ],
    disabled: registry.disabled.filter(({ name }) => !used.has(name)),
  };
};
