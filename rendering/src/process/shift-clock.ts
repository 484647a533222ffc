/** Puts the clock of this process ahead: `Date.now()`, `new Date()` and `Date()`. Called before the globals are frozen. */
export const shiftClock = (aheadMs: number): void => {
  const RealDate = Date;
  const now = () => RealDate.now() + aheadMs;
  const create = function (...values: readonly unknown[]): Date | string {
    return new.target
      ? (Reflect.construct(RealDate, values.length === 0 ? [now()] : values, new.target) as Date)
      : new RealDate(now()).toString();
  };
  // The builtin itself is frozen. Dates of both belong to the same prototype.
  const shifted = Object.assign(create, { now, parse: RealDate.parse, UTC: RealDate.UTC });
  Object.defineProperty(shifted, 'prototype', { value: RealDate.prototype, writable: false });
  Object.defineProperty(globalThis, 'Date', { value: shifted, writable: true, configurable: true });
};
