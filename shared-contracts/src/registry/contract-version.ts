import { satisfiesRange } from './version.ts';

/** The version of the contract between host and remotes; a remote states the range it was built for (PLT-007). */
export const contractVersion = '3.9.0';

/** Whether a remote that was built for this range of contracts works with the offered one. */
export const satisfiesContract = (range: string, offered: string = contractVersion): boolean =>
  satisfiesRange(range, offered);
