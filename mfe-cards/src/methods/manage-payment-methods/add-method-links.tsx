import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, type Configuration } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Cluster, Icon, Stack, Text, buttonClass } from '@crema/shared-ui';
import { cardPaths } from '../../card/card-paths.ts';

interface AddLinkProps {
  readonly to: string;
  readonly labelId: string;
}
export const AddLink = ({ to, labelId }: AddLinkProps) => (
  <Link to={to} className={buttonClass('secondary', { size: 'small' })}>
    <Icon name="plus" size={20} />
    <FormattedMessage id={labelId} values={brand} />
  </Link>
);

/** CRD-051, D-97: each kind with the page that adds one, or with its name if this website has no such page. */
const newPaymentOptions: Readonly<
  Record<keyof Configuration['newPaymentOptionEnabled'], AddLinkProps | { readonly nameId: string }>
> = {
  creditCard: { to: cardPaths.addBankCard, labelId: 'cards.bankCard.add' },
  paypal: { to: cardPaths.addPayPal, labelId: 'cards.paypal.add' },
  giftCard: { to: cardPaths.add, labelId: 'cards.payment.addStoredValue' },
  venmo: { nameId: 'cards.brand.venmo' },
  campusCard: { nameId: 'cards.brand.campusCard' },
};

/** CRD-051: the kinds of payment methods that the configuration turns on; wallets of other apps are not among them. */
export const AddMethodLinks = () => {
  const intl = useIntl();
  const enabled = useHost().configuration.newPaymentOptionEnabled;
  const entries = (Object.keys(newPaymentOptions) as (keyof typeof enabled)[])
    .filter((key) => enabled[key])
    .map((key) => newPaymentOptions[key]);
  const names = entries.flatMap((entry) =>
    'nameId' in entry ? [intl.formatMessage({ id: entry.nameId })] : [],
  );
  return (
    <Stack gap={1}>
      <Cluster gap={1}>
        {entries.map((entry) => 'to' in entry && <AddLink key={entry.to} {...entry} />)}
      </Cluster>
      {names.length > 0 && (
        <Text size="note" tone="muted">
          <FormattedMessage
            id="cards.payment.notHere"
            values={{ names: intl.formatList(names, { type: 'conjunction' }) }}
          />
        </Text>
      )}
    </Stack>
  );
};
