import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@crema/shared-ui';

/** The room a page is about to take; the server paints the same, so that nothing moves. */
export const LoadingPage = () => (
  <div className="crema-loading" role="status" aria-busy="true">
    <VisuallyHidden>
      <FormattedMessage id="host.loading" />
    </VisuallyHidden>
    <span className="crema-bone crema-bone-title" />
    <span className="crema-bone crema-bone-text" />
    <div className="crema-bone-grid">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="crema-bone crema-bone-tile" />
      ))}
    </div>
  </div>
);
