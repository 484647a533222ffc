import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useIntl } from 'react-intl';
import {
  toAppError,
  useGraphqlClient,
  useHost,
  useLocale,
  useOrderStore,
  useQuery,
  useRetryOnReconnect,
} from '@crema/remote-kit';
import type { Locale } from '@crema/shared-contracts';
import { GetMenuDocument, type GetMenuQuery } from '../generated/operations.ts';
import { useRefetchOfStalePrices } from '../connection/fresh-list/use-refetch-of-stale-prices.ts';
import { inDisplayOrder } from './display-order.ts';
import { findMenuView, type MenuLocation, type MenuViewResult } from './menu-view.rules.ts';

/** The order of the variables is that of the server's preload links: the URL is the cache key. */
export const menuVariables = (storeNumber: string | undefined, locale: Locale) =>
  storeNumber === undefined ? { locale } : { storeNumber, locale };

/**
 * ORD-022: a store whose menu cannot be loaded is cleared, and a message reports that the national menu is
 * shown. A lost connection or an aborted request does not clear the store.
 */
const useNationalMenuInstead = (storeMenuFailed: boolean) => {
  const intl = useIntl();
  const { orderStore, toast } = useHost();
  const giveUp = useEffectEvent(() => {
    orderStore.clear();
    toast({ kind: 'warning', text: intl.formatMessage({ id: 'ordering.menu.nationalInstead' }) });
  });
  useEffect(() => {
    if (storeMenuFailed) giveUp();
  }, [storeMenuFailed]);
};

/** The last menu received for these variables, when refreshing it failed (D-32). */
const useCachedMenu = (data: GetMenuQuery | undefined, failed: boolean, variables: { locale: string }) => {
  const client = useGraphqlClient();
  return (
    data ?? (failed ? (client.readQuery({ query: GetMenuDocument, variables }) ?? undefined) : undefined)
  );
};

export type Allergen = GetMenuQuery['menu']['allergens'][number];
const noAllergens: readonly Allergen[] = [];

export interface MenuReply {
  /** The allergens that products of the menu contain, by name. */
  readonly allergens: readonly Allergen[];
  readonly view: MenuViewResult;
  readonly retry: () => void;
}

/**
 * The menu of the order store, or the national one, and the part of it that the page shows; requested again when its prices are stale
 * (ORD-086). A reply is deferred: React renders
 * the page in short tasks then, whereas it renders a change of Apollo's cache in one task.
 */
export const useMenu = (asked: MenuLocation = {}): MenuReply => {
  const storeNumber = useOrderStore()?.storeNumber;
  const locale = useLocale();
  const variables = useMemo(() => menuVariables(storeNumber, locale), [storeNumber, locale]);
  const query = useQuery(GetMenuDocument, { variables });
  const cached = useCachedMenu(query.data, !!query.error, variables);
  const arrived = useMemo(() => cached && inDisplayOrder(cached.menu.menus), [cached]);
  const deferred = useDeferredValue(arrived);
  const menus = arrived && deferred;
  const failed = !!query.error && !cached;
  const isStoreMenuRejected =
    failed && storeNumber !== undefined && toAppError(query.error).code !== 'OFFLINE';
  useNationalMenuInstead(isStoreMenuRejected);
  const retry = () => void query.refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  useRefetchOfStalePrices(query.data, query.refetch);
  return {
    view: findMenuView({ menus, failed: failed && !isStoreMenuRejected }, asked),
    allergens: cached?.menu.allergens ?? noAllergens,
    retry,
  };
};
