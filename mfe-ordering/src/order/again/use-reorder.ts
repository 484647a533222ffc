import { useIntl } from 'react-intl';
import { useAddLines } from '../../cart/use-add-lines.ts';
import { availabilityMessages } from '../../catalogue/availability.messages.ts';
import {
  findItemObstacle,
  toLineDraft,
  type BasketItem,
  type DroppedLine,
} from '../../cart/reorder.conversions.ts';

/**
 * Adds a past order, or one line of it, to the cart. It adds all units that can be ordered, and names each other line with the reason
 * (D-31); it adds nothing when the units would not fit (ORD-143, ORD-041).
 */
export const useReorder = () => {
  const { formatMessage } = useIntl();
  const add = useAddLines();
  const explain = ({ name, option, reason: availability }: DroppedLine) => {
    const reason = formatMessage({ id: availabilityMessages[availability] ?? availabilityMessages.UNKNOWN });
    return formatMessage({ id: 'ordering.previous.left' }, { name, reason, option: option ?? 'none' });
  };
  return (items: readonly BasketItem[], dropped: readonly DroppedLine[] = []) => {
    const left = items.flatMap((item) => {
      const obstacle = findItemObstacle(item);
      return obstacle
        ? [{ name: item.name, option: obstacle.option ?? null, reason: obstacle.availability }]
        : [];
    });
    add(
      items.map(toLineDraft).filter((line) => line !== undefined),
      [...left, ...dropped].map(explain),
    );
  };
};
