import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readEnvironment, type Environment } from '../../http/environment/environment.ts';
import { operatorRules } from '../../http/environment/environment.rules.ts';
import { systemClock } from '../../http/system.ts';
import { openDatabase, type Database } from '../../storage/database.ts';
import { pendingMigrations } from '../../storage/migrate.ts';
import { findCommand } from './command-groups.ts';
import type { OperatorReport, ParsedArgs } from '../../operations/operator-command.ts';
import {
  callOperatorSocket,
  operatorSocketPath,
  type OperatorAnswer,
  type OperatorCall,
} from '../../operations/operator-socket.ts';
import { readCall, runOperatorCall } from './run-operator-call.ts';
import { migrations } from '../migrations.ts';

export interface CliContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const runOnDatabase = async (
  database: Database,
  environment: Environment,
  call: OperatorCall,
): Promise<OperatorReport> => {
  try {
    const pending = await pendingMigrations(database.db, migrations);
    if (pending.length > 0)
      throw new Error(
        `The database schema is older than this version: not applied: ${pending.join(', ')}. Start the server once; it runs the migrations.`,
      );
    const deps = { db: database.db, clock: systemClock, environment, notify: () => undefined };
    return await runOperatorCall(deps, call);
  } finally {
    await database.close();
  }
};

const reportOf = (answer: OperatorAnswer): OperatorReport => {
  if ('error' in answer) throw new Error(answer.error);
  return answer.report;
};

/**
 * Uses PostgreSQL if DATABASE_URL is set; else the embedded database in DATA_DIR, through the running server if there
 * is one.
 */
/** The server that runs the command has another working directory. */
const withWholePath = (call: OperatorCall, { positionals: [path] }: ParsedArgs): OperatorCall => ({
  ...call,
  args: call.args.map((arg) => (arg === path ? resolve(arg) : arg)),
});

const runCall = async (given: OperatorCall, context: CliContext): Promise<OperatorReport> => {
  const { command, args } = readCall(given);
  const call = command.takesPath ? withWholePath(given, args) : given;
  if ('runHere' in command) return command.runHere(args);
  const environment = readEnvironment(context.environment, operatorRules);
  const { DATABASE_URL: databaseUrl, DATA_DIR } = environment;
  if (databaseUrl)
    return runOnDatabase(
      await openDatabase({ databaseUrl, poolSize: 1, timeLimits: 'none' }),
      environment,
      call,
    );
  const dataDir = resolve(DATA_DIR ?? 'var/db');
  const answer = await callOperatorSocket(operatorSocketPath(dataDir), call);
  if (answer) return reportOf(answer);
  if (!existsSync(join(dataDir, 'pg')))
    throw new Error(
      `No database in ${dataDir}. Set DATABASE_URL, or set DATA_DIR to the server's data directory.`,
    );
  return runOnDatabase(await openDatabase({ dataDir }), environment, call);
};

/** Pads every column but the last. */
const toTable = ({ columns, rows }: OperatorReport): string => {
  const lines = [columns, ...rows];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => (line[index] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, index) => (index === line.length - 1 ? cell : cell.padEnd(widths[index] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** Runs one command line and returns its exit code: 0 success, 1 a deviation or an error, 2 invalid usage. */
export const runOperatorCli = async (argv: readonly string[], context: CliContext): Promise<number> => {
  const [group = '', ...rest] = argv;
  const args = rest.filter((arg) => arg !== '--json');
  try {
    findCommand(group, args);
  } catch (cause) {
    context.printError((cause as Error).message);
    return 2;
  }
  try {
    const report = await runCall({ group, args }, context);
    const { rows, summary, ok } = report;
    if (rest.includes('--json')) context.print(JSON.stringify(report));
    else context.print([...(rows.length > 0 ? [toTable(report), ''] : []), summary].join('\n'));
    return ok ? 0 : 1;
  } catch (cause) {
    context.printError(`${group}: ${(cause as Error).message}`);
    return 1;
  }
};
