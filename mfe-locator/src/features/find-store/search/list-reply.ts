import { toAppError } from '@crema/remote-kit';
import {
  array,
  nullable,
  number,
  object,
  optional,
  string,
  type LocationsListReply,
} from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import type { ListedStore, StoreEntity } from '../../../stores/cache/store-entities.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';

/** The answer to a search: its stores are in the cache, by number. */
export interface StoreListing extends Omit<LocationsListReply, 'stores'> {
  readonly stores: readonly ListedStore[];
}
export interface KeepStoresDeps extends MalformedReplyDeps {
  /** Writes the stores of an answer into the cache. */
  readonly keepStores: (stores: readonly StoreEntity[]) => void;
}
export const toListed = ({ storeNumber, distanceMetres }: ListedStore): ListedStore => ({
  storeNumber,
  distanceMetres,
});

const validateReply = object({
  placeName: nullable(string),
  center: object({ lat: number, lng: number }),
  total: optional(number),
  next: optional(string),
  stores: array(() => undefined),
});
const isList = (value: object): value is LocationsListReply => validateReply(value) === undefined;
/** True for a request without a reply. */
export const isUnanswered = (cause: unknown) => toAppError(cause).code === 'OFFLINE';

/**
 * Maps the server's messageId for an invalid place; from status 500 on the error is the generic one
 * (LOC-024).
 */
export const toSearchError = (cause: unknown, isOffline: boolean): string => {
  if (isUnanswered(cause) && !isOffline) return 'unknown';
  const { messageId, code } = toAppError(cause);
  const { status } = cause as { readonly status?: unknown };
  return typeof status === 'number' && status >= 500 ? 'unknown' : (messageId ?? code);
};

/**
 * Keeps the stores of a reply, and returns the rest. Throws when the reply has no list. Entries that are not stores are left out
 * (LOC-024). Both are reported.
 */
export const readListReply = (
  reply: Partial<LocationsListReply> | null,
  { reportMalformed, keepStores }: KeepStoresDeps,
): StoreListing => {
  const { placeName, center, stores, total, next } = reply ?? {};
  const list = {
    placeName,
    center,
    stores,
    ...(total !== undefined && { total }),
    ...(next !== undefined && { next }),
  };
  if (!isList(list)) {
    reportMalformed();
    throw malformedReply;
  }
  const shown = list.stores.map((entry) => entry?.store).filter(isStoreSummary);
  if (shown.length < list.stores.length) reportMalformed();
  keepStores(shown);
  return { ...list, stores: shown.map(toListed) };
};
