import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { callUrl, directionsMaps, directionsUrl, type StoreSummary } from '@crema/shared-contracts';
import { Icon, List, ListRow, Skeleton } from '@crema/shared-ui';
import s from './store-sheet.module.css';

interface StoreContactProps {
  readonly store: StoreSummary;
  /** The value is undefined while it is loaded: its row keeps its place. */
  readonly phoneNumber: string | null | undefined;
}

/** Address, directions and phone number of a store. */
export const StoreContact = ({ store, phoneNumber }: StoreContactProps) => {
  const intl = useIntl();
  const directionsId = useId();
  return (
    <List aria-label={intl.formatMessage({ id: 'locator.details.contact' })}>
      <ListRow
        start={<Icon name="pin" className={s.sign ?? ''} />}
        title={
          <address className={s.address}>
            {store.address.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        }
        detail={
          <div className={s.directions}>
            <span id={directionsId}>
              <FormattedMessage id="locator.details.directions" />
            </span>
            <ul aria-labelledby={directionsId} className={s.maps}>
              {directionsMaps.map((map) => (
                <li key={map}>
                  <a href={directionsUrl(store.coordinates, map)} target="_blank" rel="noreferrer">
                    <FormattedMessage id={`locator.details.directions.${map}`} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        }
      />
      {phoneNumber === undefined && (
        <ListRow
          start={<Icon name="phone" className={s.sign ?? ''} />}
          title={<Skeleton shape="text" width="9rem" />}
        />
      )}
      {phoneNumber && (
        <ListRow
          start={<Icon name="phone" className={s.sign ?? ''} />}
          title={<a href={callUrl(phoneNumber)}>{phoneNumber}</a>}
        />
      )}
    </List>
  );
};
