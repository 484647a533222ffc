import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyPart } from '@crema/remote-kit';
import { Button, Skeleton } from '@crema/shared-ui';
import { PartUnavailable } from '../part-unavailable.tsx';
import type { StoreMapProps } from './store-map-props.ts';
import { useSeen } from './use-seen.ts';
import s from './map-panel.module.css';

// In one file with the map of a store's page: both contain the map itself, which is loaded once then.
const StoreMap = lazyPart(
  () => import(/* webpackChunkName: "map" */ './store-map.tsx').then((part) => part.StoreMap),
  { fallback: PartUnavailable },
);

interface MapPanelProps extends StoreMapProps {
  /** The button has opened the map. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}
/**
 * The map next to the list; its code is loaded when it is first seen, after the list is on screen. In a narrow window it is opened by a
 * button.
 */
export const MapPanel = ({ isOpen, onOpen, ...props }: MapPanelProps) => {
  const [element, isSeen] = useSeen();
  const mapId = useId();
  const end = useRef<HTMLSpanElement>(null);
  return (
    <div className={s.panel}>
      <Button
        variant="secondary"
        icon="pin"
        className={s.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={mapId}
        onClick={() => onOpen(!isOpen)}
      >
        <FormattedMessage id={isOpen ? 'locator.map.hide' : 'locator.map.show'} />
      </Button>
      <div id={mapId} ref={element} className={s.map} data-open={isOpen || undefined}>
        <button type="button" className={s.skip} onClick={() => end.current?.focus()}>
          <FormattedMessage id="locator.map.skip" />
        </button>
        {isSeen && <StoreMap {...props} />}
      </div>
      <span ref={end} tabIndex={-1} className={s.end} />
    </div>
  );
};

/** The space of the map while there are no results yet. */
export const MapPlaceholder = () => (
  <div className={s.panel} aria-hidden>
    <Skeleton shape="block" className={s.toggleBone} />
    <div className={s.map} />
  </div>
);
