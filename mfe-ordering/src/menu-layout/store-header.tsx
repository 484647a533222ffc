import { FormattedMessage, useIntl } from 'react-intl';
import { useOrderStore } from '@crema/remote-kit';
import { Link } from 'react-router-dom';
import { Icon, buttonClass } from '@crema/shared-ui';
import type { OrderStore } from '@crema/shared-contracts';
import { useStorePickerPath } from './use-store-picker-path.ts';
import s from './store-header.module.css';

const ChosenStore = ({ store }: { readonly store: OrderStore }) => (
  <>
    <Icon name="storefront" size={22} className={s.icon ?? ''} />
    <p className={s.words}>
      <span className={s.small}>
        <FormattedMessage id="ordering.store.pickupAt" />
      </span>
      <strong className={s.name}>{store.name}</strong>
    </p>
    <Link to={useStorePickerPath()} className={s.change}>
      <FormattedMessage id="ordering.store.change" />
    </Link>
  </>
);

const NoStore = () => (
  <>
    <Icon name="pin" size={22} className={s.icon ?? ''} />
    <p className={s.words}>
      <strong className={s.name}>
        <FormattedMessage id="ordering.store.none" />
      </strong>
      <span className={s.small}>
        <FormattedMessage id="ordering.store.noneWhy" />
      </span>
    </p>
    <Link to={useStorePickerPath()} className={buttonClass('primary', { size: 'small' })}>
      <FormattedMessage id="ordering.store.choose" />
    </Link>
  </>
);

/** The order store with a link that changes it; without a store, the invitation to choose one. */
export const StoreHeader = () => {
  const intl = useIntl();
  const store = useOrderStore();
  return (
    <section
      aria-label={intl.formatMessage({ id: 'ordering.store.label' })}
      className={s.header}
      data-prompt={store ? undefined : true}
    >
      {store ? <ChosenStore store={store} /> : <NoStore />}
    </section>
  );
};
