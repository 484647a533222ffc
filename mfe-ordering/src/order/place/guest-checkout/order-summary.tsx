import { FormattedMessage } from 'react-intl';
import { useOrderStore } from '@crema/remote-kit';
import { Link } from 'react-router-dom';
import { Card, Disclosure, List, ListRow, Stack, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { countUnits } from '../../../cart/cart.rules.ts';
import { selectAvailableLines } from '../../../cart/orderable-lines.selectors.ts';
import { sizeOf } from '../../../cart/cart.conversions.ts';
import { useRecipeText } from '../../../cart/use-recipe-text.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectFulfilment } from '../../facts/order.selectors.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';
import { ChosenTime } from '../pick-up/time/chosen-time.tsx';

/** Items, store and pickup of the order that is about to be paid; the cart page changes them. */
export const OrderSummary = ({ store }: { readonly store: StoreDetails | undefined }) => {
  const lines = useAppSelector(selectAvailableLines);
  const chosen = useOrderStore();
  const recipeText = useRecipeText();
  const { pickUp } = useAppSelector(selectFulfilment);
  return (
    <Card tone="tinted" padding="small">
      <Stack gap={1}>
        <Text strong>{chosen?.name}</Text>
        <Text size="note">
          <FormattedMessage id={`ordering.order.pickUp.${pickUp}`} />
          {' · '}
          <ChosenTime store={store} />
        </Text>
        <Disclosure
          summary={<FormattedMessage id="ordering.cart.units" values={{ count: countUnits(lines) }} />}
        >
          <List>
            {lines.map((line) => (
              <ListRow
                key={line.itemId}
                title={line.product.name}
                detail={recipeText({ ...line, sizeName: sizeOf(line)?.name })}
                end={`× ${line.quantity}`}
              />
            ))}
          </List>
        </Disclosure>
        <Link to={orderPaths.cart}>
          <FormattedMessage id="ordering.checkout.changeOrder" />
        </Link>
      </Stack>
    </Card>
  );
};
