import { parseVersion } from '@crema/shared-contracts';

/** Version steps, the largest first. */
export const needs = ['major', 'minor', 'patch'] as const;
export type Need = (typeof needs)[number];

export const baseOf = (version: string): string => parseVersion(version).join('.');

/**
 * The lowest version that may follow. Below 1.0.0 the minor number breaks and the patch number adds (semver).
 */
export const leastVersionAfter = (version: string, need: Need): string => {
  const [major, minor, patch] = parseVersion(version);
  const steps: Readonly<Record<Need, ReturnType<typeof parseVersion>>> =
    major === 0
      ? { major: [0, minor + 1, 0], minor: [0, minor, patch + 1], patch: [0, minor, patch + 1] }
      : { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return steps[need].join('.');
};
