import { Formik, useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { subdivisionsOf } from '@crema/shared-contracts';
import { useHost, useMember, useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Card, Stack } from '@crema/shared-ui';
import { FormikForm, FormikSelect, FormikTextField } from '@crema/shared-ui/forms';
import type { BillingAddress } from '../../payment-methods/use-payment-methods.ts';
import { cardPaths } from '../../wallet/card-paths.ts';
import { ChangeError } from '../../wallet/change-error.tsx';
import s from './address-form.module.css';
import { toAddressValues } from './address.conversions.ts';
import { addressSchema, type AddressValues } from './address.schema.ts';
import { useSaveAddress } from './use-save-address.ts';

const countries = ['US', 'CA'] as const;
const label = (name: keyof AddressValues) => <FormattedMessage id={`cards.address.field.${name}`} />;
const optional = <FormattedMessage id="cards.optional" />;

const Fields = () => {
  const intl = useIntl();
  const { values, dirty } = useFormikContext<AddressValues>();
  useUpgradeBlocker(dirty, 'billing-address');
  return (
    <>
      <div className={s.pair}>
        <FormikTextField name="firstName" label={label('firstName')} autoComplete="billing given-name" />
        <FormikTextField name="lastName" label={label('lastName')} autoComplete="billing family-name" />
      </div>
      <FormikTextField
        name="addressLine1"
        label={label('addressLine1')}
        autoComplete="billing address-line1"
      />
      <FormikTextField
        name="addressLine2"
        label={label('addressLine2')}
        aside={optional}
        autoComplete="billing address-line2"
      />
      <div className={s.pair}>
        <FormikTextField name="city" label={label('city')} autoComplete="billing address-level2" />
        <FormikSelect name="country" label={label('country')} autoComplete="billing country">
          {countries.map((country) => (
            <option key={country} value={country}>
              {intl.formatDisplayName(country, { type: 'region' })}
            </option>
          ))}
        </FormikSelect>
      </div>
      <div className={s.pair}>
        <FormikSelect
          name="countrySubdivision"
          label={label('countrySubdivision')}
          autoComplete="billing address-level1"
        >
          <option value="">{intl.formatMessage({ id: 'cards.address.choose' })}</option>
          {subdivisionsOf(values.country).map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </FormikSelect>
        <FormikTextField name="postalCode" label={label('postalCode')} autoComplete="billing postal-code" />
      </div>
      <FormikTextField
        name="phoneNumber"
        type="tel"
        label={label('phoneNumber')}
        aside={optional}
        autoComplete="billing tel"
      />
    </>
  );
};

/** CRD-060: a billing address. The typed values stay after an error. */
export const AddressForm = ({ address }: { readonly address?: BillingAddress }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { toast } = useHost();
  const market = useMember()?.market ?? 'US';
  const { save, isSending, error } = useSaveAddress(address, () => {
    const text = intl.formatMessage({ id: 'cards.address.saved' });
    toast({ kind: 'success', text, keepOnNavigation: true });
    void navigate(cardPaths.paymentMethods);
  });
  return (
    <Card>
      <Formik
        initialValues={toAddressValues(address, market)}
        validationSchema={addressSchema}
        onSubmit={save}
      >
        {({ submitForm }) => (
          <FormikForm>
            <Stack gap={2}>
              <ChangeError error={error} actions={{ 'try-again': () => void submitForm() }} />
              <Fields />
              <Button type="submit" block busy={isSending}>
                <FormattedMessage id="cards.save" />
              </Button>
            </Stack>
          </FormikForm>
        )}
      </Formik>
    </Card>
  );
};
