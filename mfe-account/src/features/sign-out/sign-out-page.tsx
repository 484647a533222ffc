import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { useHost, reserveForMember } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, Spinner, buttonClass } from '@crema/shared-ui';
import { publicPath } from '../../return-url/return-url.rules.ts';

/** /account/signout: ends the session by a POST, so that prefetching the page does not sign out (ACC-008, D-110). */
export const SignOutPage = () => {
  const intl = useIntl();
  const { signOut } = useHost();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const end = useCallback(
    () =>
      signOut().then(
        () => {
          reserveForMember(false);
          return navigate(publicPath, { replace: true });
        },
        () => setFailed(true),
      ),
    [signOut, navigate],
  );
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void end();
  }, [end]);
  const again = () => {
    setFailed(false);
    void end();
  };
  if (!failed)
    return (
      <EmptyState
        headingLevel={1}
        art={<Spinner label={intl.formatMessage({ id: 'account.signOut.busy' })} size="large" />}
        title={<FormattedMessage id="account.signOut.title" />}
      />
    );
  return (
    <ErrorState
      headingLevel={1}
      title={<FormattedMessage id="account.signOut.failed" />}
      actions={
        <>
          <Button onClick={again}>
            <FormattedMessage id="account.tryAgain" />
          </Button>
          <Link to={publicPath} className={buttonClass('secondary')}>
            <FormattedMessage id="account.backHome" />
          </Link>
        </>
      }
    >
      <FormattedMessage id="account.signOut.failed.body" />
    </ErrorState>
  );
};
