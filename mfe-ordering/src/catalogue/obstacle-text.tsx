import { FormattedMessage } from 'react-intl';
import { availabilityMessages } from './availability.messages.ts';
import type { ItemAvailability } from './menu.types.ts';

interface ObstacleTextProps {
  readonly availability: ItemAvailability;
  /** The unavailable option; without one the message is about the size or the product. */
  readonly option?: string;
}
/**
 * The reason why an item cannot be ordered as configured (ORD-025, D-143): "Oat milk: Sold out at this
 * store."
 */
export const ObstacleText = ({ availability, option }: ObstacleTextProps) => {
  const reason = <FormattedMessage id={availabilityMessages[availability] ?? availabilityMessages.UNKNOWN} />;
  return option ? <FormattedMessage id="ordering.item.option" values={{ option, reason }} /> : reason;
};
