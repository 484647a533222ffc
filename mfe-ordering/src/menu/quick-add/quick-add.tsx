import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useGraphqlClient, useHost, useLocale, useOrderStore } from '@crema/remote-kit';
import { findLineObstacle, isSameLine, withAtLeastOneOfEachChild } from '../../cart/cart.rules.ts';
import { selectIsAtMax, selectLines } from '../../cart/cart.selectors.ts';
import { lineAdded, quantityChanged } from '../../cart/cart.slice.ts';
import type { LineDraft } from '../../cart/cart.types.ts';
import { GetProductDocument } from '../../generated/operations.ts';
import { useAppDispatch, useAppStore } from '../../state/ordering.hooks.ts';
import { sizeIn, standardRecipe, toLineDraft } from '../customise-product/recipe/recipe.rules.ts';
import type { QuickAddPress } from './quick-add.types.ts';

/** Adds one unit to the cart and shows a message with its undo; nothing when the order is full (ORD-041). */
const useAddWithUndo = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { toast, configuration } = useHost();
  const { maximumItemAmount: limit } = configuration;
  return (draft: LineDraft, name: string) => {
    if (selectIsAtMax(store.getState(), limit))
      return toast({ kind: 'warning', text: intl.formatMessage({ id: 'ordering.cart.atMax' }, { limit }) });
    dispatch(lineAdded(draft));
    const added = withAtLeastOneOfEachChild(draft);
    const undo = () => {
      const line = selectLines(store.getState()).find((held) => isSameLine(held, added));
      if (line) dispatch(quantityChanged({ itemId: line.itemId, delta: -1 }));
    };
    return toast({
      kind: 'success',
      text: intl.formatMessage({ id: 'ordering.product.added' }, { name }),
      action: { label: intl.formatMessage({ id: 'ordering.cart.undo' }), onPress: undo },
    });
  };
};

const keyOf = (productPath: string) => {
  const [productNumber, formCode = ''] = productPath.split('/').slice(-2);
  return { productNumber: Number(productNumber), formCode };
};

/**
 * Adds the product whose “+” was pressed in its standard recipe and size. A product that cannot be added like this, or
 * cannot be loaded, opens: its page names the reason.
 */
export const QuickAdd = ({ press }: { readonly press: QuickAddPress }) => {
  const client = useGraphqlClient();
  const locale = useLocale();
  const storeNumber = useOrderStore()?.storeNumber;
  const navigate = useNavigate();
  const add = useAddWithUndo();
  const handled = useRef<QuickAddPress>(undefined);
  const handle = useEffectEvent(async ({ button }: QuickAddPress) => {
    if (button.hasAttribute('aria-busy')) return;
    button.setAttribute('aria-busy', 'true');
    const variables = { ...keyOf(button.value), ...(storeNumber !== undefined && { storeNumber }), locale };
    const { pathname } = window.location;
    const { data } = await client
      .query({ query: GetProductDocument, variables })
      .catch(() => ({ data: undefined }));
    button.removeAttribute('aria-busy');
    const product = data?.product;
    const recipe = product && standardRecipe(product);
    const draft = recipe && toLineDraft(product, recipe, 1);
    if (draft && !findLineObstacle(draft)) {
      const size = product.form.sizes.length > 1 ? sizeIn(product, recipe)?.name : undefined;
      add(draft, [product.name, size].filter((part) => part !== undefined).join(', '));
    } else if (window.location.pathname === pathname) void navigate(button.value);
  });
  useEffect(() => {
    if (handled.current === press) return;
    handled.current = press;
    void handle(press);
  }, [press]);
  return null;
};
