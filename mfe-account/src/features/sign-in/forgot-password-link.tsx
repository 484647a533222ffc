import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { readText } from '@crema/shared-contracts';
import { accountPaths } from '../../account-paths.ts';
import { typedAddress } from '../../email/typed-address.ts';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import type { SignInValues } from './sign-in.schema.ts';

interface ForgotPasswordLinkProps {
  readonly returnUrl: string;
  readonly opensPage: boolean;
}
/** ACC-009: the way to a new password, with the address that was typed. */
export const ForgotPasswordLink = ({ returnUrl, opensPage }: ForgotPasswordLinkProps) => {
  const { values } = useFormikContext<SignInValues>();
  return (
    <p>
      <Link
        to={withReturnUrl(accountPaths.forgotPassword, returnUrl)}
        state={typedAddress(readText(values.username))}
        reloadDocument={opensPage}
      >
        <FormattedMessage id="account.signIn.forgot" />
      </Link>
    </p>
  );
};
