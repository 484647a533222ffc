export interface Lane {
  /** Jobs of this lane that one process runs at the same time. */
  readonly workers: number;
}
/** Jobs of one lane never wait for those of another: a mail server that does not answer delays no payment. */
export const lanes = {
  money: { workers: 4 },
  mail: { workers: 4 },
  upkeep: { workers: 1 },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
export const laneNames = Object.keys(lanes) as readonly LaneName[];
