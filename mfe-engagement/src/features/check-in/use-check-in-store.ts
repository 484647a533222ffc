import { useEffect, useState } from 'react';
import { sendQuery, useHost } from '@crema/remote-kit';
import { GetCheckInStoreDocument, type CheckInStoreFragment } from '../../generated/operations.ts';

/** The store of a number; undefined until it has arrived, and for a number without a store. */
export const useCheckInStore = (storeNumber: string): CheckInStoreFragment | undefined => {
  const host = useHost();
  const [store, setStore] = useState<CheckInStoreFragment>();
  useEffect(() => {
    let isLeft = false;
    if (storeNumber)
      sendQuery(host, GetCheckInStoreDocument, { storeNumber }).then(
        ({ storeByNumber }) => !isLeft && setStore(storeByNumber),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [host, storeNumber]);
  return store;
};
