import { useEffect, useState } from 'react';
import { sendQuery, useHost } from '@crema/remote-kit';
import { GetCheckInStoreDocument, type CheckInStoreFragment } from '../../generated/operations.ts';

/** The store of a number: undefined until the reply, null without one. */
export const useCheckInStore = (storeNumber: string): CheckInStoreFragment | null | undefined => {
  const host = useHost();
  const [store, setStore] = useState<CheckInStoreFragment | null>();
  useEffect(() => {
    let isLeft = false;
    if (storeNumber)
      sendQuery(host, GetCheckInStoreDocument, { storeNumber }).then(
        ({ storeByNumber }) => !isLeft && setStore(storeByNumber),
        () => !isLeft && setStore(null),
      );
    return () => {
      isLeft = true;
    };
  }, [host, storeNumber]);
  return store;
};
