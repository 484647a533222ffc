import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { errorRowOf, isMember, type StoreSummary } from '@crema/shared-contracts';
import { useAppDispatch, useAppSelector } from '../locator.hooks.ts';
import { favoriteErrors } from './favorite-errors.ts';
import {
  favoritePressed,
  errorPresented,
  selectFavoriteError,
  type FavoritePress,
  type FavoriteError,
} from './favorites.slice.ts';
import { SignInRequired } from './sign-in-required.tsx';

export type ToggleFavorite = (store: StoreSummary, favorite: boolean) => void;

/** Handles presses on hearts: asks guests to sign in (LOC-051), presents errors (LOC-050). */
export const useFavorites = (): { readonly toggle: ToggleFavorite; readonly dialog: ReactNode } => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { session, toast } = useHost();
  const error = useAppSelector(selectFavoriteError);
  const [signInFor, setSignInFor] = useState<FavoritePress>();
  // A session that has ended on the server needs a sign-in too.
  const expired = error && errorRowOf(favoriteErrors, error.code).display === 'dialog';
  const unsaved = signInFor ?? (expired ? error.press : undefined);

  const press = (next: FavoritePress) =>
    isMember(session.get()) ? dispatch(favoritePressed(next)) : setSignInFor(next);
  const present = useEffectEvent(({ press: next, code }: FavoriteError) => {
    const { display, messageId, action } = errorRowOf(favoriteErrors, code);
    if (display !== 'toast') return;
    dispatch(errorPresented());
    toast({
      kind: 'error',
      text: intl.formatMessage({ id: messageId }),
      ...(action === 'try-again' && {
        action: { label: intl.formatMessage({ id: 'locator.retry' }), onPress: () => press(next) },
      }),
    });
  });
  useEffect(() => {
    if (error) present(error);
  }, [error]);

  const close = () => {
    setSignInFor(undefined);
    dispatch(errorPresented());
  };
  return {
    toggle: ({ storeNumber }, favorite) => press({ storeNumber, favorite }),
    dialog: unsaved && (
      <SignInRequired onClose={close} onSignedIn={() => dispatch(favoritePressed(unsaved))} />
    ),
  };
};
