import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  toAppError,
  useGraphqlClient,
  useHost,
  useLocale,
  useOrderStore,
  useQuery,
  type GraphqlClient,
} from '@crema/remote-kit';
import { GetProductDocument } from '../../generated/operations.ts';
import type { GetProductQueryVariables } from '../../generated/operation-types.ts';
import {
  canBeProductNumber,
  findProductView,
  nextLoadIn,
  type LoadTimes,
  type ProductView,
} from './freshness.rules.ts';
import type { Product } from './recipe/product.types.ts';

/** The time when each product was last loaded; an entry lives as long as the cache that holds the product. */
const histories = new WeakMap<GraphqlClient, Map<string, LoadTimes>>();
const historyOf = (client: GraphqlClient) => {
  const known = histories.get(client) ?? new Map<string, LoadTimes>();
  histories.set(client, known);
  return known;
};

export interface ProductKey {
  readonly productNumber: number;
  readonly formCode: string;
}
export interface ProductReply {
  readonly view: ProductView;
  readonly product: Product | undefined;
  /** The error of the last request. */
  readonly code: string | undefined;
  readonly retry: () => void;
}

interface AskedProduct {
  readonly askable: boolean;
  /** Names the product, the store and the language. */
  readonly key: string;
  readonly variables: GetProductQueryVariables;
}
/** Counts the attempts: another one begins with a retry and with a sign-in, which empties the cache. */
const useAttempts = (client: GraphqlClient) => {
  const [attempt, setAttempt] = useState(0);
  const begin = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(
    () =>
      client.onReset(() => {
        histories.delete(client);
        begin();
      }),
    [client, begin],
  );
  return { attempt, begin };
};

/** Loads the product when it is stale and after a failure; returns the code of the failure of the last request. */
const useLoads = (client: GraphqlClient, { askable, key, variables }: AskedProduct, attempt: number) => {
  const { clock, configuration } = useHost();
  const [failure, setFailure] = useState<{ key: string; code: string }>();
  useEffect(() => {
    if (!askable) return undefined;
    const history = historyOf(client);
    let due: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const note = (times: LoadTimes, failed: { key: string; code: string } | undefined) => {
      history.set(key, { ...history.get(key), ...times });
      if (!current) return;
      setFailure(failed);
      plan();
    };
    const load = () =>
      client.query({ query: GetProductDocument, variables, fetchPolicy: 'network-only' }).then(
        () => note({ loadedAt: clock.monotonic(), failedAt: undefined }, undefined),
        (cause: unknown) => note({ failedAt: clock.monotonic() }, { key, code: toAppError(cause).code }),
      );
    const plan = () => {
      const wait = nextLoadIn(history.get(key) ?? {}, clock.monotonic(), configuration);
      if (wait > 0) due = setTimeout(() => void load(), wait);
      else void load();
    };
    // A sign-out and a full cache remove a product that was loaded a moment ago.
    if (!client.readQuery({ query: GetProductDocument, variables })) history.delete(key);
    plan();
    return () => {
      current = false;
      clearTimeout(due);
    };
  }, [askable, client, clock, configuration, key, variables, attempt]);
  return failure?.key === key ? failure.code : undefined;
};

/** A product at the order store: cached, refreshed when stale, retried after a failure (ORD-024). */
export const useProduct = ({ productNumber, formCode }: ProductKey): ProductReply => {
  const client = useGraphqlClient();
  const locale = useLocale();
  const storeNumber = useOrderStore()?.storeNumber;
  const variables = useMemo(
    () => ({ productNumber, formCode, ...(storeNumber !== undefined && { storeNumber }), locale }),
    [productNumber, formCode, storeNumber, locale],
  );
  const key = JSON.stringify(variables);
  const { data, previousData } = useQuery(GetProductDocument, { variables, fetchPolicy: 'cache-only' });
  const cached = data?.product ?? previousData?.product;
  // The previous reply for the same product remains, with the customer's choices, until the new reply
  // arrives.
  const product =
    cached?.productNumber === productNumber && cached.form.formCode === formCode ? cached : undefined;

  const askable = canBeProductNumber(productNumber);
  const { attempt, begin } = useAttempts(client);
  const errorCode = useLoads(client, { askable, key, variables }, attempt);
  const code = askable ? errorCode : 'PRODUCT_NOT_FOUND';
  return {
    view: findProductView({ known: product !== undefined, failed: code !== undefined }),
    product,
    code,
    retry: () => {
      historyOf(client).delete(key);
      begin();
    },
  };
};
