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
import { isMember, randomId, type Unsubscribe } from '@crema/shared-contracts';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import {
  GetMemberCartDocument,
  SaveMemberCartDocument,
  type MemberCartFieldsFragment,
} from '../../generated/operations.ts';
import { toDraft } from '../reorder.conversions.ts';
import type { RootState } from '../../state/root-state.ts';
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

/** The member's cart as the server presents it, as lines of the device. */
const toLines = ({ items }: MemberCart, { clock }: Sources['services']): readonly CartLine[] =>
  items.map((item) => ({ ...toDraft(item), itemId: randomId(), timeAdded: clock.now() }));

/** Says how many units of the saved cart were added, and how many did not fit. */
const announce = async ({ added, left }: JoinedCart, { services, loadIntl }: Sources): Promise<void> => {
  if (added + left === 0) return;
  const intl = await loadIntl();
  services.toast({
    kind: left > 0 ? 'warning' : 'info',
    text: intl.formatMessage({ id: 'ordering.memberCart.joined' }, { added, left }),
    keepOnNavigation: true,
    action: {
      label: intl.formatMessage({ id: 'ordering.cartBar.view' }),
      onPress: () => services.navigate(menuPaths.cart),
    },
  });
};

/** The cart of the device, and the agreement with the server about it. */
const createDeviceCart = (sources: Sources, memberId: string) => {
  const { store, services } = sources;
  const agreed = agreedCartRecord();
  const lines = () => selectLines(store.getState());
  const agreement = () => {
    const known = agreed.read();
    return known?.memberId === memberId ? known : undefined;
  };
  const agree = (revision: number, key: string) => agreed.write({ memberId, revision, key });
  const show = (shown: readonly CartLine[]) => {
    if (cartKey(shown) === cartKey(lines())) return;
    cartRecord().write(shown.length > 0 ? shown : undefined);
    store.dispatch(cartRead(shown));
  };
  const join = (saved: readonly CartLine[], how: 'sum' | 'most') => {
    const { maximumItemAmount } = services.configuration;
    const joined = joinCarts(lines(), saved, { how, maximumItemAmount });
    show(joined.lines);
    return joined;
  };
  /**
   * Another device has changed the member's cart, or this device knows none yet. A cart that was filled without the member is added to it; otherwise the
   * newer one replaces the device's, or joins it if that was changed too.
   */
  const receive = (reply: MemberCart) => {
    const known = agreement();
    if (known?.revision === reply.revision) return;
    const saved = toLines(reply, services);
    const before = lines();
    agree(reply.revision, cartKey(saved));
    if (!known) void announce(join(saved, 'sum'), sources);
    else if (known.key === cartKey(before)) show(adoptLines(before, saved));
    else join(saved, 'most');
  };
  return { lines, agreement, agree, receive };
};

const createRequests = (sources: Sources, memberId: string) => {
  const { graphql, services } = sources;
  const device = createDeviceCart(sources, memberId);
  const variables = () => {
    const storeNumber = services.orderStore.current.get()?.storeNumber;
    return { locale: services.locale.get(), ...(storeNumber !== undefined && { storeNumber }) };
  };
  const load$ = defer(() =>
    graphql.query({ query: GetMemberCartDocument, variables: variables(), fetchPolicy: 'no-cache' }),
  ).pipe(
    // The sign-in that begins this request may also end it, because it empties the client's cache.
    retry({ count: retries, delay: (_cause, attempt) => timer(attempt * pauseMs) }),
    tap(({ data }) => data && device.receive(data.memberCart)),
    ignoreElements(),
  );
  const send = (lines: readonly CartLine[], revision: number) =>
    graphql.mutate({
      mutation: SaveMemberCartDocument,
      variables: { ...variables(), items: toCartItemsOf(toCommerceItems(lines)), revision },
      fetchPolicy: 'no-cache',
    });
  const save = (attempt = 1): Observable<never> =>
    defer(() => {
      const known = device.agreement();
      const lines = device.lines();
      if (!known || known.key === cartKey(lines)) return EMPTY;
      return defer(() => send(lines, known.revision)).pipe(
        switchMap(({ data }) => {
          const reply = data?.saveMemberCart;
          if (reply?.isSaved) device.agree(reply.revision, cartKey(lines));
          else if (reply) device.receive(reply);
          return reply && !reply.isSaved && attempt < mostAttempts ? save(attempt + 1) : EMPTY;
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
        const { load$, save } = createRequests(sources, memberId);
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
