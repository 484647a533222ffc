import { useIntl } from 'react-intl';
import { useHost } from '@crema/remote-kit';
import { IconButton } from '@crema/shared-ui';
import type { Product } from './recipe/product.types.ts';
import { productPath } from './recipe/recipe-url.ts';
import type { Recipe } from './recipe/recipe.rules.ts';

interface ShareButtonProps {
  readonly product: Product;
  readonly recipe: Recipe;
}

/**
 * Shares a link that opens the product with its present size and options: with the device's share sheet, else by the
 * clipboard.
 */
export const ShareButton = ({ product, recipe }: ShareButtonProps) => {
  const intl = useIntl();
  const { toast } = useHost();
  const report = (kind: 'success' | 'error', id: string) => toast({ kind, text: intl.formatMessage({ id }) });
  const copy = (url: string) =>
    import('@crema/remote-kit/copy-text')
      .then(({ copyText }) => copyText(url))
      .then(
        () => report('success', 'ordering.share.copied'),
        () => report('error', 'ordering.share.failed'),
      );
  const share = () => {
    const url = new URL(productPath(product, recipe), window.location.origin).href;
    if (!('share' in navigator)) return void copy(url);
    // Closing the share sheet rejects: that is the customer's choice, not an error.
    // eslint-disable-next-line no-restricted-syntax -- tested above; copied otherwise (R-11)
    return void navigator.share({ title: product.name, url }).catch((cause: unknown) => {
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) void copy(url);
    });
  };
  return (
    <IconButton
      icon="share"
      label={intl.formatMessage({ id: 'ordering.share.label' }, { name: product.name })}
      onClick={share}
    />
  );
};
