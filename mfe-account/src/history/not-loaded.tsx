import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AppError } from '@crema/remote-kit';
import { Button, EmptyState, ErrorState, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { accountPaths } from '../account-paths.ts';

interface NotLoadedProps {
  readonly error: AppError;
  readonly onRetry: () => void;
}
/** The reason why the history, or one entry of it, is not shown, and the next step. */
export const NotLoaded = ({ error, onRetry }: NotLoadedProps) => {
  if (error.code === 'NOT_FOUND')
    return (
      <EmptyState
        headingLevel={2}
        art={<Illustration name="lost" size={160} />}
        title={<FormattedMessage id="account.history.unknown" />}
        actions={
          <Link to={accountPaths.history} className={buttonClass()}>
            <FormattedMessage id="account.history.back" />
          </Link>
        }
      >
        <FormattedMessage id="account.history.unknown.body" />
      </EmptyState>
    );
  return (
    <ErrorState
      headingLevel={2}
      title={<FormattedMessage id="account.history.notLoaded" />}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="account.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage
        id={error.code === 'OFFLINE' ? 'account.settings.offline' : 'account.error.unavailable'}
      />
    </ErrorState>
  );
};
