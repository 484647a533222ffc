import { FormattedMessage } from 'react-intl';
import type { LocationsReply } from '@crema/shared-contracts';
import { namesNoPlace, type Search } from './locator-query.ts';

interface ResultsTitleProps {
  readonly reply: LocationsReply;
  /** The results are around the device's own position. */
  readonly nearYou: boolean;
  /** The search that the reply answers. */
  readonly answered: Search | undefined;
  /** A newer search has failed: these are the last results still. */
  readonly outdated: boolean;
}

/** The order store, when the results are around it: it stands among them unless it is gone. */
const storeInTheMiddle = ({ reply, answered }: Pick<ResultsTitleProps, 'reply' | 'answered'>) => {
  const store = answered && namesNoPlace(answered.query) ? answered.around.store : undefined;
  return reply.stores.some((entry) => entry.store.storeNumber === store?.storeNumber) ? store : undefined;
};

/** “Stores near Chicago, IL”; without a named place, the order store or the town of the nearest store names it. */
export const ResultsTitle = ({ reply, nearYou, answered, outdated }: ResultsTitleProps) => {
  const store = storeInTheMiddle({ reply, answered });
  const kind = nearYou ? 'nearYou' : store ? 'nearStore' : 'near';
  const place = store?.name ?? reply.placeName ?? reply.stores[0]?.store.address.city ?? '';
  return <FormattedMessage id={`locator.results.${outdated ? 'still.' : ''}${kind}`} values={{ place }} />;
};
export const ResultsCount = ({ reply }: Pick<ResultsTitleProps, 'reply'>) => (
  <FormattedMessage id="locator.results.count" values={{ count: reply.stores.length }} />
);
