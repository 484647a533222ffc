import type { GiftDraftService, Market } from '@crema/shared-contracts';
import { useHost, type RemoteContext } from '@crema/remote-kit';
import type { GuestAddressValues } from './guest-address.conversions.ts';

export const emptyAddress = (country: Market): GuestAddressValues => ({
  addressLine1: '',
  addressLine2: '',
  city: '',
  country,
  countrySubdivision: '',
  postalCode: '',
});

const typedFor = new WeakMap<GiftDraftService, GuestAddressValues>();

/**
 * The address that was typed for the started gift: it is there again after “Change card” and Back, and for another design (CRD-061).
 * It is in memory only.
 */
export const useTypedAddress = (country: Market) => {
  const { giftDraft } = useHost();
  return {
    typed: typedFor.get(giftDraft) ?? emptyAddress(country),
    remember: (values: GuestAddressValues): void => void typedFor.set(giftDraft, values),
  };
};

/** Forgets the typed address with the gift. Returns a function that stops it. */
export const forgetTypedAddress = ({ services: { giftDraft } }: RemoteContext): (() => void) =>
  giftDraft.current.subscribe(() => {
    if (giftDraft.current.get() === undefined) typedFor.delete(giftDraft);
  });
