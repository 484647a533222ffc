import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RemoteOverride, ResolvedRegistry, ResolvedRemote } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { bareHash, checkDocument } from '../../http/trusted-documents.ts';
import { giveWishes, readWishes, takeWishes } from './override-cookie.ts';
import { createOverrideFiles, type OverrideFiles } from './override-files.ts';
import { isCurrent, readOverrideHosts, refusedBecause, type OverrideRights } from './override.rules.ts';
import { addressWithout, joinWishes, wishesIn, type OverrideWish } from './override-wish.ts';

/** A wish and what became of it: `files` when it is used. */
export interface SettledOverride {
  readonly override: RemoteOverride;
  readonly files?: OverrideFiles;
}
export interface Overrides {
  /** Acts on `?remote=…` and answers where the page is without it; undefined when the query says nothing. */
  follow(request: FastifyRequest, reply: FastifyReply): string | undefined;
  /** What this browser asked for, settled now. */
  settle(request: FastifyRequest): Promise<readonly SettledOverride[]>;
  /** Whether this browser asked for another version of the remote than the registry's. */
  concerns(request: FastifyRequest, remote: string): boolean;
  /** A document of a remote that this browser overrides; no other browser's requests may name it. */
  documentOf(request: FastifyRequest, hash: string): Promise<string | undefined>;
}

/** Versions that developers put in the registry's place for their own browser (PLT-009). */
export const createOverrides = (
  deps: AppDeps,
  verify: OverrideRights['verify'],
  hosts = readOverrideHosts(deps.production),
): Overrides => {
  const rights: OverrideRights = { hosts, verify };
  const readFiles = createOverrideFiles(deps.clock);

  const settleOne = async (wish: OverrideWish): Promise<SettledOverride> => {
    const { remote, address, until: expiresAt } = wish;
    const refuse = (refused: RemoteOverride['refused']) => ({
      override: { remote, address, expiresAt, refused },
    });
    const forbidden = refusedBecause(wish, rights);
    if (forbidden) return refuse(forbidden);
    const files = await readFiles(address);
    if (typeof files === 'string') return refuse(files);
    if (files.manifest.name !== remote) return refuse('malformed');
    try {
      for (const [hash, text] of Object.entries(files.documents)) checkDocument(hash, text);
    } catch {
      return refuse('malformed');
    }
    return { override: { remote, address, expiresAt }, files };
  };

  const settle = (request: FastifyRequest) => Promise.all(readWishes(request, deps).map(settleOne));

  return {
    follow: (request, reply) => {
      const now = deps.clock.now();
      const wishes = wishesIn(request.query as Record<string, unknown>, now);
      if (wishes === undefined) return undefined;
      const next =
        wishes === 'reset'
          ? []
          : joinWishes(readWishes(request, deps), wishes).filter((wish) => isCurrent(wish, now));
      if (next.length) giveWishes(reply, deps, next);
      else takeWishes(reply, deps);
      return addressWithout(request.url);
    },
    settle,
    concerns: (request, remote) =>
      readWishes(request, deps).some(
        (wish) => wish.remote === remote && refusedBecause(wish, rights) === undefined,
      ),
    documentOf: async (request, hash) =>
      (await settle(request))
        .flatMap(({ files }) => Object.entries(files?.documents ?? {}))
        .find(([known]) => bareHash(known) === bareHash(hash))?.[1],
  };
};

const asRemote = (name: string, address: string, { manifest, files }: OverrideFiles): ResolvedRemote => ({
  name,
  version: manifest.version,
  chosenBecause: 'override',
  address,
  manifest,
  files,
});

/** The registry with overridden versions in place: no fallback to another version, a developer wants to see it fail. */
export const applyOverrides = (
  registry: ResolvedRegistry,
  settled: readonly SettledOverride[],
): ResolvedRegistry => {
  const used = new Map(
    settled.flatMap(({ override: { remote, address }, files }) =>
      files ? [[remote, asRemote(remote, address, files)] as const] : [],
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
