import { useFormikContext } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { subdivisionsOf } from '@crema/shared-contracts';
import { FormikSelect, FormikTextField } from '@crema/shared-ui/forms';
import type { AddressValues } from './address.schema.ts';
import s from './place-fields.module.css';
import { subdivisionName } from './subdivision-names.ts';

const countries = ['US', 'CA'] as const;
export const addressLabel = (name: keyof AddressValues) => (
  <FormattedMessage id={`cards.address.field.${name}`} />
);
export const optionalAside = <FormattedMessage id="cards.optional" />;

/** The fields of a billing address without its person. */
export const PlaceFields = () => {
  const intl = useIntl();
  const { values } = useFormikContext<Pick<AddressValues, 'country'>>();
  return (
    <>
      <FormikTextField
        name="addressLine1"
        label={addressLabel('addressLine1')}
        autoComplete="billing address-line1"
      />
      <FormikTextField
        name="addressLine2"
        label={addressLabel('addressLine2')}
        aside={optionalAside}
        autoComplete="billing address-line2"
      />
      <div className={s.pair}>
        <FormikTextField name="city" label={addressLabel('city')} autoComplete="billing address-level2" />
        <FormikSelect name="country" label={addressLabel('country')} autoComplete="billing country">
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
          label={<FormattedMessage id={`cards.address.field.countrySubdivision.${values.country}`} />}
          autoComplete="billing address-level1"
        >
          <option value="">{intl.formatMessage({ id: 'cards.address.choose' })}</option>
          {subdivisionsOf(values.country).map((code) => (
            <option key={code} value={code}>
              {subdivisionName(code, intl.locale)}
            </option>
          ))}
        </FormikSelect>
        <FormikTextField
          name="postalCode"
          label={addressLabel('postalCode')}
          autoComplete="billing postal-code"
        />
      </div>
    </>
  );
};
