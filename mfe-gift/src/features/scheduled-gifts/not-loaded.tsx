import { FormattedMessage } from 'react-intl';
import type { AppError } from '@crema/remote-kit';
import { Button, ErrorState, type HeadingProps } from '@crema/shared-ui';
import { SignInButton } from '../../problems/problem-banner.tsx';

interface NotLoadedProps {
  readonly error: AppError;
  readonly headingLevel: HeadingProps['level'];
  readonly titleId: string;
  readonly onRetry: () => void;
}
/** A list that did not load. After the end of the session the sign-in loads it (D-166). */
export const NotLoaded = ({ error, headingLevel, titleId, onRetry }: NotLoadedProps) => {
  const isSignedOut = error.code === 'UNAUTHENTICATED';
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={<FormattedMessage id={isSignedOut ? 'gift.done.signedOut' : titleId} />}
      actions={
        isSignedOut ? (
          <SignInButton onSignedIn={onRetry} />
        ) : (
          <Button onClick={onRetry}>
            <FormattedMessage id="gift.error.retry" />
          </Button>
        )
      }
    >
      <FormattedMessage id={isSignedOut ? 'gift.scheduled.signedOut' : 'gift.error.body'} />
    </ErrorState>
  );
};
