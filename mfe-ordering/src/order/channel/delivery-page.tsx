import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { BackLink, useHost, usePageHead } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import {
  Button,
  Card,
  EmptyState,
  Icon,
  List,
  ListRow,
  Page,
  Stack,
  buttonClass,
  type IconName,
} from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { useChannel } from './use-channel.ts';
import type { DeliveryPartner } from './channel.rules.ts';

/** The facts that the customer should know before leaving: the last part of the message's id with its icon. */
const facts: readonly (readonly [string, IconName])[] = [
  ['menu', 'receipt'],
  ['stars', 'star'],
  ['cart', 'bag'],
];

const HandOff = ({ partner }: { readonly partner: DeliveryPartner }) => {
  const { beginPickup } = useChannel();
  const values = { ...brand, partner: partner.name };
  return (
    <Stack gap={3}>
      <Card>
        <List>
          {facts.map(([fact, icon]) => (
            <ListRow
              key={fact}
              start={<Icon name={icon} size={24} />}
              title={<FormattedMessage id={`ordering.delivery.${fact}`} values={values} />}
              detail={<FormattedMessage id={`ordering.delivery.${fact}Body`} values={values} />}
            />
          ))}
        </List>
      </Card>
      <Stack gap={1}>
        <Button href={partner.url} rel="noreferrer" size="large" block iconEnd="arrow-right">
          <FormattedMessage id="ordering.delivery.continue" values={values} />
        </Button>
        <Link
          to={menuPaths.root}
          onClick={beginPickup}
          className={buttonClass('secondary', { size: 'large', block: true })}
        >
          <FormattedMessage id="ordering.delivery.pickup" />
        </Link>
      </Stack>
    </Stack>
  );
};

/** Delivery is on, and something blocks it: the partner does not deliver in the store's country. */
const NotHere = () => {
  const { beginPickup } = useChannel();
  return (
    <EmptyState
      headingLevel={1}
      art={<Icon name="car" size={56} />}
      title={<FormattedMessage id="ordering.delivery.blocked" />}
      actions={
        <Link to={menuPaths.root} onClick={beginPickup} className={buttonClass('primary')}>
          <FormattedMessage id="ordering.delivery.pickup" />
        </Link>
      }
    >
      <FormattedMessage id="ordering.delivery.blockedBody" />
    </EmptyState>
  );
};

/** /menu/delivery: hands the order over to the partner who delivers; nothing is delivered by us (D-23). Without delivery it redirects to the menu. */
export const DeliveryPage = () => {
  const intl = useIntl();
  const { partner } = useChannel();
  const isOn = useHost().configuration.enableInAppDelivery;
  usePageHead(
    partner && { title: intl.formatMessage({ id: 'ordering.delivery.title' }, { partner: partner.name }) },
  );
  if (!isOn) return <Navigate to={menuPaths.root} replace />;
  if (!partner) return <NotHere />;
  return (
    <Page
      width="narrow"
      back={<BackLink to={menuPaths.root} label={intl.formatMessage({ id: 'ordering.menuError.toMenu' })} />}
      title={<FormattedMessage id="ordering.delivery.title" values={{ partner: partner.name }} />}
      lead={<FormattedMessage id="ordering.delivery.lead" values={{ partner: partner.name }} />}
    >
      <HandOff partner={partner} />
    </Page>
  );
};
