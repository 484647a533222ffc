import { findReturnPath } from '@crema/remote-kit';
import { toDistance, type StoreSummary } from '@crema/shared-contracts';

/**
 * Returns /menu?storeNumber=…&distance=… with the chosen store and its distance, in the store's unit
 * (LOC-042).
 */
const menuPath = ({
  storeNumber,
  address,
  distanceMetres,
}: Pick<StoreSummary, 'storeNumber' | 'address' | 'distanceMetres'>): string =>
  `/menu?${new URLSearchParams({
    storeNumber,
    ...(distanceMetres !== null && {
      distance: String(toDistance(distanceMetres, address.countryCode).value),
    }),
  }).toString()}`;
/** The page after choosing a store at this location: its return path (LOC-040), else the menu of the store. */
export const nextStep = (
  location: Parameters<typeof findReturnPath>[0],
  store: Parameters<typeof menuPath>[0],
): string => findReturnPath(location) ?? menuPath(store);
