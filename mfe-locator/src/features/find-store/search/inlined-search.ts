import {
  firstSearch,
  locationsListUrl,
  toHttpError,
  type ErrorReply,
  type HostServices,
  type InlinedReply,
  type LocationsListReply,
} from '@crema/shared-contracts';
import { readListReply, toSearchError, type KeepStoresDeps } from './list-reply.ts';
import { noSearch, type SearchState } from './search.slice.ts';

const locationsOf = ({ status, body }: InlinedReply, deps: KeepStoresDeps): SearchState['locations'] => {
  try {
    if (status !== 200) throw toHttpError(status, body as Partial<ErrorReply>);
    return { status: 'loaded', data: readListReply(body as Partial<LocationsListReply>, deps) };
  } catch (cause) {
    return { status: 'failed', error: toSearchError(cause, false) };
  }
};

/** The search with which the page begins: the one whose reply the server rendered into the page, or none. */
export const inlinedSearch = (
  { rendered, locale, configuration }: Pick<HostServices, 'rendered' | 'locale' | 'configuration'>,
  deps: KeepStoresDeps,
): SearchState => {
  const { search, requests = [], orderStore } = rendered ?? {};
  if (search === undefined) return noSearch;
  const first = firstSearch({ search, locale: locale.get(), orderStore, configuration });
  const reply = requests.find(({ url }) => url === locationsListUrl(first));
  return reply
    ? { requested: first, answered: first, locations: locationsOf(reply, deps), inPage: first }
    : noSearch;
};
