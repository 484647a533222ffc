export type OrderStatus = 'RECEIVED' | 'PREPARING' | 'READY' | 'PICKED_UP';

const minuteMs = 60_000;
/** The barista starts this many minutes before the pickup time. */
const preparingMinutes = 4;
/** The time that an order waits on the counter. */
const waitingMinutes = 15;

/** An order that was ready before this time counts as picked up. */
export const pickedUpBy = (now: Date): Date => new Date(now.getTime() - waitingMinutes * minuteMs);

export interface OrderTimes {
  readonly placedAt: Date;
  readonly readyAt: Date;
}

/** The status of an order, computed from the time, because no barista screen is connected. */
export const statusAt = ({ placedAt, readyAt }: OrderTimes, now: Date): OrderStatus => {
  const preparedFrom = Math.max(
    placedAt.getTime() + minuteMs / 2,
    readyAt.getTime() - preparingMinutes * minuteMs,
  );
  if (now.getTime() < Math.min(preparedFrom, readyAt.getTime())) return 'RECEIVED';
  if (now < readyAt) return 'PREPARING';
  return readyAt > pickedUpBy(now) ? 'READY' : 'PICKED_UP';
};
