import { FormattedMessage } from 'react-intl';
import type { PageSkeletonKind } from '@crema/shared-contracts';
import { PageSkeleton, VisuallyHidden } from '@crema/shared-ui';
import { NoScriptNotice } from './no-script-notice.tsx';

/** The headline of the page, at the position where the page will show it. */
const Opening = ({ headline }: { readonly headline: string }) => (
  <div className="crema-loading crema-loading-opening" aria-busy="true">
    <VisuallyHidden role="status">
      <FormattedMessage id="host.loading" />
    </VisuallyHidden>
    <span className="crema-bone crema-bone-bar" />
    <span className="crema-bone crema-bone-field" />
    <div className="crema-opening">
      <h1 className="crema-opening-line">{headline}</h1>
    </div>
    <div className="crema-bones-grid">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="crema-bone crema-bone-tile" />
      ))}
    </div>
  </div>
);

interface LoadingPageProps {
  readonly headline?: string | undefined;
  readonly skeleton?: PageSkeletonKind | undefined;
}
/**
 * Placeholders of a page that is loading. The server renders the same markup, so that the layout does not
 * shift.
 */
export const LoadingPage = ({ headline, skeleton = 'grid' }: LoadingPageProps) => (
  <>
    <NoScriptNotice />
    {headline ? (
      <Opening headline={headline} />
    ) : (
      <PageSkeleton kind={skeleton} label={<FormattedMessage id="host.loading" />} />
    )}
  </>
);
