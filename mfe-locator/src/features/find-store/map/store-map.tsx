import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import type { StoreMapProps } from './store-map-props.ts';
import { FindMeButton, MapCredit, MapMessages, ZoomButtons } from './map-controls.tsx';
import { queryOfArea, lacksStreets } from './view/map-view.rules.ts';
import { selectMap, storeHighlighted, storeSelected } from './map.slice.ts';
import { useAreaSearch } from './view/use-area-search.ts';
import { useCardHighlights } from './use-card-highlights.ts';
import { useChosenStore } from './view/use-chosen-store.ts';
import { useFollowedView } from './view/use-followed-view.ts';
import { useLeftView } from './view/use-left-view.ts';
import { useMapTarget } from './view/use-map-target.ts';
import { useMapProvider } from './use-map-provider.ts';
import { usePins } from './use-pins.ts';
import { usePositionMark } from './use-position-mark.ts';
import { useProviderMap } from './use-provider-map.ts';
import { useRestingArea } from './view/use-resting-area.ts';
import { useShownAnswer } from './view/use-shown-answer.ts';
import { useScrollToCard } from './use-scroll-to-card.ts';
import { useFirstView, useShownTarget } from './view/use-shown-target.ts';
import s from './store-map.module.css';

/** The map of the stores in the list (LOC-010, LOC-011, LOC-012). */
export const StoreMap = (props: StoreMapProps) => {
  const { stores, features, view, isBusy, actions, onSearchArea, onMapMoved, ...answer } =
    useShownAnswer(props);
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { configuration } = useHost();
  const { selectedStoreNumber } = useAppSelector(selectMap);
  const { area, onIdle, settle } = useRestingArea();
  const target = useMapTarget(answer);
  const leftView = useLeftView(answer.answered, view, isBusy);
  const areaSearch = useAreaSearch({
    area,
    target,
    hasMore: answer.reply.next !== undefined,
    leftView,
    settings: configuration,
    onSearchArea: (shown) => onSearchArea(queryOfArea(shown, features)),
  });
  const { follow, ...followed } = useFollowedView({
    area,
    isSearching: isBusy || areaSearch.isAutomatic,
    onMapMoved,
  });
  const [movedFrom, setMovedFrom] = useState(leftView && target);
  const move = (way: 'hand' | 'cluster') => {
    areaSearch.onUserMove(way, settle());
    follow();
    setMovedFrom(target);
  };
  const pins = usePins(stores, actions.isGreyed);
  const scrollToCard = useScrollToCard();
  const [provider, showEmbedded] = useMapProvider();
  const firstViewOf = useFirstView();
  const first = provider && firstViewOf(target, provider);
  const highlight = (id: string | undefined) => void dispatch(storeHighlighted(id));
  const [element, map] = useProviderMap({
    provider,
    view: area?.view ?? leftView ?? first ?? configuration.mapDefaults,
    label: intl.formatMessage({ id: 'locator.map.label' }),
    onIdle: (next) => {
      followed.onIdle(next);
      onIdle(next);
    },
    onUserMove: () => move('hand'),
    onFailure: showEmbedded,
    onPinHover: (id) => highlight(stores.some(({ storeNumber }) => storeNumber === id) ? id : undefined),
    onPinPress: (id) => {
      const cluster = pins.expand(id);
      if (cluster) {
        move('cluster');
        return map?.setView(cluster);
      }
      dispatch(storeSelected(id));
      scrollToCard(id);
      const store = stores.find(({ storeNumber }) => storeNumber === id);
      // As with its card, choosing a greyed-out store shows why it cannot be chosen (LOC-041).
      if (store && actions.isGreyed(store)) actions.onOrder(store);
    },
  });
  useShownTarget({
    map,
    provider,
    target,
    isSearching: isBusy,
    // A map that replaces another one stays where the customer moved it.
    isKept: (next) => areaSearch.isOwnTarget(next) || movedFrom === next,
    onMapMoved,
  });
  useChosenStore(map, stores, selectedStoreNumber, follow);
  useCardHighlights(highlight);
  usePositionMark(map);
  useEffect(() => {
    if (map && area) map.setPins(pins.in(area));
  }, [map, area, pins]);

  return (
    <>
      <div ref={element} className={s.canvas} data-provider={provider?.id} />
      <MapMessages
        state={areaSearch.state}
        isBusy={isBusy}
        lacksStreets={area !== undefined && provider !== undefined && lacksStreets(area, provider)}
        onSearchHere={areaSearch.search}
      />
      <div className={s.controls}>
        <ZoomButtons map={map} area={area} />
        <FindMeButton />
      </div>
      <MapCredit provider={provider} />
    </>
  );
};
