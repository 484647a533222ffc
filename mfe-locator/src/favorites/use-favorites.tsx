import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useHost } from '@crema/remote-kit';
import { errorRowOf, isMember, type StoreReply } from '@crema/shared-contracts';
import { favoriteErrors } from './favorite-errors.ts';
import {
  favoritePressed,
  refusalTold,
  selectRefusal,
  type FavoritePress,
  type FavoriteRefusal,
} from './favorites.slice.ts';
import { SignInRequired } from './sign-in-required.tsx';

export type ToggleFavorite = (store: StoreReply, favorite: boolean) => void;

/** Presses on hearts, what a guest is asked first (LOC-051), and what is said of a refusal (LOC-050). */
export const useFavorites = (): { readonly toggle: ToggleFavorite; readonly dialog: ReactNode } => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { session, toast } = useHost();
  const refusal = useSelector(selectRefusal);
  const [asked, setAsked] = useState<FavoritePress>();
  // A session that has ended on the server meanwhile asks the same question.
  const expired = refusal && errorRowOf(favoriteErrors, refusal.code).display === 'dialog';
  const unsaved = asked ?? (expired ? refusal.press : undefined);

  const press = (wanted: FavoritePress) =>
    isMember(session.get()) ? dispatch(favoritePressed(wanted)) : setAsked(wanted);
  const tell = useEffectEvent(({ press: wanted, code }: FavoriteRefusal) => {
    const { display, messageId, action } = errorRowOf(favoriteErrors, code);
    if (display !== 'toast') return;
    dispatch(refusalTold());
    toast({
      kind: 'error',
      text: intl.formatMessage({ id: messageId }),
      ...(action === 'try-again' && {
        action: { label: intl.formatMessage({ id: 'locator.retry' }), onPress: () => press(wanted) },
      }),
    });
  });
  useEffect(() => {
    if (refusal) tell(refusal);
  }, [refusal]);

  const close = () => {
    setAsked(undefined);
    dispatch(refusalTold());
  };
  return {
    toggle: ({ storeNumber }, favorite) => press({ storeNumber, favorite }),
    dialog: unsaved && (
      <SignInRequired onClose={close} onSignedIn={() => dispatch(favoritePressed(unsaved))} />
    ),
  };
};
