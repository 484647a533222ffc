import { Fragment, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Icon } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import {
  zoomLimits,
  type MapArea,
  type MapProvider,
  type MapSource,
  type StoreMap,
} from '../../../map/map-provider.ts';
import { findMePressed, selectPosition } from '../position/position.slice.ts';
import type { AreaState } from './view/map-view.rules.ts';
import s from './store-map.module.css';

interface MapMessagesProps {
  readonly state: AreaState;
  /** A search is in flight. */
  readonly isBusy: boolean;
  /** The map shows a place without its streets (D-57, L-20). */
  readonly lacksStreets: boolean;
  readonly onSearchHere: () => void;
}
/** The search of the area that the map shows, and the notices about it. */
export const MapMessages = ({ state, isBusy, lacksStreets, onSearchHere }: MapMessagesProps) => (
  <div className={s.top}>
    {(state === 'changed' || state === 'left') && !isBusy && (
      <Button size="small" icon="search" onClick={onSearchHere}>
        <FormattedMessage id="locator.map.searchHere" />
      </Button>
    )}
    {state === 'zoomedOut' && (
      <p className={s.chip} role="status">
        <FormattedMessage id="locator.error.zoomedOut" />{' '}
        <FormattedMessage id="locator.error.zoomedOut.hint" />
      </p>
    )}
    {lacksStreets && (
      <p className={s.chip}>
        <FormattedMessage id="locator.map.noStreets" />
      </p>
    )}
  </div>
);

interface ZoomButtonsProps {
  readonly map: StoreMap | undefined;
  readonly area: MapArea | undefined;
}
/** LOC-010. */
export const ZoomButtons = ({ map, area }: ZoomButtonsProps) => {
  const intl = useIntl();
  return (
    <div className={s.group} data-map-control>
      {(['in', 'out'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={s.control}
          disabled={area?.view.zoom === (way === 'in' ? zoomLimits.most : zoomLimits.least)}
          aria-label={intl.formatMessage({ id: `locator.map.zoom.${way}` })}
          onClick={() => map?.zoomBy(way === 'in' ? 1 : -1)}
        >
          <Icon name={way === 'in' ? 'plus' : 'minus'} size={20} />
        </button>
      ))}
    </div>
  );
};

/** A circle with four ticks. */
const crosshair =
  'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M12 12v.01';

/** LOC-010: the device’s position and the stores around it. The location is requested only by a press (D-51). */
export const FindMeButton = () => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const isAsking = useAppSelector(selectPosition).status === 'asking';
  return (
    <div className={s.group} data-map-control>
      <button
        type="button"
        className={s.control}
        aria-busy={isAsking}
        aria-label={intl.formatMessage({ id: 'locator.map.findMe' })}
        onClick={() => dispatch(findMePressed())}
      >
        <svg viewBox="0 0 24 24" width={20} height={20} className={s.crosshair} aria-hidden>
          <path d={crosshair} />
        </svg>
      </button>
    </div>
  );
};

const Source = ({ name, url, licence }: MapSource): ReactNode => (
  <>
    {url === undefined ? (
      name
    ) : (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    )}
    {licence && (
      <>
        {' ('}
        <Source {...licence} />)
      </>
    )}
  </>
);

/** The sources that must be named on the map; Google's map shows its own. */
export const MapCredit = ({ provider }: { readonly provider: MapProvider | undefined }) =>
  provider?.attribution !== undefined && (
    <p className={s.credit} data-map-control>
      {provider.attribution.map((source, index) => (
        <Fragment key={source.name}>
          {index > 0 && ' · '}
          <Source {...source} />
        </Fragment>
      ))}
    </p>
  );
