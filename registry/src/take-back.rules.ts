import type { RegistryDocument, RemoteRecord, VersionHealth } from '@crema/shared-contracts';
import { Refusal } from './release.rules.ts';

/** When a canary is taken back (PLT-008). */
export const takeBackLimits = {
  /** Fewer mounts and failures to mount than this say nothing. */
  leastTries: 20,
  /** Fewer networks that report errors could be one person with several addresses: they convict no version. */
  leastNetworks: 5,
  /** A share of failures that is let pass even when stable never fails. */
  leastRate: 0.02,
  /** A canary may fail so many times as often as stable. */
  stableFactor: 3,
  /** How far the canary's share must lie above the limit, in standard errors: chance alone gets there once in 700 looks. */
  sigmas: 3,
} as const;

export interface Fault {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
}
interface Outcome {
  readonly failed: number;
  readonly tries: number;
}
/** Errors of these phases come instead of a mount, all others come after one. */
const beforeMount = ['manifest/', 'entry/', 'init/'];

/** One mount can report many errors: no more can have failed than were tried. */
const outcomeOf = ({ mounted, errors, classes }: VersionHealth): Outcome => {
  const unmounted = Object.entries(classes)
    .filter(([name]) => beforeMount.some((phase) => name.startsWith(phase)))
    .reduce((sum, [, count]) => sum + count, 0);
  const tries = mounted + unmounted || errors;
  return { failed: Math.min(errors, tries), tries };
};
const untried: Outcome = { failed: 0, tries: 0 };

/** The least share that the true one is likely to be (Wilson's bound): 2 of 20 could be chance, 200 of 2,000 not. */
const leastLikelyRate = ({ failed, tries }: Outcome): number => {
  const z = takeBackLimits.sigmas;
  const rate = failed / tries;
  const centre = rate + z ** 2 / (2 * tries);
  const spread = z * Math.sqrt((rate * (1 - rate)) / tries + z ** 2 / (4 * tries ** 2));
  return (centre - spread) / (1 + z ** 2 / tries);
};
/** A stable version that was hardly tried says nothing of what is usual. */
const allowedRate = ({ failed, tries }: Outcome): number =>
  tries < takeBackLimits.leastTries
    ? takeBackLimits.leastRate
    : Math.max(takeBackLimits.leastRate, (takeBackLimits.stableFactor * failed) / tries);

const isFailing = (canary: Outcome, stable: Outcome): boolean =>
  canary.tries >= takeBackLimits.leastTries && leastLikelyRate(canary) > allowedRate(stable);
const worstClass = ({ classes }: VersionHealth) =>
  Object.entries(classes).toSorted(([, left], [, right]) => right - left)[0]?.[0] ?? 'unknown';

/** The canaries that fail too often, with the reason for the history. */
export const findFaults = (
  remotes: RegistryDocument['remotes'],
  health: readonly VersionHealth[],
): readonly Fault[] =>
  Object.entries(remotes).flatMap(([remote, { canary, stable }]) => {
    const of = (version: string) => health.find((row) => row.remote === remote && row.version === version);
    const row = canary && of(canary.version);
    if (!row) return [];
    const stableRow = of(stable);
    const [tried, usual] = [outcomeOf(row), stableRow ? outcomeOf(stableRow) : untried];
    if (row.networks < takeBackLimits.leastNetworks || !isFailing(tried, usual)) return [];
    const reason = `watch: ${tried.failed} of ${tried.tries} mounts failed in ${row.networks} networks (${worstClass(row)}), stable ${usual.failed} of ${usual.tries}`;
    return [{ remote, version: row.version, reason }];
  });

/** Ends the canary that was judged and leaves stable as it is; refuses when another one is out by now (PLT-008). */
export const takeBackCanary = (
  { canary, ...record }: RemoteRecord,
  { version, reason }: Fault,
  now: Date,
): RemoteRecord => {
  if (canary?.version !== version) throw new Refusal(`${version} is the canary no more`);
  return { ...record, takenBack: { version, at: now.toISOString(), reason } };
};
