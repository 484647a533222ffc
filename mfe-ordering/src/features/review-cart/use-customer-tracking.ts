import { useEffect } from 'react';
import { useHost, useSession } from '@crema/remote-kit';
import { brand, isMember } from '@crema/shared-contracts';

/** ORD-048: the cart view says which kind of customer looks at it. */
export const useCustomerTracking = (): void => {
  const { telemetry } = useHost();
  const customerType = isMember(useSession()) ? `${brand.product} rewards` : 'guest';
  useEffect(() => {
    telemetry.track('cart-viewed', { customerType });
  }, [telemetry, customerType]);
};
