import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Button, Card, Checkbox, Page, Stack, Text } from '@crema/shared-ui';
import { BackToPaymentMethods } from '../back-to-payment-methods.tsx';
import { OptionOff } from '../option-off.tsx';
import { ChangeError } from '../../problems/change-error.tsx';
import { isAgain } from './again-state.ts';
import { PayPalReturn } from './paypal-return.tsx';
import { useCameBack } from './use-came-back.ts';
import { useFocusWhenShown } from './use-focus-when-shown.ts';
import { useStartPayPal } from './use-start-paypal.ts';

/** The customer pressed Back on the provider's page: nothing was agreed to, and the form is as it was (D-97). */
const CameBack = () => {
  const notice = useFocusWhenShown();
  return (
    <div ref={notice} tabIndex={-1}>
      <Banner tone="info" title={<FormattedMessage id="cards.paypal.back" />}>
        <FormattedMessage id="cards.paypal.back.body" />
      </Banner>
    </div>
  );
};

const StartPayPal = () => {
  const { left, leave } = useCameBack();
  const [isDefault, setDefault] = useState(left?.isDefault ?? false);
  const { start, isSending, error } = useStartPayPal(leave);
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
    <Stack gap={2}>
      {left && <CameBack key={left.at} />}
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
    </Stack>
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
