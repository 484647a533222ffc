import { useIntl } from 'react-intl';
import { useApolloClient } from '@apollo/client/react';
import { useDispatch, useStore } from 'react-redux';
import { useHost, useLocale } from '@crema/remote-kit';
import { readAvailability, readStandardItems, toCartItemsVariables } from '../cart/cart-items.conversions.ts';
import { correctLine, findLineObstacle, withStandardItems } from '../cart/cart.rules.ts';
import { selectLines } from '../cart/cart.selectors.ts';
import { GetCartItemsDocument } from '../generated/operations.ts';
import { orderStoreChosen, selectOrderStore, type OrderStore } from './order-store.slice.ts';
import type { RootState } from '../ordering.reducer.ts';

/** Makes this the order store; with a cart of another store it shows the difference first and asks (D-33). */
export const useStoreChange = () => {
  const intl = useIntl();
  const client = useApolloClient();
  const locale = useLocale();
  const dispatch = useDispatch();
  const { getState } = useStore<RootState>();
  const { confirm } = useHost();

  /** Names of what the store cannot make; none when it cannot be asked: the cart page shows it then (ORD-043). */
  const findMissing = async ({ storeNumber }: OrderStore): Promise<readonly string[]> => {
    const lines = selectLines(getState());
    const reply = await client
      .query({
        query: GetCartItemsDocument,
        variables: toCartItemsVariables(lines, storeNumber, locale),
        fetchPolicy: 'network-only',
      })
      .catch(() => undefined);
    const items = reply?.data?.cartItems ?? [];
    const facts = readAvailability(items);
    const standardItems = readStandardItems(items);
    return lines.flatMap((line) =>
      findLineObstacle(correctLine(withStandardItems(line, standardItems), facts)) && facts.length > 0
        ? [line.product.name]
        : [],
    );
  };
  const isWanted = async (next: OrderStore, now: OrderStore): Promise<boolean> => {
    const missing = await findMissing(next);
    const names = intl.formatList(missing, { type: 'conjunction' });
    const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
    return confirm({
      title: say('ordering.storeChange.title', { name: next.name }),
      body: say('ordering.storeChange.body', { count: missing.length, names }),
      confirmLabel: say('ordering.store.changeStore'),
      cancelLabel: say('ordering.storeChange.keep', { name: now.name }),
    });
  };
  return async (next: OrderStore): Promise<void> => {
    const now = selectOrderStore(getState());
    const asks = now && now.storeNumber !== next.storeNumber && selectLines(getState()).length > 0;
    if (!asks || (await isWanted(next, now))) dispatch(orderStoreChosen(next));
  };
};
