import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import type { StoreSummary } from '@crema/shared-contracts';
import { useAppSelector } from '../../../locator.hooks.ts';
import type { MapArea } from '../../../map/map-provider.ts';
import { selectNow } from '../../../visit/clock.slice.ts';
import { MapCredit, MapMessages, ZoomButtons } from './map-controls.tsx';
import { automaticView, lacksStreets } from './view/map-view.rules.ts';
import { storePins } from './store-pins.ts';
import { useMapProvider } from './use-map-provider.ts';
import { useProviderMap } from './use-provider-map.ts';
import s from './store-map.module.css';

const ignore = () => undefined;

/** The map of a store’s page (LOC-003): the store in the middle, without searches. */
export const OneStoreMap = ({ store }: { readonly store: StoreSummary }) => {
  const intl = useIntl();
  const { singleLocationZoom } = useHost().configuration;
  const now = useAppSelector(selectNow);
  const [area, setArea] = useState<MapArea>();
  const [provider, showEmbedded] = useMapProvider();
  const home = {
    lat: store.coordinates.latitude,
    lng: store.coordinates.longitude,
    zoom: singleLocationZoom,
  };
  const view = provider ? automaticView(home, provider) : home;
  const [element, map] = useProviderMap({
    provider,
    view: area?.view ?? view,
    label: intl.formatMessage({ id: 'locator.map.label.store' }, { name: store.name }),
    onIdle: setArea,
    onUserMove: ignore,
    onFailure: showEmbedded,
    onPinHover: ignore,
    onPinPress: () => map?.setView(view),
  });
  const pins = useMemo(
    () =>
      storePins([store], {
        selected: store.storeNumber,
        highlighted: undefined,
        now,
        labelOf: (name, states) => intl.formatMessage({ id: 'locator.map.pin' }, { name, ...states }),
      }),
    [store, now, intl],
  );
  useEffect(() => map?.setPins(pins), [map, pins]);
  return (
    <>
      <div ref={element} className={s.canvas} data-provider={provider?.id} />
      <MapMessages
        state="searched"
        isBusy={false}
        lacksStreets={area !== undefined && provider !== undefined && lacksStreets(area, provider)}
        onSearchHere={ignore}
      />
      <div className={s.controls}>
        <ZoomButtons map={map} area={area} />
      </div>
      <MapCredit provider={provider} />
    </>
  );
};
