import { FormattedMessage } from 'react-intl';
import { BackLink } from '@crema/remote-kit';
import { EmptyState, Grid, Heading, Page, Stack, Text } from '@crema/shared-ui';
import type { BillingAddress, PaymentMethod } from '../use-payment-methods.ts';
import { useTripEnd } from '../trips/use-payment-trip.ts';
import { cardPaths } from '../../card/card-paths.ts';
import { AddLink, AddMethodLinks } from './add-method-links.tsx';
import { AddressCard } from './address-card.tsx';
import { PaymentMethodCard } from './payment-method-card.tsx';
import { WithPaymentMethods } from './with-payment-methods.tsx';
import s from './payment-methods.module.css';

/** Leads back to the form that the customer left to add a payment method (CRD-032). */
const BackToForm = () => {
  const { left } = useTripEnd();
  return left && <BackLink to={left.path} label={<FormattedMessage id={`cards.trip.${left.form}`} />} />;
};

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
  addresses.length === 0 ? (
    <Text tone="muted">
      <FormattedMessage id="cards.address.none" />
    </Text>
  ) : (
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
    back={<BackToForm />}
  >
    <WithPaymentMethods>
      {({ methods, addresses }) => (
        <Stack gap={6}>
          <section aria-labelledby="payment-methods" className={s.section}>
            <header className={s.head}>
              <Heading level={2} id="payment-methods" size="medium">
                <FormattedMessage id="cards.payment.methods" />
              </Heading>
              <AddMethodLinks />
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
