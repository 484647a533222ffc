import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOrderStore } from '@crema/remote-kit';
import { Link } from 'react-router-dom';
import { Icon, buttonClass } from '@crema/shared-ui';
import { useStorePickerPath } from './use-store-picker-path.ts';
import s from './store-header.module.css';

/** The order store with a link that changes it; without a store, the invitation to choose one. `type` replaces the small line. */
export const OrderStoreHeader = ({ type }: { readonly type?: ReactNode }) => {
  const intl = useIntl();
  const store = useOrderStore();
  const storePicker = useStorePickerPath();
  const small = (
    <span className={s.small}>
      {type ?? <FormattedMessage id={store ? 'ordering.store.pickupAt' : 'ordering.store.noneWhy'} />}
    </span>
  );
  return (
    <section
      aria-label={intl.formatMessage({ id: 'ordering.store.label' })}
      className={s.header}
      data-prompt={store ? undefined : true}
    >
      <Icon name={store ? 'storefront' : 'pin'} size={22} className={s.icon ?? ''} />
      <p className={s.words}>
        {store && small}
        <strong className={s.name}>{store?.name ?? <FormattedMessage id="ordering.store.none" />}</strong>
        {!store && small}
      </p>
      <Link to={storePicker} className={store ? s.change : buttonClass('primary', { size: 'small' })}>
        <FormattedMessage id={store ? 'ordering.store.change' : 'ordering.store.choose'} />
      </Link>
    </section>
  );
};
