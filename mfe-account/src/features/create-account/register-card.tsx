import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Stack } from '@crema/shared-ui';
import { FormikCheckbox, FormikTextField } from '@crema/shared-ui/forms';
import { accountLimits } from '../../account-limits.ts';
import type { CreateAccountValues } from './create-account.schema.ts';
import s from './create-account-form.module.css';

const { cardNumberDigits, securityCodeDigits } = accountLimits;

/** A card that the visitor already has; its number and security code are asked for once this is chosen (ACC-020). */
export const RegisterCard = () => {
  const { cardRewards } = useFormikContext<CreateAccountValues>().values;
  return (
    <Stack gap={2}>
      <FormikCheckbox
        name="cardRewards"
        label={<FormattedMessage id="account.create.card.choose" values={brand} />}
        hint={<FormattedMessage id="account.create.card.hint" />}
      />
      {cardRewards && (
        <div className={s.names}>
          <FormikTextField
            name="registerCardNumber"
            label={<FormattedMessage id="account.create.card.number" />}
            hint={<FormattedMessage id="account.create.card.digits" values={{ digits: cardNumberDigits }} />}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormikTextField
            name="registerCardPin"
            label={<FormattedMessage id="account.create.card.code" />}
            hint={
              <FormattedMessage id="account.create.card.digits" values={{ digits: securityCodeDigits }} />
            }
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </Stack>
  );
};
