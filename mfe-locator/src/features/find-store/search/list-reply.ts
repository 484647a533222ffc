import { toAppError } from '@crema/remote-kit';
import { array, nullable, number, object, string, type LocationsListReply } from '@crema/shared-contracts';
import { malformedReply, type MalformedReplyDeps } from '../../../stores/malformed-reply.ts';
import { isStoreSummary } from '../../../stores/store-reply.guard.ts';

const validateReply = object({
  placeName: nullable(string),
  center: object({ lat: number, lng: number }),
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

/** Throws when the reply has no list. Entries that are not stores are left out (LOC-024). Both are reported. */
export const readListReply = (
  reply: Partial<LocationsListReply> | null,
  { reportMalformed }: MalformedReplyDeps,
): LocationsListReply => {
  const { placeName, center, stores } = reply ?? {};
  const list = { placeName, center, stores };
  if (!isList(list)) {
    reportMalformed();
    throw malformedReply;
  }
  const shown = list.stores.filter((entry) => isStoreSummary(entry?.store));
  if (shown.length < list.stores.length) reportMalformed();
  return { ...list, stores: shown };
};
