import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand, readReturnUrl, type Slots } from '@crema/shared-contracts';
import { Stack, Text, buttonClass } from '@crema/shared-ui';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Slot `sign-in`: the form inside the host's sheet (ACC-012). Its link to a new account leaves the page and closes the sheet. */
export const SignInSheet = ({ onSignedIn, returnUrl }: Slots['sign-in']) => (
  <Stack gap={3}>
    <Text tone="muted">
      <FormattedMessage id="account.signIn.sheet.lead" values={brand} />
    </Text>
    <SignInForm onSignedIn={onSignedIn} returnUrl={readReturnUrl(returnUrl)} opensPages />
    <Link
      reloadDocument
      to={withReturnUrl('/account/create', readReturnUrl(returnUrl))}
      className={buttonClass('secondary', { block: true })}
    >
      <FormattedMessage id="account.signIn.create" />
    </Link>
  </Stack>
);
