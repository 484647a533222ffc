import {
  createSignal,
  giftDraftStorage,
  giftPaymentStorage,
  isMember,
  validateGiftDraft,
  validateStoredGiftPayment,
  type GiftDraft,
  type GiftDraftService,
  type GiftPaymentChoice,
  type GuestPayment,
  type Session,
  type Signal,
} from '@crema/shared-contracts';
import { storedValue, visitStorage, type StorageWindow } from '../src/stored-value.ts';

const memberIdOf = (session: Session): string | undefined =>
  isMember(session) ? session.member.memberId : undefined;

/** The payment that a member picked for gifts (CRD-004): for this visit and this member only. */
const createChoice = (session: Signal<Session>, storage: StorageWindow) => {
  const persisted = storedValue({ ...giftPaymentStorage, validate: validateStoredGiftPayment }, storage);
  const memberId = () => memberIdOf(session.get());
  const readOwn = () => {
    const stored = persisted.read();
    return stored && stored.memberId === memberId() ? stored.choice : undefined;
  };
  const choice = createSignal<GiftPaymentChoice | undefined>(readOwn());
  const choose = (next: GiftPaymentChoice | undefined) => {
    const owner = memberId();
    persisted.write(next && owner !== undefined ? { memberId: owner, choice: next } : undefined);
    choice.set(owner === undefined ? undefined : next);
  };
  let lastMember = memberId();
  session.subscribe(() => {
    if (memberId() === lastMember) return;
    lastMember = memberId();
    choose(undefined);
  });
  return { choice, choose };
};

/** Makes the host's draft of a gift (D-76): the only writer of the stored value. A sign-in or sign-out forgets the payment. */
export const createGiftDraftService = (
  session: Signal<Session>,
  storage: StorageWindow = visitStorage,
): GiftDraftService => {
  const persisted = storedValue({ ...giftDraftStorage, validate: validateGiftDraft }, storage);
  const current = createSignal<GiftDraft | undefined>(persisted.read());
  const payment = createSignal<GuestPayment | undefined>(undefined);
  const { choice, choose } = createChoice(session, storage);
  const write = (draft: GiftDraft | undefined) => {
    persisted.write(draft);
    current.set(draft);
  };
  let lastMember = memberIdOf(session.get());
  session.subscribe(() => {
    const present = memberIdOf(session.get());
    if (present === lastMember) return;
    payment.set(undefined);
    // The draft of a member is not shown to the next person on this device, nor to another member (D-14, D-166).
    if (lastMember !== undefined) write(undefined);
    lastMember = present;
  });
  return {
    current,
    payment,
    choice,
    choosePayment: choose,
    start: (draft) => write({ ...draft }),
    setPayment: payment.set,
    clear: () => {
      write(undefined);
      payment.set(undefined);
      choose(undefined);
    },
  };
};
