import { lazyPart } from '@crema/remote-kit';
import type { StoreSummary } from '@crema/shared-contracts';
import { PartUnavailable } from '../part-unavailable.tsx';
import { useSeen } from './use-seen.ts';
import s from './map-panel.module.css';

const OneStoreMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ './one-store-map.tsx').then((part) => part.OneStoreMap),
  { fallback: PartUnavailable },
);

/** The map on a store’s page; its code is loaded once the page is idle and the map is near, so that it is printed too (LOC-003). */
export const StorePlace = ({ store }: { readonly store: StoreSummary }) => {
  const [element, isSeen] = useSeen({ isNearEnough: true });
  return (
    <div ref={element} className={s.place}>
      {isSeen && <OneStoreMap store={store} />}
    </div>
  );
};
