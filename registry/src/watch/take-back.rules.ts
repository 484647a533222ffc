import type { RegistryDocument, RemoteRecord, VersionHealth } from '@crema/shared-contracts';
import { AppError } from '../app-error.ts';

/** Limits for the automatic rollback of a canary (PLT-008). */
export const takeBackLimits = {
  /** A canary with fewer mounts and failed mounts than this is not judged. */
  minTries: 20,
  /** Errors from fewer networks could come from one person with several IP addresses. */
  minNetworks: 5,
  /** The share of failures that is tolerated even if stable never fails. */
  minRate: 0.02,
  /** A canary may fail this many times as often as stable. */
  stableFactor: 3,
  /**
   * The canary's share must exceed the limit by this number of standard errors; chance alone does so in one
   * of 700 checks.
   */
  sigmas: 3,
} as const;

export interface FailingCanary {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}
interface Outcome {
  readonly failed: number;
  readonly tries: number;
}
/** Errors in these phases prevent a mount; all others happen after one. */
const beforeMount = ['manifest/', 'entry/', 'init/'];

/** One mount can report many errors; at most `tries` count as failed. */
const outcomeOf = ({ mounted, errors, classes }: VersionHealth): Outcome => {
  const unmounted = Object.entries(classes)
    .filter(([name]) => beforeMount.some((phase) => name.startsWith(phase)))
    .reduce((sum, [, count]) => sum + count, 0);
  const tries = mounted + unmounted || errors;
  return { failed: Math.min(errors, tries), tries };
};
const noTries: Outcome = { failed: 0, tries: 0 };

/** Wilson's lower bound of the failure rate: 2 of 20 may be chance, 200 of 2,000 is not. */
const lowerBoundOfRate = ({ failed, tries }: Outcome): number => {
  const z = takeBackLimits.sigmas;
  const rate = failed / tries;
  const centre = rate + z ** 2 / (2 * tries);
  const spread = z * Math.sqrt((rate * (1 - rate)) / tries + z ** 2 / (4 * tries ** 2));
  return (centre - spread) / (1 + z ** 2 / tries);
};
/** The tolerated failure rate. A stable version with few tries is not used for comparison. */
const allowedRate = ({ failed, tries }: Outcome): number =>
  tries < takeBackLimits.minTries
    ? takeBackLimits.minRate
    : Math.max(takeBackLimits.minRate, (takeBackLimits.stableFactor * failed) / tries);

const isFailing = (canary: Outcome, stable: Outcome): boolean =>
  canary.tries >= takeBackLimits.minTries && lowerBoundOfRate(canary) > allowedRate(stable);
const worstClass = ({ classes }: VersionHealth) =>
  Object.entries(classes).toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? 'unknown';

/** Canaries that fail too often, with the reason for the history. */
export const findFailingCanaries = (
  remotes: RegistryDocument['remotes'],
  health: readonly VersionHealth[],
): readonly FailingCanary[] =>
  Object.entries(remotes).flatMap(([remote, { canary, stable }]) => {
    const of = (version: string) => health.find((row) => row.remote === remote && row.version === version);
    const row = canary && of(canary.version);
    if (!row) return [];
    const stableRow = of(stable);
    const [canaryOutcome, stableOutcome] = [outcomeOf(row), stableRow ? outcomeOf(stableRow) : noTries];
    if (row.networks < takeBackLimits.minNetworks || !isFailing(canaryOutcome, stableOutcome)) return [];
    const reason = `watch: ${canaryOutcome.failed} of ${canaryOutcome.tries} mounts failed in ${row.networks} networks (${worstClass(row)}), stable ${stableOutcome.failed} of ${stableOutcome.tries}`;
    return [{ remote, version: row.version, reason }];
  });

/** Removes the failing canary and keeps stable. Throws if the remote has another canary by now (PLT-008). */
export const takeBackCanary = (
  { canary, ...record }: RemoteRecord,
  { version, reason }: FailingCanary,
  now: Date,
): RemoteRecord => {
  if (canary?.version !== version)
    throw new AppError(`${version} is no longer the canary; nothing was changed.`);
  return { ...record, takenBack: { version, at: now.toISOString(), reason } };
};
