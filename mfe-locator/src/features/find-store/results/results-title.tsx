import { FormattedMessage } from 'react-intl';
import { hasNoPlace, type LocatorSearch } from '@crema/shared-contracts';
import type { StoreListing } from '../search/list-reply.ts';

interface ResultsTitleProps {
  readonly reply: StoreListing;
  /** The city of the nearest store. */
  readonly city: string | undefined;
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
  return reply.stores.some(({ storeNumber }) => storeNumber === store?.storeNumber) ? store : undefined;
};

/**
 * The title “Stores near Chicago, IL”, or “Stores in this area” after a search in the map's area. Without a place name, the order store's name or the nearest store's
 * city is used.
 */
export const ResultsTitle = ({ reply, city, nearYou, answered, outdated }: ResultsTitleProps) => {
  const store = centerStore({ reply, answered });
  const kind = answered?.query.box ? 'inArea' : nearYou ? 'nearYou' : store ? 'nearStore' : 'near';
  const place = store?.name ?? reply.placeName ?? city ?? '';
  return <FormattedMessage id={`locator.results.${outdated ? 'still.' : ''}${kind}`} values={{ place }} />;
};
/** “50 of 132 stores” while pages of an area are not loaded, else the number of stores in the list. */
export const ResultsCount = ({ reply: { stores, total, next } }: Pick<ResultsTitleProps, 'reply'>) => {
  const count = stores.length;
  if (total === undefined) return <FormattedMessage id="locator.results.count" values={{ count }} />;
  return next === undefined ? (
    <FormattedMessage id="locator.saved.count" values={{ count }} />
  ) : (
    <FormattedMessage id="locator.results.ofTotal" values={{ count, total }} />
  );
};
