import type { IntlShape } from 'react-intl';
import type { GraphqlClient } from '@crema/remote-kit';
import type { DialogRequest, Locale, OrderStoreChange } from '@crema/shared-contracts';
import { readAvailability, readStandardItems, toCartItemsVariables } from '../cart-items.conversions.ts';
import { correctLine, findLineObstacle, withStandardItems } from '../cart.rules.ts';
import type { CartLine } from '../cart.types.ts';
import { GetCartItemsDocument } from '../../generated/operations.ts';

interface Cart {
  readonly lines: readonly CartLine[];
  readonly graphql: GraphqlClient;
  readonly intl: IntlShape;
  readonly locale: Locale;
}

/**
 * The names of the items that the store cannot make; an empty list when the server does not reply: the cart
 * page shows them then (ORD-043).
 */
const findMissing = async (storeNumber: string, { lines, graphql, locale }: Cart) => {
  const reply = await graphql
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

/** The question about another store, with its differences for this cart (D-33). */
export const askAboutStoreChange = async (
  { from, to }: OrderStoreChange,
  cart: Cart,
): Promise<DialogRequest> => {
  const missing = await findMissing(to.storeNumber, cart);
  const names = cart.intl.formatList(missing, { type: 'conjunction' });
  const say = (id: string, values = {}) => cart.intl.formatMessage({ id }, values);
  return {
    title: say('ordering.storeChange.title', { name: to.name }),
    body: say('ordering.storeChange.body', { count: missing.length, names }),
    confirmLabel: say('ordering.store.changeStore'),
    cancelLabel: say('ordering.storeChange.keep', { name: from.name }),
  };
};
