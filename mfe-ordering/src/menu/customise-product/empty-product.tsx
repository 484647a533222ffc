import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button, EmptyState, buttonClass } from '@crema/shared-ui';
import { ArtImage } from '@crema/shared-ui/art-image';
import { FailedState } from '../../connection/failed-state.tsx';
import illustrations from '../../catalogue/illustrations.pictures.tsx';
import { menuPaths } from '../../catalogue/menu-paths.ts';

const messages = {
  missing: { title: 'ordering.product.missing', body: 'ordering.product.missingBody' },
  failed: { title: 'ordering.product.failed', body: 'ordering.product.failedBody' },
} as const;

interface EmptyProductProps {
  readonly code: string | undefined;
  readonly onRetry: () => void;
}
/** The product does not exist, or it could not be loaded and is not cached (ORD-024). */
export const EmptyProduct = ({ code, onRetry }: EmptyProductProps) => {
  const missing = code === 'PRODUCT_NOT_FOUND';
  const { title, body } = missing ? messages.missing : messages.failed;
  const state = {
    headingLevel: 1,
    art: <ArtImage {...illustrations.emptyMug} size={176} backdrop="disc" />,
    title: <FormattedMessage id={title} />,
    children: <FormattedMessage id={body} />,
  } as const;
  const toMenu = (
    <Link to={menuPaths.root} className={buttonClass(missing ? 'primary' : 'secondary')}>
      <FormattedMessage id="ordering.menuError.toMenu" />
    </Link>
  );
  if (missing) return <EmptyState {...state} actions={toMenu} />;
  return (
    <FailedState
      {...state}
      retry={onRetry}
      actions={
        <>
          <Button icon="refresh" onClick={onRetry}>
            <FormattedMessage id="ordering.menuError.retry" />
          </Button>
          {toMenu}
        </>
      }
    />
  );
};
