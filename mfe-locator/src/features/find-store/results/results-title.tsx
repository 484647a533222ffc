import { FormattedMessage } from 'react-intl';
import { hasNoPlace, type LocationsListReply, type LocatorSearch } from '@crema/shared-contracts';

interface ResultsTitleProps {
  readonly reply: LocationsListReply;
  /** True when the results are around the device's own position. */
  readonly nearYou: boolean;
  /** The search that the reply belongs to. */
  readonly answered: LocatorSearch | undefined;
  /** True when a newer search has failed and these are the last results. */
  readonly outdated: boolean;
}

/** The order store, if the search was around it and the results contain it; otherwise undefined. */
const centerStore = ({ reply, answered }: Pick<ResultsTitleProps, 'reply' | 'answered'>) => {
  const store = answered && hasNoPlace(answered.query) ? answered.around.store : undefined;
  return reply.stores.some((entry) => entry.store.storeNumber === store?.storeNumber) ? store : undefined;
};

/**
 * The title “Stores near Chicago, IL”. Without a place name, the order store's name or the nearest store's
 * city is used.
 */
export const ResultsTitle = ({ reply, nearYou, answered, outdated }: ResultsTitleProps) => {
  const store = centerStore({ reply, answered });
  const kind = nearYou ? 'nearYou' : store ? 'nearStore' : 'near';
  const place = store?.name ?? reply.placeName ?? reply.stores[0]?.store.address.city ?? '';
  return <FormattedMessage id={`locator.results.${outdated ? 'still.' : ''}${kind}`} values={{ place }} />;
};
export const ResultsCount = ({ reply }: Pick<ResultsTitleProps, 'reply'>) => (
  <FormattedMessage id="locator.results.count" values={{ count: reply.stores.length }} />
);
