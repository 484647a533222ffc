/**
 * A version `1.2.3`, followed by `-3f2a9c1e` (of a published build) or `+3f2a9c1e` (of its content). It is
 * part of paths and URLs.
 */
export const versionPattern = /^\d+\.\d+\.\d+(?:[-+][\w.+-]{1,100})?$/;
export const caretRangePattern = /^\^\d+\.\d+\.\d+$/;

type Numbers = readonly [major: number, minor: number, patch: number];

/** The numbers of a version; the part after `-` or `+` does not count. */
export const parseVersion = (version: string): Numbers => {
  const [major = 0, minor = 0, patch = 0] = (/^\d+\.\d+\.\d+/.exec(version)?.[0] ?? '')
    .split('.')
    .map(Number);
  return [major, minor, patch];
};

/** Compares two versions; the result is negative, zero or positive, as `Array.sort` expects it. */
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [parseVersion(one), parseVersion(other)];
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
};

/**
 * Whether a range accepts a version: `^1.2.0` accepts 1.2.0 up to, not including, 2.0.0; `^0.2.1` accepts a
 * later patch of 0.2 only. A caret accepts no prerelease. A range without a caret accepts only itself.
 */
export const satisfiesRange = (range: string, version: string): boolean => {
  if (!range.startsWith('^')) return range === version;
  const least = range.slice(1);
  const [wanted, offered] = [parseVersion(least), parseVersion(version)];
  const isCompatible = wanted[0] === offered[0] && (wanted[0] > 0 || wanted[1] === offered[1]);
  return isCompatible && !/^[\d.]+-/.test(version) && compareVersions(version, least) >= 0;
};
