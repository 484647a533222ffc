import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Banner, Page } from '@crema/shared-ui';
import { BackToPaymentMethods } from '../back-to-payment-methods.tsx';
import { OptionOff } from '../option-off.tsx';
import { BankCardForm } from './bank-card-form.tsx';
import { WithPaymentMethods } from './with-payment-methods.tsx';

/** /account/payment-method/add/credit-card (CRD-002). */
export const AddBankCardPage = () => {
  const { creditCard } = useHost().configuration.newPaymentOptionEnabled;
  return (
    <Page width="narrow" title={<FormattedMessage id="cards.bankCard.add" />} back={<BackToPaymentMethods />}>
      {creditCard ? (
        <WithPaymentMethods>{({ addresses }) => <BankCardForm addresses={addresses} />}</WithPaymentMethods>
      ) : (
        <OptionOff />
      )}
    </Page>
  );
};

/** /account/payment-method/edit/credit-card?id=… (CRD-002). */
export const EditBankCardPage = () => {
  const [query] = useSearchParams();
  const id = query.get('id');
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="cards.bankCard.edit" />}
      back={<BackToPaymentMethods />}
    >
      <WithPaymentMethods>
        {({ methods, addresses }) => {
          const method = methods.find(
            ({ paymentMethodId, isReadOnly, paymentType }) =>
              paymentMethodId === id && !isReadOnly && paymentType !== 'paypal',
          );
          return method ? (
            <BankCardForm method={method} addresses={addresses} />
          ) : (
            <Banner tone="warning" title={<FormattedMessage id="cards.change.paymentGone" />} />
          );
        }}
      </WithPaymentMethods>
    </Page>
  );
};
