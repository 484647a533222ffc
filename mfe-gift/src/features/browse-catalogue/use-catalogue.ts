import { fetchStateOf, useLocale, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetGiftCatalogueDocument, type GetGiftCatalogueQuery } from '../../generated/operations.ts';

export type GiftCategory = GetGiftCatalogueQuery['gift']['categories'][number];
export type GiftDesign = GiftCategory['eGifts'][number];

/** GFT-011: the catalogue is requested again after 15 minutes, and at once in another language. */
export const catalogueMaxAgeMs = 15 * 60 * 1000;

/** The catalogue in the visitor's language, categories by displayOrder. A failed refresh keeps the data loaded before. */
export const useCatalogue = () => {
  const { data, previousData, error, loading, refetch } = useQuery(GetGiftCatalogueDocument, {
    variables: { locale: useLocale() },
    pollInterval: catalogueMaxAgeMs,
  });
  const request = fetchStateOf({ data: (data ?? previousData)?.gift?.categories, error, loading });
  const categories = request.data;
  const failed = request.status === 'failed' && !categories;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  return {
    categories: categories && [...categories].sort((a, b) => a.displayOrder - b.displayOrder),
    failed,
    cause: error,
    retry,
  };
};
