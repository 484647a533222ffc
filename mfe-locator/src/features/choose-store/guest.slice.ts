import { fact, on, reducerOf } from '@crema/remote-kit';

export interface GuestState {
  /** Asked once a visit (LOC-044). */
  readonly continuesAsGuest: boolean;
}
export interface HasGuest {
  readonly guest: GuestState;
}
export const guestContinued = fact('guest/continued');

const when = on<GuestState>();
export const guestReducer = reducerOf<GuestState>({ continuesAsGuest: false }, [
  when(guestContinued, () => ({ continuesAsGuest: true })),
]);
export const selectContinuesAsGuest = ({ guest }: HasGuest): boolean => guest.continuesAsGuest;
