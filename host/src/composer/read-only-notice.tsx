import { FormattedMessage } from 'react-intl';
import { Banner, Button } from '@crema/shared-ui';
import { useHostContext, useSignal } from '../host-context.ts';
import { useConnectionAsCause } from '../use-connection-as-cause.ts';

const Notice = ({ onRetry }: { readonly onRetry: () => void }) => {
  useConnectionAsCause(onRetry);
  return (
    <div className="crema-read-only" data-read-only>
      <Banner
        tone="warning"
        action={
          <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
            <FormattedMessage id="host.loadError.retry" />
          </Button>
        }
      >
        <FormattedMessage id="host.readOnly" />
      </Banner>
    </div>
  );
};

interface ReadOnlyNoticeProps {
  readonly remote: string;
  readonly routeId: string;
}
/** Above a page that the server rendered and whose code could not be loaded: it can be read, and links work. */
export const ReadOnlyNotice = ({ remote, routeId }: ReadOnlyNoticeProps) => {
  const { composer } = useHostContext();
  const { renderedPage } = composer;
  const isReadOnly = useSignal(renderedPage.isReadOnly);
  if (!isReadOnly || !renderedPage.isRendered(remote, routeId)) return null;
  return <Notice onRetry={() => void composer.retry(remote)} />;
};
