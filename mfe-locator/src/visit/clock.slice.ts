import { fact, on, reducerOf } from '@crema/remote-kit';

export interface ClockState {
  /** Milliseconds since 1970; “closes in 25 min” is measured from it. */
  readonly now: number;
}
export interface WithClock {
  readonly clock: ClockState;
}
export const clockTicked = fact<number>('clock/ticked');

const when = on<ClockState>();
export const clockReducer = reducerOf<ClockState>({ now: 0 }, [
  when(clockTicked, (_state, now) => ({ now })),
]);

export const selectNow = ({ clock }: WithClock): number => clock.now;
