/** The version of the contract between host and remotes; a remote states the range it was built for (PLT-007). */
export const contractVersion = '3.0.0';

/** `^1.2.0` accepts 1.2.0 up to, not including, 2.0.0. */
export const satisfiesContract = (range: string, offered: string = contractVersion): boolean => {
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = range.slice(1).split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = offered.split('.').map(Number);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
};
