import { FormattedMessage } from 'react-intl';
import { lazyPart } from '@crema/remote-kit';
import { Banner, Button } from '@crema/shared-ui';

/** The code of the overlay loads once a sign-in asks for it: the page keeps its budget. */
export const LazyCodeOverlay = lazyPart(() => import('./code-overlay.tsx').then((part) => part.CodeOverlay), {
  placeholder: null,
  fallback: ({ onRetry }) => (
    <Banner
      tone="error"
      title={<FormattedMessage id="account.signIn.error.title" />}
      action={
        <Button variant="secondary" onClick={onRetry}>
          <FormattedMessage id="account.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id="account.error.unavailable" />
    </Banner>
  ),
});
