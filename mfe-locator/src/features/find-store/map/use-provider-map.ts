import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useHost, useRetryOnReconnect, useSignal } from '@crema/remote-kit';
import type { MapView } from '@crema/shared-contracts';
import type { MapProvider, StoreMap, StoreMapEvents } from '../../../map/map-provider.ts';
import { useResize } from './use-resize.ts';

interface ProviderMapOptions extends StoreMapEvents {
  /** undefined: there is no map yet. */
  readonly provider: MapProvider | undefined;
  readonly view: MapView;
  readonly label: string;
}

/** The key that Apple's keyboards have for it; there is no other sign of the keyboard. */
const zoomKey = () => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Creates the provider's map in the element of the returned ref. Another provider begins with the options of that time. */
export const useProviderMap = (
  options: ProviderMapOptions,
): readonly [RefObject<HTMLDivElement | null>, StoreMap | undefined] => {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<StoreMap>();
  const theme = useSignal(useHost().theme);
  const { provider } = options;
  const intl = useIntl();
  const hints = {
    wheel: intl.formatMessage({ id: 'locator.map.hint.wheel' }, { key: zoomKey() }),
    touch: intl.formatMessage({ id: 'locator.map.hint.touch' }),
  };
  const onIdle = useEffectEvent<StoreMapEvents['onIdle']>((area) => options.onIdle(area));
  const onUserMove = useEffectEvent(() => options.onUserMove());
  const onPinPress = useEffectEvent<StoreMapEvents['onPinPress']>((id) => options.onPinPress(id));
  const onPinHover = useEffectEvent<StoreMapEvents['onPinHover']>((id) => options.onPinHover(id));
  const onFailure = useEffectEvent(() => options.onFailure());
  const create = useEffectEvent((current: HTMLElement, by: MapProvider) =>
    by.create(current, {
      view: options.view,
      label: options.label,
      hints,
      theme,
      isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      onIdle: (area) => onIdle(area),
      onUserMove: () => onUserMove(),
      onPinPress: (id) => onPinPress(id),
      onPinHover: (id) => onPinHover(id),
      onFailure: () => onFailure(),
    }),
  );
  useEffect(() => {
    if (!element.current || !provider) return undefined;
    const created = create(element.current, provider);
    setMap(created);
    return () => {
      setMap(undefined);
      created.destroy();
    };
  }, [provider]);
  useEffect(() => map?.setTheme(theme), [map, theme]);
  useResize(element, map);
  useRetryOnReconnect(true, () => map?.retry());
  return [element, map];
};
