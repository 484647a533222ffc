import type { Store } from '@reduxjs/toolkit';
import type { IntlShape } from 'react-intl';
import type { RemoteContext } from '@crema/remote-kit';
import type { Unsubscribe } from '@crema/shared-contracts';
import { selectLines } from '../cart.selectors.ts';
import type { RootState } from '../../state/root-state.ts';

interface Sources extends RemoteContext {
  readonly store: Pick<Store<RootState>, 'getState'>;
  readonly loadIntl: () => Promise<IntlShape>;
}

/**
 * Describes to the host the effect of another order store on the cart, before the store changes (D-33,
 * D-146). With an empty cart there is no question.
 */
export const describeStoreChanges = ({ services, graphql, store, loadIntl }: Sources): Unsubscribe =>
  services.orderStore.describeChanges(async (change) => {
    const lines = selectLines(store.getState());
    if (lines.length === 0) return undefined;
    const [{ askAboutStoreChange }, intl] = await Promise.all([
      import('./store-change-question.ts'),
      loadIntl(),
    ]);
    return askAboutStoreChange(change, { lines, graphql, intl, locale: services.locale.get() });
  });
