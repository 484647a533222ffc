import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { boolean, object, string } from '@crema/shared-contracts';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Card, Checkbox, Select, Stack, Text } from '@crema/shared-ui';
import { BankCardFields } from '../bank-card-fields.tsx';
import { useBankCard } from '../use-bank-card.ts';
import { PaymentMethodName } from '../payment-method-name.tsx';
import type { BillingAddress, PaymentMethod } from '../use-payment-methods.ts';
import { usePaymentTrip, useTripEnd } from '../trips/use-payment-trip.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { addressLine } from './address-text.ts';
import { useSaveBankCard } from './use-save-bank-card.ts';

const validateValues = object({ addressId: string, isDefault: boolean, keepsCard: boolean });
interface BankCardFormProps {
  /** The payment method that is edited; a new card replaces the stored one under the same id. */
  readonly method?: PaymentMethod;
  readonly addresses: readonly BillingAddress[];
}
/** CRD-002, CRD-052: a bank card with its billing address. The choices stay after an error. */
export const BankCardForm = ({ method, addresses }: BankCardFormProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast, configuration } = useHost();
  const { vault, card, drop, tokenise, end } = useBankCard();
  const { afterPaymentMethod } = useTripEnd();
  const { left, leave } = usePaymentTrip({
    form: 'bank-card',
    subject: method?.paymentMethodId ?? '',
    validate: validateValues,
  });
  const [pickedAddressId, setAddressId] = useState(
    left?.addedId ??
      left?.values.addressId ??
      method?.billingAddress?.addressId ??
      addresses[0]?.addressId ??
      '',
  );
  // The address may have been removed in another tab.
  const address = addresses.find((one) => one.addressId === pickedAddressId) ?? addresses[0];
  const addressId = address?.addressId ?? '';
  const [isDefault, setDefault] = useState(left?.values.isDefault ?? false);
  const [keepsCard, setKeepsCard] = useState(left?.values.keepsCard ?? method !== undefined);
  const { save, isSending, error } = useSaveBankCard(method, (paymentMethodId) => {
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: method ? 'cards.bankCard.saved' : 'cards.bankCard.added' }),
      keepOnNavigation: true,
    });
    void navigate(method ? cardPaths.paymentMethods : afterPaymentMethod(paymentMethodId));
  });
  useUpgradeBlocker(vault.state.complete || card !== undefined, 'bank-card');
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const name = address && `${address.firstName} ${address.lastName}`;
    const typed = keepsCard ? undefined : await tokenise({ isToBeStored: true, name });
    if (!keepsCard && !typed) return;
    end(await save({ token: typed?.paymentInstrumentToken, addressId: addressId || undefined, isDefault }));
  };
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          {method && (
            <Text strong>
              <PaymentMethodName method={method} />
            </Text>
          )}
          <ChangeError error={error} actions={{ 'try-again': () => void submit() }} />
          {!keepsCard && <BankCardFields vault={vault} card={card} onDrop={drop} />}
          {keepsCard && configuration.newPaymentOptionEnabled.creditCard && (
            <div>
              <Button variant="secondary" onClick={() => setKeepsCard(false)}>
                <FormattedMessage id="cards.bankCard.replace" />
              </Button>
            </div>
          )}
          {addresses.length > 0 && (
            <Select
              label={<FormattedMessage id="cards.address.label" />}
              value={addressId}
              onChange={({ target }) => setAddressId(target.value)}
            >
              {addresses.map((address) => (
                <option key={address.addressId} value={address.addressId}>
                  {addressLine(address)}
                </option>
              ))}
            </Select>
          )}
          <Link to={cardPaths.addAddress} onClick={() => leave({ addressId, isDefault, keepsCard })}>
            <FormattedMessage id="cards.address.add" />
          </Link>
          {!method && (
            <Checkbox
              label={<FormattedMessage id="cards.bankCard.makeDefault" />}
              checked={isDefault}
              onChange={({ target }) => setDefault(target.checked)}
            />
          )}
          <Button type="submit" block busy={isSending || vault.state.working}>
            <FormattedMessage id="cards.save" />
          </Button>
        </Stack>
      </form>
    </Card>
  );
};
