/**
 * The surroundings of a renderer process, in which a server and a browser differ. The publish gate renders each page in
 * several: markup that depends on one of them is not what the browser hydrates (docs/decisions/066).
 */
export interface RenderConditions {
  /** A zone of the system's time zones, such as `Pacific/Chatham`. */
  readonly timeZone: string;
  /** The default language as the environment variable LC_ALL has it, such as `ar_EG`. */
  readonly locale: string;
  /** The seed of Math.random. */
  readonly randomSeed: number;
  /** The clock is ahead by this time. */
  readonly clockAheadMs?: number;
  /** The globals of a browser exist for the remote's code, and what it reads of them is recorded. */
  readonly hasWindow?: boolean;
}
/** The conditions that the program of the process makes itself; its parent makes the others when it starts the process. */
export type ProgramConditions = Pick<RenderConditions, 'clockAheadMs' | 'hasWindow'>;

/** The argument with which a process is started. */
export const toArgument = ({ clockAheadMs = 0, hasWindow = false }: ProgramConditions): string =>
  JSON.stringify({ clockAheadMs, hasWindow });
/** None for a process that was started without the argument: a server's. */
export const readArgument = (argument: string | undefined): ProgramConditions =>
  argument === undefined ? {} : (JSON.parse(argument) as ProgramConditions);
