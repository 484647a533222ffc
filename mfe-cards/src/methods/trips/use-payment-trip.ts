import { useEffect, useEffectEvent, useState } from 'react';
import type { Validator } from '@crema/shared-contracts';
import { useHost, useMember } from '@crema/remote-kit';
import { cardPaths } from '../../card/card-paths.ts';
import { paymentTrips, type TripForm } from './payment-trips.ts';

const useTrips = () => {
  const { clock } = useHost();
  const memberId = useMember()?.memberId ?? '';
  return () => paymentTrips(memberId, clock.now());
};

interface TripOf<Values> {
  readonly form: TripForm;
  readonly subject: string;
  readonly validate: Validator<Values>;
}
/** A form that the customer can leave to add a payment method or an address, and find again as it was (CRD-032). */
export const usePaymentTrip = <Values extends object>({ form, subject, validate }: TripOf<Values>) => {
  const trips = useTrips();
  const [left] = useState(() => {
    const last = trips().last();
    const isOurs = last?.form === form && last.subject === subject && validate(last.values) === undefined;
    return isOurs ? { values: last.values as Values, addedId: last.addedId } : undefined;
  });
  const end = useEffectEvent(() => trips().end(form));
  useEffect(() => end(), []);
  return {
    /** The values that were typed before the customer left, and the id that was added since. */
    left,
    leave: (values: Values) => {
      const { pathname, search, hash } = window.location;
      trips().leave({ form, subject, path: pathname + search + hash, values: { ...values } });
    },
  };
};

const paymentForms: readonly TripForm[] = ['add-money', 'auto-reload'];
/** The page that follows after something was added: the form that waits for it, else the list of payment methods. */
export const useTripEnd = () => {
  const trips = useTrips();
  const arrive = (forms: readonly TripForm[], addedId: string) =>
    trips().arrive(forms, addedId) ?? cardPaths.paymentMethods;
  return {
    /** The form that the customer left, if there is one. */
    left: trips().last(),
    afterPaymentMethod: (paymentMethodId: string) => arrive(paymentForms, paymentMethodId),
    afterAddress: (addressId: string) => arrive(['bank-card'], addressId),
  };
};

/** The stored-value card of the form that the customer left, for the modal that opens again. */
export const useLeftCard = (form: TripForm): string | undefined => {
  const left = useTrips()().last();
  return left?.form === form ? left.subject : undefined;
};
