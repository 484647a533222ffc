import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '@crema/shared-ui';

/** A page's opening line in the place where the page itself will put it. */
const Opening = ({ headline }: { readonly headline: string }) => (
  <>
    <span className="crema-bone crema-bone-bar" />
    <span className="crema-bone crema-bone-field" />
    <div className="crema-opening">
      <h1 className="crema-opening-line">{headline}</h1>
    </div>
  </>
);
const Bones = () => (
  <>
    <span className="crema-bone crema-bone-title" />
    <span className="crema-bone crema-bone-text" />
  </>
);

/** The room a page is about to take; the server paints the same, so that nothing moves. */
export const LoadingPage = ({ headline }: { readonly headline: string | undefined }) => (
  <div className={headline ? 'crema-loading crema-loading-opening' : 'crema-loading'} aria-busy="true">
    <VisuallyHidden role="status">
      <FormattedMessage id="host.loading" />
    </VisuallyHidden>
    {headline ? <Opening headline={headline} /> : <Bones />}
    <div className="crema-bone-grid">
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className="crema-bone crema-bone-tile" />
      ))}
    </div>
  </div>
);
