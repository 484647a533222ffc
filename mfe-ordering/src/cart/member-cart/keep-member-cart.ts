import type { Store } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import {
  catchError,
  combineLatest,
  concat,
  concatMap,
  debounceTime,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  Observable,
  retry,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import { fromSignal, type RemoteContext } from '@crema/remote-kit';
import { isMember, type Unsubscribe } from '@crema/shared-contracts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import {
  GetMemberCartDocument,
  SaveMemberCartDocument,
  type MemberCartFieldsFragment,
} from '../../generated/operations.ts';
import { toDraft } from '../../order-again/reorder.conversions.ts';
import type { RootState } from '../../ordering.reducer.ts';
import { toCartItemsOf } from '../cart-items.conversions.ts';
import { toCommerceItems } from '../cart.conversions.ts';
import { selectLines } from '../cart.selectors.ts';
import { cartRead } from '../cart.slice.ts';
import { cartRecord } from '../cart.storage.ts';
import type { CartLine } from '../cart.types.ts';
import { adoptLines, cartKey, joinCarts, type JoinedCart } from './member-cart.rules.ts';
import { agreedCartRecord } from './member-cart.storage.ts';

export interface Sources extends RemoteContext {
  readonly store: Pick<Store<RootState>, 'getState' | 'dispatch' | 'subscribe'>;
  readonly loadIntl: () => Promise<IntlShape>;
}
type MemberCart = MemberCartFieldsFragment;

/** The pause after the last change before the cart is saved. */
const pauseMs = 1000;
/** Attempts to read the member's cart after the first one. */
const retries = 3;
/** Other devices that save meanwhile are joined this often; the next change tries again. */
const mostAttempts = 3;

const createCart = ({ services, graphql, store, loadIntl }: Sources, memberId: string) => {
  const { configuration, clock, toast, navigate, locale, orderStore } = services;
  const agreed = agreedCartRecord();
  const { maximumItemAmount } = configuration;
  const linesNow = () => selectLines(store.getState());
  const agreedNow = () => {
    const known = agreed.read();
    return known?.memberId === memberId ? known : undefined;
  };
  const variables = () => {
    const storeNumber = orderStore.current.get()?.storeNumber;
    return { locale: locale.get(), ...(storeNumber !== undefined && { storeNumber }) };
  };
  const toLines = ({ items }: MemberCart): readonly CartLine[] =>
    items.map((item) => ({ ...toDraft(item), itemId: crypto.randomUUID(), timeAdded: clock.now() }));
  const show = (lines: readonly CartLine[]) => {
    if (cartKey(lines) === cartKey(linesNow())) return;
    cartRecord().write(lines.length > 0 ? lines : undefined);
    store.dispatch(cartRead(lines));
  };
  const announce = async ({ added, left }: JoinedCart) => {
    if (added + left === 0) return;
    const intl = await loadIntl();
    toast({
      kind: left > 0 ? 'warning' : 'info',
      text: intl.formatMessage({ id: 'ordering.memberCart.joined' }, { added, left }),
      keepOnNavigation: true,
      action: {
        label: intl.formatMessage({ id: 'ordering.cartBar.view' }),
        onPress: () => navigate(menuPaths.cart),
      },
    });
  };
  /**
   * Another device has changed the member's cart, or this device knows none yet. A cart that was filled without the member is added to it; otherwise the
   * newer one replaces the device's, or joins it if that was changed too.
   */
  const receive = (reply: MemberCart) => {
    const known = agreedNow();
    if (known?.revision === reply.revision) return;
    const lines = linesNow();
    const saved = toLines(reply);
    agreed.write({ memberId, revision: reply.revision, key: cartKey(saved) });
    if (!known) {
      const joined = joinCarts(lines, saved, { how: 'sum', maximumItemAmount });
      show(joined.lines);
      void announce(joined);
    } else if (known.key === cartKey(lines)) show(adoptLines(lines, saved));
    else show(joinCarts(lines, saved, { how: 'most', maximumItemAmount }).lines);
  };
  const load$ = defer(() =>
    graphql.query({ query: GetMemberCartDocument, variables: variables(), fetchPolicy: 'no-cache' }),
  ).pipe(
    // The sign-in that begins this request may also end it, because it empties the client's cache.
    retry({ count: retries, delay: (_cause, attempt) => timer(attempt * pauseMs) }),
    tap(({ data }) => data && receive(data.memberCart)),
    ignoreElements(),
  );
  const save = (attempt = 1): Observable<never> =>
    defer(() => {
      const known = agreedNow();
      const lines = linesNow();
      const key = cartKey(lines);
      if (!known || known.key === key) return EMPTY;
      return defer(() =>
        graphql.mutate({
          mutation: SaveMemberCartDocument,
          variables: {
            ...variables(),
            items: toCartItemsOf(toCommerceItems(lines)),
            revision: known.revision,
          },
          fetchPolicy: 'no-cache',
        }),
      ).pipe(
        switchMap(({ data }) => {
          if (!data) return EMPTY;
          const { saveMemberCart: reply } = data;
          if (reply.isSaved) {
            agreed.write({ memberId, revision: reply.revision, key });
            return EMPTY;
          }
          const saved = toLines(reply);
          agreed.write({ memberId, revision: reply.revision, key: cartKey(saved) });
          show(joinCarts(linesNow(), saved, { how: 'most', maximumItemAmount }).lines);
          return attempt < mostAttempts ? save(attempt + 1) : EMPTY;
        }),
      );
    });
  return { load$, save };
};

const linesOf = ({ store }: Sources): Observable<readonly CartLine[]> =>
  new Observable<readonly CartLine[]>((observer) => {
    const next = () => observer.next(selectLines(store.getState()));
    next();
    return store.subscribe(next);
  }).pipe(distinctUntilChanged());

/**
 * Keeps the cart of the device and the member's cart the same (D-38): reads the member's once after the sign-in or the start of the page, then saves
 * each change. Without a connection it waits; a failure is not shown, because the cart of the device is complete. Ends with the session.
 */
export const keepMemberCart = (sources: Sources): Unsubscribe => {
  const { session, connection, configuration } = sources.services;
  if (configuration.memberCart === false) return () => undefined;
  const online$ = fromSignal(connection).pipe(filter((state) => state === 'online'));
  const keeping = fromSignal(session)
    .pipe(
      map((present) => (isMember(present) ? present.member.memberId : undefined)),
      distinctUntilChanged(),
      switchMap((memberId) => {
        if (memberId === undefined) return EMPTY;
        const { load$, save } = createCart(sources, memberId);
        return concat(
          online$.pipe(
            concatMap(() => concat(load$, [true]).pipe(catchError(() => EMPTY))),
            take(1),
            ignoreElements(),
          ),
          combineLatest([linesOf(sources), online$]).pipe(
            debounceTime(pauseMs),
            concatMap(() => save().pipe(catchError(() => EMPTY))),
          ),
        );
      }),
    )
    .subscribe();
  return () => keeping.unsubscribe();
};
