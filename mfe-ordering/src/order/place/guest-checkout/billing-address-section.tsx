import { FormattedMessage, useIntl } from 'react-intl';
import { Slot, type AppError } from '@crema/remote-kit';
import { Banner, Button, Card, Dialog, Heading, Stack, Text } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectTender } from '../../facts/order.selectors.ts';
import { addressTokenChanged, addressTyped } from '../payment/tender.slice.ts';
import { useOrderError } from '../panels/order-error.tsx';
import s from './card-section.module.css';
import { addressPart, isAddressError, type BillingAddress } from './use-billing-address.ts';

const SavedAddress = () => {
  const { addressTyped: typed } = useAppSelector(selectTender);
  return typed ? (
    <Text className={s.heldName}>
      {[typed.addressLine1, typed.city, typed.countrySubdivision, typed.postalCode].join(', ')}
    </Text>
  ) : null;
};

interface SectionProps {
  readonly address: BillingAddress;
  readonly error: AppError | undefined;
}
/** The billing address of a guest's card, where the market or the card needs it (ORD-123). */
export const BillingAddressSection = ({ address, error }: SectionProps) => {
  const { addressToken } = useAppSelector(selectTender);
  const presented = useOrderError(isAddressError(error) ? error : undefined);
  const isSaved = addressToken !== undefined;
  if (!address.isAsked) return null;
  return (
    <Card as="section" aria-labelledby={addressPart}>
      <Stack gap={2}>
        <Heading level={2} size="medium" id={addressPart} tabIndex={-1}>
          <FormattedMessage id="ordering.checkout.address.title" />
        </Heading>
        {presented && <Banner tone="error">{presented.text}</Banner>}
        {isSaved ? (
          <div className={s.held}>
            <SavedAddress />
            <Button variant="quiet" size="small" onClick={address.open}>
              <FormattedMessage id="ordering.checkout.address.change" />
            </Button>
          </div>
        ) : (
          <>
            <Text>
              <FormattedMessage id="ordering.checkout.address.lead" />
            </Text>
            <Button variant="secondary" onClick={address.open}>
              <FormattedMessage id="ordering.checkout.address.add" />
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
};

/** The form of the cards remote. It is rendered outside the checkout's form, because forms do not nest. */
export const BillingAddressDialog = ({ address }: { readonly address: BillingAddress }) => {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { addressTyped: typed } = useAppSelector(selectTender);
  return (
    <Dialog
      open={address.isOpen}
      onClose={address.close}
      size="medium"
      closeLabel={intl.formatMessage({ id: 'ordering.order.action.close' })}
      title={<FormattedMessage id="ordering.checkout.address.title" />}
      description={<FormattedMessage id="ordering.checkout.address.lead" />}
    >
      <Slot
        name="guest-address"
        props={{
          market: address.market,
          typed,
          onTyped: (place) => dispatch(addressTyped(place)),
          onSaved: (token) => {
            dispatch(addressTokenChanged(token));
            address.saved();
          },
        }}
        fallback={
          <Banner tone="error">
            <FormattedMessage id="ordering.checkout.address.absent" />
          </Banner>
        }
      />
    </Dialog>
  );
};
