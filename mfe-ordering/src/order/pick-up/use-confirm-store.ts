import { useIntl } from 'react-intl';
import { storeChoiceStorage, validateStoreChoice, type StoreChoice } from '@crema/shared-contracts';
import { persistedValue, useHost } from '@crema/remote-kit';
import type { StoreDetails } from '../../order-store/use-store-details.ts';

/** D-174: a customer may have forgotten an older choice. */
export const choiceAgeMs = 12 * 60 * 60_000;

/** Whether the customer confirms the store before paying. A choice of an unknown time counts from now on. */
export const isForgotten = (choice: StoreChoice | undefined, storeNumber: string, now: number): boolean =>
  choice?.storeNumber === storeNumber && now - choice.at > choiceAgeMs;

/**
 * Returns the function to call before an order is paid: it asks once whether the order goes to the right store if that was
 * chosen more than twelve hours ago, by the server's time, and resolves false if the customer wants another one (D-174).
 */
export const useConfirmStore = (store: StoreDetails | undefined) => {
  const { confirm, clock } = useHost();
  const intl = useIntl();
  return async (): Promise<boolean> => {
    if (!store) return true;
    const { storeNumber, name, address } = store;
    const stored = persistedValue({ ...storeChoiceStorage, validate: validateStoreChoice });
    const choice = stored.read();
    const confirmed = () => stored.write({ storeNumber, at: clock.now() });
    if (!isForgotten(choice, storeNumber, clock.now())) {
      if (choice?.storeNumber !== storeNumber) confirmed();
      return true;
    }
    const text = (part: string) =>
      intl.formatMessage({ id: `ordering.confirmStore.${part}` }, { name, address: address.singleLine });
    const isRight = await confirm({
      title: text('title'),
      body: text('body'),
      confirmLabel: text('confirm'),
      cancelLabel: text('cancel'),
    });
    if (isRight) confirmed();
    return isRight;
  };
};
