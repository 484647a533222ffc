/** The states of an order that is not over, in sequence. */
export const openStatuses = ['RECEIVED', 'PREPARING', 'READY'] as const;
/**
 * The states of an order in sequence. An order only moves forward, and may skip a state (ORD-066). It ends picked up, or voided by a
 * store that cannot make it.
 */
export const orderStatuses = [...openStatuses, 'PICKED_UP', 'VOIDED'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const isOpen = (status: OrderStatus): boolean => openStatuses.some((open) => open === status);

/** The states from which an order can move to this one. */
export const statusesBefore = (status: OrderStatus): readonly OrderStatus[] =>
  openStatuses.slice(0, orderStatuses.indexOf(status));

/** The steps of the job that plays the store, in sequence. `CLOSED` ends an order that nobody has handed over. */
export const lifeSteps = ['PREPARING', 'READY', 'PICKED_UP', 'CLOSED'] as const;
export type LifeStep = (typeof lifeSteps)[number];

export const stepAfter = (step: LifeStep): LifeStep | undefined => lifeSteps[lifeSteps.indexOf(step) + 1];

const minuteMs = 60_000;
/** The barista starts this many minutes before the pickup time, unless a chosen time has the store's lead time. */
const defaultPreparingMinutes = 4;
/** The time that an order waits on the counter, unless the configuration states another. */
const defaultPickedUpMinutes = 15;
/** The time after which an order counts as picked up although nobody said so. */
const closedMinutes = 12 * 60;

export interface OrderTimes {
  readonly placedAt: Date;
  readonly readyAt: Date;
  /** The store's lead time, for an order with a chosen pickup time. */
  readonly preparingMinutes?: number | undefined;
  /** The minutes on the counter. */
  readonly pickedUpAfterMinutes?: number | undefined;
}

/** When the job takes a step of an order. */
export const stepAt = (
  step: LifeStep,
  {
    placedAt,
    readyAt,
    preparingMinutes = defaultPreparingMinutes,
    pickedUpAfterMinutes = defaultPickedUpMinutes,
  }: OrderTimes,
): Date => {
  const ready = readyAt.getTime();
  const prepared = Math.max(placedAt.getTime() + minuteMs / 2, ready - preparingMinutes * minuteMs);
  const times = {
    PREPARING: Math.min(prepared, ready),
    READY: ready,
    PICKED_UP: ready + pickedUpAfterMinutes * minuteMs,
    CLOSED: ready + closedMinutes * minuteMs,
  } as const satisfies Record<LifeStep, number>;
  return new Date(times[step]);
};
