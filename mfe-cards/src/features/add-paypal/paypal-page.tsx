import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Button, Card, Checkbox, Page, Stack, Text } from '@crema/shared-ui';
import { BackToPaymentMethods } from '../../payment-methods/back-to-payment-methods.tsx';
import { OptionOff } from '../../payment-methods/option-off.tsx';
import { ChangeError } from '../../wallet/change-error.tsx';
import { isAgain } from './again-state.ts';
import { PayPalReturn } from './paypal-return.tsx';
import { useStartPayPal } from './use-start-paypal.ts';

const StartPayPal = () => {
  const [isDefault, setDefault] = useState(false);
  const { start, isSending, error } = useStartPayPal();
  const button = useRef<HTMLButtonElement>(null);
  const again = isAgain(useLocation().state);
  useEffect(() => {
    if (again) button.current?.focus();
  }, [again]);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void start(isDefault);
  };
  return (
    <Card>
      <form onSubmit={submit}>
        <Stack gap={3}>
          <ChangeError error={error} actions={{ 'try-again': submit }} />
          <Text>
            <FormattedMessage id="cards.paypal.lead" values={brand} />
          </Text>
          <Checkbox
            label={<FormattedMessage id="cards.bankCard.makeDefault" />}
            checked={isDefault}
            onChange={({ target }) => setDefault(target.checked)}
          />
          <Button ref={button} type="submit" size="large" block busy={isSending}>
            <FormattedMessage id="cards.paypal.start" />
          </Button>
        </Stack>
      </form>
    </Card>
  );
};

/** /account/payment-method/add/paypal, to which the provider returns with `?approval=` (CRD-002, D-97). */
export const AddPayPalPage = () => {
  const [query] = useSearchParams();
  const approvalId = query.get('approval');
  const { paypal } = useHost().configuration.newPaymentOptionEnabled;
  const content = (): ReactNode => {
    if (approvalId) return <PayPalReturn key={approvalId} approvalId={approvalId} />;
    return paypal ? <StartPayPal /> : <OptionOff />;
  };
  return (
    <Page width="narrow" title={<FormattedMessage id="cards.paypal.add" />} back={<BackToPaymentMethods />}>
      {content()}
    </Page>
  );
};
