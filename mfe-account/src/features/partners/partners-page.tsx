import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  accountRestPaths,
  brand,
  type LinkedPartner,
  type LinkedPartnersReply,
} from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { EmptyState, Icon, List, ListRow, TimeText, buttonClass } from '@crema/shared-ui';
import { NamedAction } from '../../settings/named-action.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';

const Partner = ({ name, account, linkedAt, path }: LinkedPartner) => (
  <ListRow
    title={name}
    detail={
      <FormattedMessage
        id="account.partners.since"
        values={{ account, date: <TimeText value={linkedAt} dateStyle="long" /> }}
      />
    }
    end={
      <Link to={path} className={buttonClass('quiet')}>
        <NamedAction id="account.partners.manage" name={name} />
      </Link>
    }
  />
);

const Partners = ({ partners }: LinkedPartnersReply) =>
  partners.length === 0 ? (
    <EmptyState
      headingLevel={2}
      art={<Icon name="star" size={44} />}
      title={<FormattedMessage id="account.partners.none" />}
      actions={
        <Link to="/rewards" className={buttonClass('primary')}>
          <FormattedMessage id="account.partners.see" />
        </Link>
      }
    >
      <FormattedMessage id="account.partners.none.body" values={brand} />
    </EmptyState>
  ) : (
    <List>
      {partners.map((partner) => (
        <Partner key={partner.id} {...partner} />
      ))}
    </List>
  );

/** /account/personal/partner: the partner programmes that the member has linked (ACC-040, D-117). */
export const PartnersPage = () => {
  const { resource, reload } = useResource<LinkedPartnersReply>(accountRestPaths.partners);
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.partners" />}
      lead={<FormattedMessage id="account.partners.lead" />}
    >
      <SettingsResource resource={resource} onRetry={reload}>
        {(reply) => <Partners {...reply} />}
      </SettingsResource>
    </SettingsLayout>
  );
};
