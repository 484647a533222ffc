import { FormattedMessage } from 'react-intl';
import { brand, type OauthScope } from '@crema/shared-contracts';
import { Icon, List, ListRow, type IconName } from '@crema/shared-ui';
import s from './apps.module.css';

const icons: Readonly<Record<OauthScope, IconName>> = {
  account: 'user',
  card: 'receipt',
  payment: 'card',
  rewards: 'star',
};

/** The data that an app may read (ACC-081), with an example of each. */
export const ScopeList = ({ scopes }: { readonly scopes: readonly OauthScope[] }) => (
  <List>
    {scopes.map((scope) => (
      <ListRow
        key={scope}
        start={
          <span className={s.scope}>
            <Icon name={icons[scope]} size={20} />
          </span>
        }
        title={<FormattedMessage id={`account.scope.${scope}`} />}
        detail={<FormattedMessage id={`account.scope.${scope}.body`} values={brand} />}
      />
    ))}
  </List>
);
