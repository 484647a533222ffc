import type { Kysely } from 'kysely';
import type { Environment } from '../http/environment/environment.ts';
import type { Clock } from '../http/system.ts';
import type { Tables } from '../storage/tables.ts';

/** The dependencies of an operator command. */
export interface OperatorDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly environment: Environment;
  /** Wakes the job runner if this process has one. */
  notify(): void;
}
export interface ParsedArgs {
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}
export interface OperatorReport {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly summary: string;
  /** The value false leads to exit code 1. */
  readonly ok: boolean;
}
interface DescribedCommand {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, 'boolean' | 'string'>>;
  /** The first argument is a path, relative to the folder where the command line was started. */
  readonly takesPath?: true;
}
/** A command that needs no database: it runs in the process of the command line. */
export interface LocalCommand extends DescribedCommand {
  runHere(args: ParsedArgs): Promise<OperatorReport>;
}
export interface OperatorCommand extends DescribedCommand {
  run(deps: OperatorDeps, args: ParsedArgs): Promise<OperatorReport>;
}
