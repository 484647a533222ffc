import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { guestOrderingChoice, useHost } from '@crema/remote-kit';
import { isMember, type StoreSummary } from '@crema/shared-contracts';
import { isOpen, openStatusAt, opensForOrders } from '../../stores/open-status.rules.ts';
import { toOrderStore } from '../../stores/to-order-store.ts';
import { answerOrderHere, type OrderHereAnswer } from './order-here.rules.ts';
import { OrderHereDialog } from './order-here-dialog.tsx';

interface OrderHereInput {
  readonly inMenu: boolean;
  /** Whether guests are asked to sign in first. False if the page around a picker has already asked. */
  readonly asksForAccount: boolean;
  /**
   * The function is called once the store is the order store (LOC-043); not called when the customer declines
   * the change.
   */
  readonly onChosen: (store: StoreSummary) => void;
}
interface OpenDialog {
  readonly store: StoreSummary;
  readonly answer: OrderHereAnswer;
}

/** Handles Order Here (LOC-042): chooses the store, or shows why it cannot be chosen. */
export const useOrderHere = ({ inMenu, asksForAccount, onChosen }: OrderHereInput) => {
  const intl = useIntl();
  const { session, clock, toast, orderStore } = useHost();
  /** The question appears once a visit, here or in the cart (LOC-044). */
  const [guestOrdering] = useState(guestOrderingChoice);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();

  const choose = async (store: StoreSummary) => {
    setOpenDialog(undefined);
    if (await orderStore.choose(toOrderStore(store))) onChosen(store);
  };
  const order = (store: StoreSummary) => {
    const answered = answerOrderHere({
      inMenu,
      open: isOpen(openStatusAt(store, clock.now())) || opensForOrders(store, clock.now()),
      ready: store.mobileOrdering.availability === 'READY',
      guest: asksForAccount && !isMember(session.get()),
      guestOrdering: store.mobileOrdering.guestOrdering,
      continuesAsGuest: guestOrdering.read() ?? false,
    });
    if (!answered) return void choose(store);
    if (answered.display === 'toast')
      return toast({ kind: 'info', text: intl.formatMessage({ id: `locator.answer.${answered.answer}` }) });
    setOpenDialog({ store, answer: answered.answer });
  };
  const continueAsGuest = (store: StoreSummary) => {
    guestOrdering.write(true);
    void choose(store);
  };
  const dialog: ReactNode = openDialog && (
    <OrderHereDialog
      {...openDialog}
      onClose={() => setOpenDialog(undefined)}
      onSignedIn={() => void choose(openDialog.store)}
      onGuest={() => continueAsGuest(openDialog.store)}
    />
  );
  return { order, dialog };
};
