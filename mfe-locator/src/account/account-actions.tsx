import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { withoutTracking } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { Button, buttonClass } from '@crema/shared-ui';
import s from './account-actions.module.css';

interface AccountActionsProps {
  /**
   * The function is called before the host opens its sign-in sheet, so that the caller can close an open
   * dialog.
   */
  readonly onSigningIn?: () => void;
  readonly onSignedIn?: () => void;
  /** One more action, for continuing without an account. */
  readonly children?: ReactNode;
}

/** Links for signing in and for creating an account; both return to this page. */
export const AccountActions = ({ onSigningIn, onSignedIn, children }: AccountActionsProps) => {
  const { signIn } = useHost();
  const { pathname, search } = useLocation();
  const returnUrl = pathname + withoutTracking(search);
  const requestSignIn = async () => {
    onSigningIn?.();
    if (await signIn({ returnUrl })) onSignedIn?.();
  };
  return (
    <div className={s.actions}>
      <Button onClick={() => void requestSignIn()}>
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
