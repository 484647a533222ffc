import { FormattedMessage } from 'react-intl';
import { Skeleton } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import s from './name-fields.module.css';

/** The fields `firstName` and `lastName` of a member. */
export const NameFields = () => (
  <div className={s.names}>
    <FormikTextField
      name="firstName"
      label={<FormattedMessage id="account.create.firstName" />}
      autoComplete="given-name"
    />
    <FormikTextField
      name="lastName"
      label={<FormattedMessage id="account.create.lastName" />}
      autoComplete="family-name"
    />
  </div>
);

export const NameFieldsSkeleton = () => (
  <div className={s.names}>
    <Skeleton shape="block" height="4.8125rem" count={2} />
  </div>
);
