import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { afterFrame, useHost } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectSwappedLine } from '../../../cart/orderable-lines.selectors.ts';
import { lineAdded, lineEdited, lineSwapped } from '../../../cart/cart.slice.ts';
import type { CartLine } from '../../../cart/cart.types.ts';
import { menuPaths } from '../../../catalogue/menu-paths.ts';
import { readReturnStep } from './return-step.rules.ts';
import { toLineDraft, type Recipe } from '../recipe/recipe.rules.ts';
import type { Product } from '../recipe/product.types.ts';

export interface Addition {
  readonly product: Product;
  readonly recipe: Recipe;
  /** The line of the cart that the recipe changes. */
  readonly line: CartLine | undefined;
  /** The page to open once the recipe is in the cart; by default the list that led here, else the product's category (K-12). */
  readonly nextPath: string | undefined;
}

/** The rules are checked top to bottom: the change of the cart, and its message (ORD-042). */
const findChange = (edited: CartLine | undefined, swapped: CartLine | undefined) => {
  if (edited) return { kind: 'changed', itemId: edited.itemId } as const;
  return swapped ? ({ kind: 'swapped', itemId: swapped.itemId } as const) : ({ kind: 'added' } as const);
};

/**
 * Adds the recipe to the cart, changes the line that it came from, or replaces the line that is being
 * swapped; then opens the next page. The cart needs no connection: offline the item is added too, and the
 * page remains open, because the next page could fail to load.
 */
export const useAddToCart = ({ product, recipe, line, nextPath }: Addition) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { toast, connection } = useHost();
  const swapped = useAppSelector(selectSwappedLine);
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const say = (id: string) =>
    intl.formatMessage({ id }, { name: product.name, before: swapped?.product.name });
  const toCart = {
    label: intl.formatMessage({ id: 'ordering.cartBar.view' }),
    onPress: () => void navigate(menuPaths.cart),
  };
  return (quantity: number) => {
    const draft = toLineDraft(product, recipe, quantity);
    const change = findChange(line, swapped);
    const apply = {
      changed: (itemId: string) => lineEdited({ itemId, ...draft }),
      swapped: (itemId: string) => lineSwapped({ itemId, line: draft }),
    };
    dispatch(change.kind === 'added' ? lineAdded(draft) : apply[change.kind](change.itemId));
    if (connection.get() === 'offline')
      return toast({ kind: 'info', text: say(`ordering.product.${change.kind}Offline`) });
    const { pathname } = window.location;
    // The cart changes with the press; notice and next page follow the frame that answers it.
    leave.current = afterFrame(() => {
      if (window.location.pathname !== pathname) return;
      const returnStep = nextPath === undefined ? readReturnStep() : undefined;
      // The pages of the menu have the way to the cart (K-20).
      const hasCartBar = returnStep?.pathname.startsWith(menuPaths.root) ?? true;
      toast({
        kind: 'success',
        text: say(`ordering.product.${change.kind}`),
        keepOnNavigation: true,
        ...(!hasCartBar && { action: toCart }),
      });
      void (returnStep
        ? navigate(returnStep.delta)
        : navigate(nextPath ?? menuPaths.breadcrumb(product.breadcrumbUri)));
    });
  };
};
