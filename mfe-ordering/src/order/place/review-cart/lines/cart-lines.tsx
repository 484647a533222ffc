import { FormattedMessage, useIntl } from 'react-intl';
import { Card, Heading, Text } from '@crema/shared-ui';
import { useHost } from '@crema/remote-kit';
import { useAppSelector } from '../../../../state/ordering.hooks.ts';
import { countUnits } from '../../../../cart/cart.rules.ts';
import { selectIsAtMax } from '../../../../cart/cart.selectors.ts';
import type { ItemFacts } from '../../../../cart/use-cart-items.ts';
import { selectAvailableLines } from '../../../../cart/orderable-lines.selectors.ts';
import { selectPricing } from '../../../facts/order.selectors.ts';
import { selectIsOutdated } from '../../pricing/pricing.selectors.ts';
import { useOrderSelector } from '../../../../state/use-order-selector.ts';
import { pricesByLine } from '../../pricing/pricing.changes.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { estimateOf, type Estimates } from './cart-estimate.rules.ts';
import s from './cart-lines.module.css';

/** ORD-041: the message is shown once no further unit fits. */
const AtMax = () => {
  const { maximumItemAmount: limit } = useHost().configuration;
  const atMax = useAppSelector((state) => selectIsAtMax(state, limit));
  return (
    <p role="status" className={s.limit}>
      {atMax && <FormattedMessage id="ordering.cart.atMax" values={{ limit }} />}
    </p>
  );
};

interface CartLinesProps {
  readonly estimates: Estimates;
  /** By the line's id. */
  readonly facts: ReadonlyMap<string, ItemFacts>;
  /** True until estimates and facts are known. */
  readonly isLoading: boolean;
}

/**
 * The items of the order: each line with its picture, its differences from the standard recipe, its quantity
 * and price.
 */
export const CartLines = ({ estimates, facts, isLoading }: CartLinesProps) => {
  const intl = useIntl();
  const lines = useAppSelector(selectAvailableLines);
  const pricing = useAppSelector(selectPricing);
  const outdated = useOrderSelector(selectIsOutdated);
  const prices = pricing && pricesByLine(pricing);
  if (lines.length === 0) return null;
  return (
    <Card as="section" aria-label={intl.formatMessage({ id: 'ordering.cart.items' })}>
      <div className={s.head}>
        <Heading level={2} size="medium" id="cart-items" tabIndex={-1}>
          <FormattedMessage id="ordering.cart.items" />
        </Heading>
        <Text size="note" tone="muted">
          <FormattedMessage id="ordering.cart.units" values={{ count: countUnits(lines) }} />
        </Text>
      </div>
      <AtMax />
      <ul role="list" className={s.list}>
        {lines.map((line) => (
          <CartLineRow
            key={line.itemId}
            line={line}
            price={prices?.get(line.itemId)?.amount ?? estimateOf(line, estimates)}
            pricing={!!pricing && outdated}
            facts={facts.get(line.itemId)}
            isLoading={isLoading}
          />
        ))}
      </ul>
      {(isLoading || facts.size > 0) && (
        <Text size="fine" tone="muted">
          <FormattedMessage id="ordering.product.sharedKitchen" />
        </Text>
      )}
    </Card>
  );
};
