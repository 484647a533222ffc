import type { Action } from '@reduxjs/toolkit';
import type { Epic } from 'redux-observable';
import {
  defer,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  of,
  pairwise,
  skip,
  startWith,
  tap,
  type Observable,
} from 'rxjs';
import type { PersistedValue } from '@crema/remote-kit';
import type { DomainEvents } from '@crema/shared-contracts';
import { previousCleared, previousRead, type LastOrder } from '../../../cart/cart.slice.ts';
import { typedContactLife, type TypedContact } from '../visitor/guest-contact.storage.ts';
import { memberChanged, orderPlaced, visitorChanged, type Visitor } from '../../facts/order.actions.ts';
import { reviewOpened } from '../pricing/pricing.slice.ts';
import {
  cardRemoved,
  guestContactTyped,
  guestOrderingChosen,
  paymentMethodRemoved,
  paymentPicked,
} from './tender.slice.ts';
import type { RootState } from '../../../state/root-state.ts';

export interface TenderDeps {
  readonly monotonic: () => number;
  readonly now: () => number;
  readonly visitor$: Observable<Visitor>;
  readonly previousRecord: PersistedValue<LastOrder>;
  readonly limits: { readonly mostRecentOrderStaleAfter: number };
  readonly typedContactRecord: PersistedValue<TypedContact>;
  /** Whether the visitor continues as a guest; shared with the store dialog. */
  readonly guestOrderingRecord: PersistedValue<true>;
  /** Changes of cards, also of other tabs. */
  readonly cardUpdated$: Observable<DomainEvents['card-updated']>;
  /** Changes of payment methods and billing addresses, also of other tabs. */
  readonly paymentMethodsUpdated$: Observable<DomainEvents['payment-methods-updated']>;
  readonly paymentChosen$: Observable<DomainEvents['payment-chosen']>;
}
type TenderEpic = Epic<Action, Action, RootState, TenderDeps>;

/** Follows sign-in, sign-out and locale. */
export const followVisitor: TenderEpic = (_action$, _state$, { visitor$ }) =>
  visitor$.pipe(map(visitorChanged));

/** Emits each change of the member, not of the language: a guest's session begins without one. */
export const followMember: TenderEpic = (action$) =>
  action$.pipe(
    filter(visitorChanged.match),
    map(({ payload: { memberId } }) => memberId),
    startWith(undefined),
    distinctUntilChanged(),
    skip(1),
    map(() => memberChanged()),
  );

/** A member's last order is not shown to the next user of the device (D-14). */
export const forgetMember: TenderEpic = (action$) =>
  action$.pipe(
    filter(visitorChanged.match),
    pairwise(),
    filter(([before, after]) => before.payload.audience === 'member' && after.payload.audience !== 'member'),
    map(() => previousCleared()),
  );

/**
 * Reads the last order of this visit once the visitor is known. A member's order is read for that member only
 * (D-14); an order older than mostRecentOrderStaleAfter is not read (ORD-046). An order that is already in
 * the state is newer and is kept.
 */
export const recallPrevious: Epic<Action, Action, RootState, TenderDeps> = (
  action$,
  state$,
  { previousRecord, limits, now },
) =>
  action$.pipe(
    filter(visitorChanged.match),
    filter(() => state$.value.cart.previous === undefined),
    map(({ payload }) => ({ visitor: payload, saved: previousRecord.read() })),
    map(({ visitor, saved }) => {
      const visible = saved && (saved.memberId === undefined || saved.memberId === visitor.memberId);
      return visible && now() - saved.placedAt < limits.mostRecentOrderStaleAfter ? saved : undefined;
    }),
    filter((saved) => saved !== undefined),
    map((saved) => previousRead(saved)),
  );

const isMembers = (action: Action) => visitorChanged.match(action) && action.payload.audience === 'member';
/** A placed order or a sign-in deletes the stored data of a guest (ORD-103). */
const endsGuest = (action: Action) => orderPlaced.match(action) || isMembers(action);

/**
 * After a reload or Back, the contact that a guest typed earlier in this visit is restored, unless it is too
 * old.
 */
export const recallTyped: TenderEpic = (_action$, _state$, { typedContactRecord, now }) =>
  defer(() => of(typedContactRecord.read())).pipe(
    filter((saved) => saved !== undefined),
    filter(({ at }) => now() - at < typedContactLife),
    map(({ contact }) => guestContactTyped(contact)),
  );
export const saveTyped: TenderEpic = (action$, _state$, { typedContactRecord, now }) =>
  action$.pipe(
    tap((action) => {
      if (guestContactTyped.match(action)) typedContactRecord.write({ contact: action.payload, at: now() });
      if (endsGuest(action)) typedContactRecord.write(undefined);
    }),
    ignoreElements(),
  );

/** The store dialog or the cart asks "Continue as guest" once a visit (LOC-044, ORD-120). */
export const recallGuestOrdering: TenderEpic = (action$, _state$, { guestOrderingRecord }) =>
  action$.pipe(
    // The store dialog may have asked since the last read.
    filter(reviewOpened.match),
    startWith(undefined),
    map(() => guestOrderingRecord.read()),
    filter((said) => said !== undefined),
    map(() => guestOrderingChosen()),
  );
export const saveGuestOrdering: TenderEpic = (action$, _state$, { guestOrderingRecord }) =>
  action$.pipe(
    tap((action) => {
      if (guestOrderingChosen.match(action)) guestOrderingRecord.write(true);
      if (endsGuest(action)) guestOrderingRecord.write(undefined);
    }),
    ignoreElements(),
  );

/** A removed card pays no order; the chooser, which reads the cards again, picks another one (CRD-011). */
export const dropRemovedCard: TenderEpic = (_action$, _state$, { cardUpdated$ }) =>
  cardUpdated$.pipe(
    filter(({ reason }) => reason === 'removed'),
    map(({ cardId }) => cardRemoved({ cardId })),
  );

/** A removed payment method pays no order; the chooser, which reads the methods again, picks another one (CRD-032). */
export const dropRemovedMethod: TenderEpic = (_action$, _state$, { paymentMethodsUpdated$ }) =>
  paymentMethodsUpdated$.pipe(
    filter(({ subject, reason }) => subject === 'payment-method' && reason === 'removed'),
    map(({ id }) => paymentMethodRemoved({ paymentMethodId: id })),
  );

/** The payment that was picked in #payment-summary, on any page (ORD-009). */
export const takePickedPayment: TenderEpic = (_action$, _state$, { paymentChosen$ }) =>
  paymentChosen$.pipe(
    filter(({ purpose }) => purpose === 'order'),
    map(({ kind, id }) => paymentPicked({ kind, id })),
  );

export const tenderEpics = [
  dropRemovedCard,
  dropRemovedMethod,
  takePickedPayment,
  followMember,
  followVisitor,
  forgetMember,
  recallPrevious,
  recallTyped,
  saveTyped,
  recallGuestOrdering,
  saveGuestOrdering,
] as const;
