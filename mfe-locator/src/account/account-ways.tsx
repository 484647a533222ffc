import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Button, buttonClass } from '@crema/shared-ui';
import s from './account-ways.module.css';

interface AccountWaysProps {
  /** The host's sheet is about to open: close what stands in its way. */
  readonly onSigningIn?: () => void;
  readonly onSignedIn?: () => void;
  /** One more way, without an account. */
  readonly children?: ReactNode;
}

/** Sign in, or create an account; both come back to this page. */
export const AccountWays = ({ onSigningIn, onSignedIn, children }: AccountWaysProps) => {
  const { signIn } = useHost();
  const { pathname, search } = useLocation();
  const returnUrl = pathname + search;
  const ask = async () => {
    onSigningIn?.();
    if (await signIn({ returnUrl })) onSignedIn?.();
  };
  return (
    <div className={s.ways}>
      <Button onClick={() => void ask()}>
        <FormattedMessage id="locator.answer.signIn" />
      </Button>
      <Link
        to={`/account/create?${new URLSearchParams({ returnUrl }).toString()}`}
        className={buttonClass('secondary')}
      >
        <FormattedMessage id="locator.answer.createAccount" />
      </Link>
      {children}
    </div>
  );
};
