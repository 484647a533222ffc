import type { Configuration, RegistryDocument } from '@crema/shared-contracts';

/** Characters that a policy may contain: a placeholder, quote or semicolon in a URL would change the policy. */
const safeOrigin = /^https?:\/\/[\w.[\]:-]+$/;

/** Returns the origin of a URL; undefined for our own files and for URLs that a policy cannot contain. */
export const originOf = (url: string | null | undefined): string | undefined => {
  const origin = url ? URL.parse(url)?.origin : undefined;
  return origin && safeOrigin.test(origin) ? origin : undefined;
};
const distinct = (origins: readonly (string | undefined)[]) => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/** The origins of every version that an open page may load, now or after the registry changes. */
export const registryOrigins = ({ remotes }: RegistryDocument): readonly string[] =>
  distinct(
    Object.values(remotes)
      .flatMap(({ versions }) => Object.values(versions))
      .flatMap(({ url, alternative }) => [originOf(url), originOf(alternative)]),
  );
export const tileOrigins = ({ mapTileUrl }: Configuration): readonly string[] =>
  distinct([originOf(mapTileUrl)]);
