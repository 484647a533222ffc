import { useIntl } from 'react-intl';
import { usePageHead } from '@crema/remote-kit';
import type { ProductReply } from './use-product.ts';

/**
 * Sets the document head of a page about one product, with the same text as the server (catalogue.pages.ts of
 * the server).
 */
export const useProductHead = (
  { product, code }: Pick<ProductReply, 'product' | 'code'>,
  title: string | undefined,
): void => {
  const intl = useIntl();
  const missing = code === 'PRODUCT_NOT_FOUND' && product === undefined;
  usePageHead(
    missing
      ? { title: intl.formatMessage({ id: 'ordering.product.missing' }), found: false }
      : product && title !== undefined
        ? { title, description: product.description }
        : undefined,
  );
};
