import { FormattedNumber } from 'react-intl';
import { useMember } from '@crema/remote-kit';
import { toDistance, type StoreSummary } from '@crema/shared-contracts';

/** Distance of a store from the requested place, in the unit of the member's market, else of the store (LOC-023, D-03). */
export const Distance = ({ store }: { readonly store: StoreSummary }) => {
  const market = useMember()?.market ?? store.address.countryCode;
  if (store.distanceMetres === null) return null;
  const { value, unit } = toDistance(store.distanceMetres, market);
  return <FormattedNumber value={value} style="unit" unit={unit} maximumFractionDigits={1} />;
};
