import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState, Grid, Heading, Icon, Page, Stack, buttonClass } from '@crema/shared-ui';
import type { BillingAddress, PaymentMethod } from '../../payment-methods/use-payment-methods.ts';
import { cardPaths } from '../../wallet/card-paths.ts';
import { AddressCard } from './address-card.tsx';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { WithPaymentMethods } from './with-payment-methods.tsx';
import s from './payment-methods.module.css';

const AddLink = ({ to, labelId }: { readonly to: string; readonly labelId: string }) => (
  <Link to={to} className={buttonClass('secondary')}>
    <Icon name="plus" size={20} />
    <FormattedMessage id={labelId} />
  </Link>
);

const Methods = ({ methods }: { readonly methods: readonly PaymentMethod[] }) =>
  methods.length === 0 ? (
    <EmptyState headingLevel={3} title={<FormattedMessage id="cards.payment.none" />}>
      <FormattedMessage id="cards.payment.none.body" />
    </EmptyState>
  ) : (
    <Grid as="ul" min="large" gap={2}>
      {methods.map((method) => (
        <PaymentMethodCard key={method.paymentMethodId} method={method} />
      ))}
    </Grid>
  );

const Addresses = ({ addresses }: { readonly addresses: readonly BillingAddress[] }) =>
  addresses.length > 0 && (
    <Grid as="ul" min="large" gap={2}>
      {addresses.map((address) => (
        <AddressCard key={address.addressId} address={address} />
      ))}
    </Grid>
  );

/** /account/payment-method: payment methods and billing addresses (CRD-002). */
export const PaymentMethodsPage = () => (
  <Page
    title={<FormattedMessage id="cards.payment.title" />}
    lead={<FormattedMessage id="cards.payment.lead" />}
  >
    <WithPaymentMethods>
      {({ methods, addresses }) => (
        <Stack gap={6}>
          <section aria-labelledby="payment-methods" className={s.section}>
            <header className={s.head}>
              <Heading level={2} id="payment-methods" size="medium">
                <FormattedMessage id="cards.payment.methods" />
              </Heading>
              <AddLink to={cardPaths.addBankCard} labelId="cards.bankCard.add" />
            </header>
            <Methods methods={methods} />
          </section>
          <section aria-labelledby="billing-addresses" className={s.section}>
            <header className={s.head}>
              <Heading level={2} id="billing-addresses" size="medium">
                <FormattedMessage id="cards.address.title" />
              </Heading>
              <AddLink to={cardPaths.addAddress} labelId="cards.address.add" />
            </header>
            <Addresses addresses={addresses} />
          </section>
        </Stack>
      )}
    </WithPaymentMethods>
  </Page>
);
