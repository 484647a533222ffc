import { useParams } from 'react-router-dom';
import { fetchStateOf, skipToken, useLocale, useQuery, useRetryOnReconnect } from '@crema/remote-kit';
import { GetGiftCardDocument, type GetGiftCardQuery } from '../../generated/operations.ts';

export type GiftDesignDetail = NonNullable<GetGiftCardQuery['giftCard']>;
/** GFT-011: the design is requested again after 15 minutes, and at once in another language. */
export const designMaxAgeMs = 15 * 60 * 1000;
/** GFT-002, D-78. */
export const isProductNumber = (text: string): boolean => /^\d{8}$/.test(text);

/** The design of the page's address. `missing`: the number is not one of 8 digits, or no available design has it (GFT-002). */
export const useGiftDesign = () => {
  const { productNumber = '' } = useParams();
  const locale = useLocale();
  const isNumber = isProductNumber(productNumber);
  const { data, error, loading, refetch } = useQuery(
    GetGiftCardDocument,
    isNumber ? { variables: { productNumber, locale }, pollInterval: designMaxAgeMs } : skipToken,
  );
  const request = fetchStateOf({ data: data?.giftCard, error, loading });
  const isMissing = !isNumber || data?.giftCard === null;
  const failed = !isMissing && request.status === 'failed' && request.data === undefined;
  const retry = () => void refetch().catch(() => undefined);
  useRetryOnReconnect(failed, retry);
  return { productNumber, design: request.data ?? undefined, isMissing, failed, cause: error, retry };
};
