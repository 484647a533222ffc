import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useHost, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Card, Checkbox, Select, Stack } from '@crema/shared-ui';
import { BankCardFields } from '../../payment-methods/bank-card-fields.tsx';
import { useBankCard } from '../../payment-methods/use-bank-card.ts';
import type { BillingAddress, PaymentMethod } from '../../payment-methods/use-payment-methods.ts';
import { cardPaths } from '../../wallet/card-paths.ts';
import { ChangeError } from '../../wallet/change-error.tsx';
import { addressLine } from './address-text.ts';
import { useSaveBankCard } from './use-save-bank-card.ts';

interface BankCardFormProps {
  /** The payment method that is edited; a new card replaces the stored one under the same id. */
  readonly method?: PaymentMethod;
  readonly addresses: readonly BillingAddress[];
}
/** CRD-002, CRD-052: a bank card with its billing address. The choices stay after an error. */
export const BankCardForm = ({ method, addresses }: BankCardFormProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const { vault, card, drop, tokenise, end } = useBankCard();
  const [addressId, setAddressId] = useState(
    method?.billingAddress?.addressId ?? addresses[0]?.addressId ?? '',
  );
  const [isDefault, setDefault] = useState(false);
  const [keepsCard, setKeepsCard] = useState(method !== undefined);
  const { save, isSending, error } = useSaveBankCard(method, () => {
    toast({
      kind: 'success',
      text: intl.formatMessage({ id: method ? 'cards.bankCard.saved' : 'cards.bankCard.added' }),
      keepOnNavigation: true,
    });
    void navigate(cardPaths.paymentMethods);
  });
  useUpgradeBlocker(vault.state.complete || card !== undefined, 'bank-card');
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const typed = keepsCard ? undefined : await tokenise();
    if (!keepsCard && !typed) return;
    end(await save({ token: typed?.paymentInstrumentToken, addressId: addressId || undefined, isDefault }));
  };
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={3}>
          <ChangeError error={error} actions={{ 'try-again': () => void submit() }} />
          {keepsCard ? (
            <div>
              <Button variant="secondary" onClick={() => setKeepsCard(false)}>
                <FormattedMessage id="cards.bankCard.replace" />
              </Button>
            </div>
          ) : (
            <BankCardFields vault={vault} card={card} onDrop={drop} />
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
          {addresses.length === 0 && (
            <Link to={cardPaths.addAddress}>
              <FormattedMessage id="cards.address.add" />
            </Link>
          )}
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
