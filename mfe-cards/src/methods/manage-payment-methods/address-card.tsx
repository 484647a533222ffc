import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, Card, Heading, Text, buttonClass } from '@crema/shared-ui';
import { RemoveAddressDocument } from '../../generated/remove-address.ts';
import type { BillingAddress } from '../use-payment-methods.ts';
import { useAnnouncePaymentMethods } from '../use-refresh-payment-methods.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { NamedAction } from './named-action.tsx';
import s from './payment-methods.module.css';

/** CRD-060: a billing address with its changes. */
export const AddressCard = ({ address }: { readonly address: BillingAddress }) => {
  const intl = useIntl();
  const { confirm, toast } = useHost();
  const { send } = useWalletChanges();
  const announce = useAnnouncePaymentMethods();
  const { addressId, firstName, lastName, addressLine1, addressLine2, city } = address;
  const text = (id: string) => intl.formatMessage({ id });
  const { run, isSending, error } = useChange(async () => {
    const isConfirmed = await confirm({
      title: text('cards.address.remove.title'),
      body: addressLine1,
      confirmLabel: text('cards.payment.remove'),
      cancelLabel: text('cards.cancel'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    await send(RemoveAddressDocument, { addressId });
    toast({ kind: 'success', text: text('cards.address.removed') });
    await announce({ subject: 'billing-address', id: addressId, reason: 'removed' });
  });
  return (
    <Card as="li" padding="medium" className={s.card}>
      <Heading level={3} size="small">
        {firstName} {lastName}
      </Heading>
      <Text size="note">
        {addressLine1}
        {addressLine2 && (
          <>
            <br />
            {addressLine2}
          </>
        )}
        <br />
        {city}, {address.countrySubdivision} {address.postalCode}
      </Text>
      <ChangeError error={error} actions={{ 'try-again': () => void run() }} />
      <div className={s.actions}>
        <Link to={cardPaths.editAddress(addressId)} className={buttonClass('quiet', { size: 'small' })}>
          <NamedAction action="edit" name={addressLine1} />
        </Link>
        <Button variant="quiet" size="small" busy={isSending} onClick={() => void run()}>
          <NamedAction action="remove" name={addressLine1} />
        </Button>
      </div>
    </Card>
  );
};
