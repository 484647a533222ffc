import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { guestOrderingChoice, useHost } from '@crema/remote-kit';
import { isMember, type StoreReply } from '@crema/shared-contracts';
import { storeChosen } from '../../order-store/order-store.slice.ts';
import { isOpen, openStatusAt } from '../../stores/open-status.rules.ts';
import { answerOrderHere, type OrderHereAnswer } from './order-here.rules.ts';
import { OrderHereDialog } from './order-here-dialog.tsx';

interface OrderHereInput {
  readonly inMenu: boolean;
  /** Without an account, there are questions to answer first; the page around a picker may have had them. */
  readonly asksGuests: boolean;
  /** Goes on with the store, which is set and told by then (LOC-043). */
  readonly onChosen: (store: StoreReply) => void;
}
interface Asked {
  readonly store: StoreReply;
  readonly answer: OrderHereAnswer;
}

/** What Order Here does (LOC-042): chooses the store, or says what stands in the way. */
export const useOrderHere = ({ inMenu, asksGuests, onChosen }: OrderHereInput) => {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { session, clock, toast } = useHost();
  /** Asked once a visit, here or in the cart (LOC-044). */
  const [guestOrdering] = useState(guestOrderingChoice);
  const [asked, setAsked] = useState<Asked>();

  const choose = (store: StoreReply) => {
    setAsked(undefined);
    dispatch(storeChosen(store));
    onChosen(store);
  };
  const order = (store: StoreReply) => {
    const found = answerOrderHere({
      inMenu,
      open: isOpen(openStatusAt(store, clock.now())),
      ready: store.mobileOrdering.availability === 'READY',
      guest: asksGuests && !isMember(session.get()),
      guestOrdering: store.mobileOrdering.guestOrdering,
      continuesAsGuest: guestOrdering.read() ?? false,
    });
    if (!found) return choose(store);
    if (found.told === 'toast')
      return toast({ kind: 'info', text: intl.formatMessage({ id: `locator.answer.${found.answer}` }) });
    setAsked({ store, answer: found.answer });
  };
  const continueAsGuest = (store: StoreReply) => {
    guestOrdering.write(true);
    choose(store);
  };
  const dialog: ReactNode = asked && (
    <OrderHereDialog
      {...asked}
      onClose={() => setAsked(undefined)}
      onSignedIn={() => choose(asked.store)}
      onGuest={() => continueAsGuest(asked.store)}
    />
  );
  return { order, dialog };
};
