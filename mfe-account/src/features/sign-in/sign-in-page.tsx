import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { buttonClass } from '@crema/shared-ui';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { withReturnUrl } from '../../return-url/return-url.rules.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { useTypedAddress } from '../../email/typed-address.ts';
import { SignInForm } from './sign-in-form.tsx';

/** With reauth=1 a member is signed out first and must enter the password again; signing in clears the request (D-110). */
const useReauthentication = (signedIn: boolean) => {
  const { signOut } = useHost();
  const [query] = useSearchParams();
  const [reauthRequested, setReauthRequested] = useState(() => signedIn && query.get('reauth') === '1');
  const ended = useRef(false);
  useEffect(() => {
    if (!reauthRequested || ended.current) return;
    ended.current = true;
    void signOut().catch(() => undefined);
  }, [reauthRequested, signOut]);
  return [reauthRequested, () => setReauthRequested(false)] as const;
};

/** /account/signin (ACC-001). A signed-in member is redirected to the return path (D-110, ACC-004). */
export const SignInPage = () => {
  const returnUrl = useReturnUrl();
  const email = useTypedAddress();
  const signedIn = useMember() !== undefined;
  const [mustSignIn, signedInAgain] = useReauthentication(signedIn);
  if (signedIn && !mustSignIn) return <Navigate to={returnUrl} replace />;
  return (
    <AccessLayout
      illustration="morning"
      title={<FormattedMessage id="account.signIn.title" />}
      lead={<FormattedMessage id="account.signIn.lead" values={brand} />}
      aside={
        <>
          <p>
            <FormattedMessage id="account.signIn.newHere" values={brand} />
          </p>
          <Link
            to={withReturnUrl('/account/create', returnUrl)}
            className={buttonClass('secondary', { block: true })}
          >
            <FormattedMessage id="account.signIn.create" />
          </Link>
        </>
      }
    >
      <SignInForm onSignedIn={signedInAgain} returnUrl={returnUrl} email={email} />
    </AccessLayout>
  );
};
