import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toAppError, useGraphqlClient, useHost } from '@crema/remote-kit';
import { menuPaths } from '../catalogue/menu-paths.ts';
import { GetStoreByNumberDocument } from '../generated/get-store-by-number.ts';
import { useStorePickerPath } from './use-store-picker-path.ts';
import { toOrderStore } from './to-order-store.ts';

/** Reports why the store of the URL was not chosen; store and cart do not change. */
const useRefusal = () => {
  const { formatMessage } = useIntl();
  const { toast } = useHost();
  const navigate = useNavigate();
  const storePicker = useStorePickerPath();
  return (cause: unknown) =>
    toast({
      kind: 'warning',
      text: formatMessage({
        id:
          toAppError(cause).code === 'STORE_NOT_FOUND'
            ? 'ordering.order.error.storeNotFound'
            : 'ordering.order.error.unexpected',
      }),
      action: {
        label: formatMessage({ id: 'ordering.store.choose' }),
        onPress: () => void navigate(storePicker),
      },
    });
};

/**
 * The parameter `?storeNumber=` of a URL makes that store the order store and opens /menu (ORD-006). The
 * component renders nothing.
 */
export const StoreFromQuery = () => {
  const client = useGraphqlClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const storeNumber = query.get('storeNumber') ?? '';
  const { orderStore } = useHost();
  const refuse = useRefusal();
  const fail = useEffectEvent((cause: unknown) => void refuse(cause));
  const leave = useEffectEvent(() => void navigate(menuPaths.root, { replace: true }));

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    client
      .query({ query: GetStoreByNumberDocument, variables: { storeNumber } })
      .then(({ data }) => data && orderStore.choose(toOrderStore(data.storeByNumber), { signal }))
      .catch((cause: unknown) => !signal.aborted && fail(cause))
      .finally(() => !signal.aborted && leave());
    return () => left.abort();
  }, [client, orderStore, storeNumber]);
  return null;
};
