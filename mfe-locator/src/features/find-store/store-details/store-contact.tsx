import { FormattedMessage, useIntl } from 'react-intl';
import { callUrl, directionsUrl, type StoreSummary } from '@crema/shared-contracts';
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
          <a href={directionsUrl(store.coordinates)} target="_blank" rel="noreferrer">
            <FormattedMessage id="locator.details.directions" />
          </a>
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
