import { FormattedMessage } from 'react-intl';
import type { LocationsReply } from '@crema/shared-contracts';

interface ResultsTitleProps {
  readonly reply: LocationsReply;
  /** The results are around the device's own position. */
  readonly nearYou: boolean;
}

/** “Stores near Chicago, IL”; without a named place, the town of the nearest store names it. */
export const ResultsTitle = ({ reply, nearYou }: ResultsTitleProps) => (
  <FormattedMessage
    id={nearYou ? 'locator.results.nearYou' : 'locator.results.near'}
    values={{ place: reply.placeName ?? reply.stores[0]?.store.address.city ?? '' }}
  />
);
export const ResultsCount = ({ reply }: Pick<ResultsTitleProps, 'reply'>) => (
  <FormattedMessage id="locator.results.count" values={{ count: reply.stores.length }} />
);
