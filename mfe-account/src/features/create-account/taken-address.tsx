import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { readText } from '@crema/shared-contracts';
import { buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { typedAddress } from '../../email/typed-address.ts';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import s from './create-account-form.module.css';

/** ACC-025: the ways on for an address that has an account, with the address filled in. */
export const TakenAddress = ({ email }: { readonly email: string }) => {
  const returnUrl = useReturnUrl();
  const state = typedAddress(readText(email));
  return (
    <div className={s.taken} role="status">
      <p>
        <FormattedMessage id="account.create.taken" />
      </p>
      <div className={s.ways}>
        <Link
          to={withReturnUrl(accountPaths.signIn, returnUrl)}
          state={state}
          className={buttonClass('secondary', { size: 'small' })}
        >
          <FormattedMessage id="account.create.taken.signIn" />
        </Link>
        <Link
          to={withReturnUrl(accountPaths.forgotPassword, returnUrl)}
          state={state}
          className={buttonClass('secondary', { size: 'small' })}
        >
          <FormattedMessage id="account.create.taken.reset" />
        </Link>
      </div>
    </div>
  );
};
