import type { Configuration, RegistryDocument } from '@crema/shared-contracts';

/** What a policy may name: anything else in an address (a placeholder, a quote, a semicolon) would say something else. */
const nameable = /^https?:\/\/[\w.[\]:-]+$/;

/** The origin of an address; undefined for our own files and for what no policy could name. */
export const originOf = (address: string | null | undefined): string | undefined => {
  const origin = address ? URL.parse(address)?.origin : undefined;
  return origin && nameable.test(origin) ? origin : undefined;
};
const distinct = (origins: readonly (string | undefined)[]) => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/** Of every version that a page may come to run, in this visit or after a change of the registry. */
export const registryOrigins = ({ remotes }: RegistryDocument): readonly string[] =>
  distinct(
    Object.values(remotes)
      .flatMap(({ versions }) => Object.values(versions))
      .flatMap(({ address, alternative }) => [originOf(address), originOf(alternative)]),
  );
export const tileOrigins = ({ mapTileUrl }: Configuration): readonly string[] =>
  distinct([originOf(mapTileUrl)]);
