/** Version steps, the largest first. */
export const needs = ['major', 'minor', 'patch'] as const;
export type Need = (typeof needs)[number];
type Numbers = readonly [number, number, number];

/** `1.2.3-3f2a9c1e` → 1, 2, 3. */
const numbersOf = (version: string): Numbers => {
  const [major = 0, minor = 0, patch = 0] = (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
};
export const baseOf = (version: string): string => numbersOf(version).join('.');
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
};

/** The least version that may follow. Below 1.0.0 the minor number breaks and the patch number adds (semver). */
export const leastVersionAfter = (version: string, need: Need): string => {
  const [major, minor, patch] = numbersOf(version);
  const steps: Readonly<Record<Need, Numbers>> =
    major === 0
      ? { major: [0, minor + 1, 0], minor: [0, minor, patch + 1], patch: [0, minor, patch + 1] }
      : { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return steps[need].join('.');
};

/** `^1.2.0` accepts a later minor, `^0.2.1` only a later patch; any other range accepts only itself. */
export const satisfiesRange = (range: string, version: string): boolean => {
  if (!range.startsWith('^')) return range === version;
  if (version.includes('-')) return false;
  return (
    compareVersions(version, range.slice(1)) >= 0 &&
    compareVersions(version, leastVersionAfter(range.slice(1), 'major')) < 0
  );
};
