import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useOrderStore } from '@crema/remote-kit';
import { buttonClass, Card, Heading, Icon, Text } from '@crema/shared-ui';
import s from './preferred-store.module.css';

/** The store of the next order, or the way to the nearest one. */
export const PreferredStore = () => {
  const store = useOrderStore();
  return (
    <Card as="section" padding="medium" className={s.panel} aria-labelledby="for-you-store">
      <span className={s.sign}>
        <Icon name="storefront" />
      </span>
      <div className={s.words}>
        <Heading id="for-you-store" level={2} size="small">
          {store ? store.name : <FormattedMessage id="home.stores.title" values={brand} />}
        </Heading>
        <Text size="note" tone="muted">
          <FormattedMessage id={store ? 'feed.store.yours' : 'home.stores.body'} />
        </Text>
      </div>
      <div className={s.actions}>
        {store && (
          <Link to={`/store/${store.storeNumber}`} className={buttonClass('quiet', { size: 'small' })}>
            <FormattedMessage id="feed.store.details" />
          </Link>
        )}
        <Link to="/store-locator" className={buttonClass('secondary', { size: 'small' })}>
          <FormattedMessage id={store ? 'feed.store.change' : 'home.findStore'} />
        </Link>
      </div>
    </Card>
  );
};
