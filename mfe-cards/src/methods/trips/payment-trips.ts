import {
  array,
  integer,
  isRecord,
  nonEmptyString,
  object,
  optional,
  pattern,
  picklist,
  string,
  type Validator,
} from '@crema/shared-contracts';
import { visitValue } from '@crema/remote-kit';

const tripForms = ['add-money', 'auto-reload', 'bank-card'] as const;
/** The forms that a customer can leave to add a payment method or an address. */
export type TripForm = (typeof tripForms)[number];
/** The values of a form that the customer left. Card data is not among them: it stays in the vault's frame. */
export interface Trip {
  readonly form: TripForm;
  /** The id of the stored-value card or payment method of the form; empty for a new one. */
  readonly subject: string;
  /** The page of the form, with its hash. */
  readonly path: string;
  readonly values: object;
  /** The payment method or address that was added since. */
  readonly addedId?: string | undefined;
}

const values: Validator<Trip['values']> = (value, path = '') =>
  isRecord(value) ? undefined : `${path}: expected an object`;
const validate = object({
  memberId: nonEmptyString,
  startedAt: integer,
  trips: array(
    object({
      form: picklist(...tripForms),
      subject: string,
      path: pattern(/^\/(?!\/)/),
      values,
      addedId: optional(string),
    }),
  ),
});
const stored = visitValue({ key: 'crema.payment-trips', version: 1, validate });
/** A form that was left longer ago is forgotten: the customer does something else by now. */
export const tripMs = 30 * 60_000;

/**
 * The forms that a member left to add a payment method or an address, the last one at the end: from add money to a bank card, from
 * there to an address (CRD-032). Stored for this visit, because PayPal's page is on another origin.
 */
export const paymentTrips = (memberId: string, now: number) => {
  const all = (): readonly Trip[] => {
    const found = stored.read();
    return found?.memberId === memberId && now - found.startedAt < tripMs ? found.trips : [];
  };
  const write = (trips: readonly Trip[]) =>
    stored.write(trips.length > 0 ? { memberId, startedAt: now, trips } : undefined);
  return {
    last: () => all().at(-1),
    leave: (left: Trip) => write([...all().filter(({ form }) => form !== left.form), left]),
    /** The form is open again. */
    end: (form: TripForm) => write(all().filter((one) => one.form !== form)),
    /** Names what was added to the last of the forms that waits for it; its path is the result. Later forms are forgotten. */
    arrive: (forms: readonly TripForm[], addedId: string): string | undefined => {
      const index = all().findLastIndex(({ form }) => forms.includes(form));
      const trip = all()[index];
      if (!trip) return undefined;
      write([...all().slice(0, index), { ...trip, addedId }]);
      return trip.path;
    },
  };
};
