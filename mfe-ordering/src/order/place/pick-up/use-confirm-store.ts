import { useIntl } from 'react-intl';
import {
  storeChoiceStorage,
  validateStoreChoice,
  validateVisitorPosition,
  visitorPositionStorage,
  type StoreChoice,
} from '@crema/shared-contracts';
import { metresBetween, persistedValue, useHost, visitValue, type Spot } from '@crema/remote-kit';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';

/** D-174: a customer may have forgotten an older choice. */
export const choiceAgeMs = 12 * 60 * 60_000;
/** D-174: 50 miles. */
const farMetres = 50 * 1609.344;

interface Choice {
  readonly choice: StoreChoice | undefined;
  readonly storeNumber: string;
  readonly now: number;
  /** The store's place and the position that the visitor has given, if both are known. */
  readonly store?: Spot;
  readonly visitor?: Spot | undefined;
}
/**
 * The reason for which the customer confirms the store before paying; undefined when nothing is asked. A choice of an unknown time counts from
 * now on (D-174).
 */
export const reasonToAsk = ({
  choice,
  storeNumber,
  now,
  store,
  visitor,
}: Choice): 'far' | 'old' | undefined => {
  const known = choice?.storeNumber === storeNumber ? choice : undefined;
  if (store && visitor && !known?.isFarConfirmed && metresBetween(store, visitor) > farMetres) return 'far';
  return known && now - known.at > choiceAgeMs ? 'old' : undefined;
};

/**
 * Returns the function to call before an order is paid: it asks once whether the order goes to the right store if that was
 * chosen more than twelve hours ago, by the server's time, or is far from the visitor, and resolves false if the customer wants
 * another one (D-174).
 */
export const useConfirmStore = (store: StoreDetails | undefined) => {
  const { confirm, clock } = useHost();
  const intl = useIntl();
  return async (): Promise<boolean> => {
    if (!store) return true;
    const { storeNumber, name, address, coordinates } = store;
    const stored = persistedValue({ ...storeChoiceStorage, validate: validateStoreChoice });
    const choice = stored.read();
    const visitor = visitValue({ ...visitorPositionStorage, validate: validateVisitorPosition }).read();
    const spot = { lat: coordinates.latitude, lng: coordinates.longitude };
    const reason = reasonToAsk({ choice, storeNumber, now: clock.now(), store: spot, visitor });
    if (!reason) {
      if (choice?.storeNumber !== storeNumber) stored.write({ storeNumber, at: clock.now() });
      return true;
    }
    const text = (part: string) =>
      intl.formatMessage({ id: `ordering.confirmStore.${part}` }, { name, address: address.singleLine });
    const isRight = await confirm({
      title: text('title'),
      body: text(reason === 'far' ? 'far' : 'body'),
      confirmLabel: text('confirm'),
      cancelLabel: text('cancel'),
    });
    const isFarConfirmed = reason === 'far' || choice?.isFarConfirmed === true;
    if (isRight) stored.write({ storeNumber, at: clock.now(), isFarConfirmed });
    return isRight;
  };
};
