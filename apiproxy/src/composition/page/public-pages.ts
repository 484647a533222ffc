import { createHash } from 'node:crypto';
import type { BootDocument } from '@crema/shared-contracts';
import type { Encoding } from '../../http/replies/compression.ts';
import type { ValueCache } from '../value-cache.ts';

/** A page in one encoding, as it is sent to every visitor who sees the same. */
export interface PublicPage {
  readonly etag: string | undefined;
  readonly body: Buffer;
}
export type PublicPages = ValueCache<PublicPage>;

export const publicPageBytes = ({ body }: PublicPage, key: string): number => body.length + 2 * key.length;

/** Everything that a page depends on and that is not the visitor's. */
export interface PageFacts {
  readonly boot: BootDocument;
  /** Objects that are replaced and never changed: a new object is another page. `undefined` is one of them. */
  readonly objects: readonly (object | undefined)[];
  /** The others, as JSON. */
  readonly values: readonly unknown[];
}
/** Gives the name of a page: equal names have equal pages, and name no visitor. */
export type NamePublicPage = (facts: PageFacts) => string;

export const createNamePublicPage = (): NamePublicPage => {
  const numbers = new WeakMap<object, number>();
  let last = 0;
  const numberOf = (object: object | undefined): number => {
    if (!object) return 0;
    const known = numbers.get(object) ?? (last += 1);
    numbers.set(object, known);
    return known;
  };
  return ({ boot, objects, values }) =>
    JSON.stringify([
      ...[boot.registry, boot.configuration, boot.flags, ...objects].map(numberOf),
      boot.locale,
      // The year is in the footer.
      new Date().getFullYear(),
      ...values,
    ]);
};

/** The key of a page in one encoding. */
export const publicPageKey = (name: string, encoding: Encoding): string => `${encoding} ${name}`;

/** The ETag of texts. Weak: a page that was rendered again shows the same. */
export const weakEtag = (...texts: readonly string[]): string => {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text);
  return `W/"${hash.digest('base64url')}"`;
};
