import { useEffect } from 'react';
import { useHost, useSession } from '@crema/remote-kit';
import { brand, isMember } from '@crema/shared-contracts';

/** Tracks which kind of customer views the cart (ORD-048). */
export const useCustomerTracking = (): void => {
  const { telemetry } = useHost();
  const customerType = isMember(useSession()) ? (`${brand.product} rewards` as const) : 'guest';
  useEffect(() => {
    telemetry.track('cart-viewed', { customerType });
  }, [telemetry, customerType]);
};
