import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { isMember } from '@crema/shared-contracts';
import { useErrorPresenter, useHost } from '@crema/remote-kit';
import { draftToInput, favoriteToInput, identityOf } from '../../favorites/favorites.conversions.ts';
import { favoriteErrors } from '../../favorites/favorites.errors.ts';
import { useFavoriteChanges } from '../../favorites/use-favorite-changes.ts';
import { useConnected } from '../../favorites/use-connected.ts';
import { useFavorites } from '../../favorites/use-favorites.ts';
import { toLineDraft, type Recipe } from './recipe/recipe.rules.ts';
import type { Product } from './recipe/product.types.ts';

/**
 * Favourites need an account: asks the customer to sign in, and resolves to true once a member is signed in.
 */
const useAccount = () => {
  const { formatMessage } = useIntl();
  const { confirm, session, signIn } = useHost();
  return async (): Promise<boolean> => {
    if (isMember(session.get())) return true;
    const agreed = await confirm({
      title: formatMessage({ id: 'ordering.favorites.account' }),
      body: formatMessage({ id: 'ordering.favorites.accountBody' }),
      confirmLabel: formatMessage({ id: 'ordering.order.action.signIn' }),
      cancelLabel: formatMessage({ id: 'ordering.checkout.expired.cancel' }),
    });
    return agreed && signIn();
  };
};

/**
 * Keyed by identity: the changes that are being saved, and whether the item will be a favourite afterwards.
 */
type Pending = Readonly<Record<string, boolean>>;
const without = (pending: Pending, identity: string): Pending =>
  Object.fromEntries(Object.entries(pending).filter(([key]) => key !== identity));

/**
 * Whether the product with its present configuration is a favourite, and a function that changes it
 * (ORD-023). A change is shown at once, a press during a pending change is ignored (D-55), the change is
 * saved once the device is online, and it is reverted with a message when the server refuses it (ORD-145).
 */
export const useFavoriteHeart = (product: Product, recipe: Recipe) => {
  const { favorites } = useFavorites();
  const { add, remove } = useFavoriteChanges();
  const haveAccount = useAccount();
  const present = useErrorPresenter(favoriteErrors);
  const connected = useConnected();
  const [pending, setPending] = useState<Pending>({});
  const asking = useRef(false);

  const item = draftToInput(toLineDraft(product, recipe, 1));
  const identity = item ? identityOf(item) : '';
  const found = favorites?.find((favorite) => identityOf(favoriteToInput(favorite.item)) === identity);

  const send = async (pressed: boolean) => {
    setPending((before) => ({ ...before, [identity]: pressed }));
    await connected();
    try {
      if (pressed && item) await add(item);
      else if (found) await remove(found.id);
    } catch (cause) {
      present(cause);
    }
    setPending((before) => without(before, identity));
  };
  const toggle = async (pressed: boolean) => {
    if (asking.current || pending[identity] !== undefined) return;
    asking.current = true;
    const signedIn = await haveAccount().finally(() => (asking.current = false));
    if (signedIn) await send(pressed);
  };
  return {
    pressed: pending[identity] ?? !!found,
    pending: pending[identity] !== undefined,
    toggle: (pressed: boolean) => void toggle(pressed),
  };
};
