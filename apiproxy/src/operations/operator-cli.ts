import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '../http/world.ts';
import { openDatabase, type Database } from '../storage/database.ts';
import { pendingMigrations } from '../storage/migrations.ts';
import { findCommand } from './command-groups.ts';
import type { OperatorReport } from './operator-command.ts';
import {
  askOperatorSocket,
  operatorSocketPath,
  type OperatorAnswer,
  type OperatorCall,
} from './operator-socket.ts';
import { runOperatorCall } from './run-operator-call.ts';

export interface CliContext {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const onDatabase = async (database: Database, call: OperatorCall): Promise<OperatorReport> => {
  try {
    const pending = await pendingMigrations(database.db);
    if (pending.length > 0)
      throw new Error(
        `The database is older than this version: ${pending.join(', ')} not applied. Start the server once; it migrates.`,
      );
    return await runOperatorCall({ db: database.db, clock: systemClock, notify: () => undefined }, call);
  } finally {
    await database.close();
  }
};

const reportOf = (answer: OperatorAnswer): OperatorReport => {
  if ('error' in answer) throw new Error(answer.error);
  return answer.report;
};

/** PostgreSQL by DATABASE_URL; else the embedded database in DATA_DIR, through its server while one runs. */
const answerTo = async (call: OperatorCall, { environment }: CliContext): Promise<OperatorReport> => {
  const databaseUrl = environment['DATABASE_URL'];
  if (databaseUrl)
    return onDatabase(await openDatabase({ databaseUrl, poolSize: 1, timeLimits: 'none' }), call);
  const dataDir = resolve(environment['DATA_DIR'] ?? 'var/db');
  const answer = await askOperatorSocket(operatorSocketPath(dataDir), call);
  if (answer) return reportOf(answer);
  if (!existsSync(join(dataDir, 'pg')))
    throw new Error(`No database in ${dataDir}. Set DATABASE_URL, or DATA_DIR to the server's.`);
  return onDatabase(await openDatabase({ dataDir }), call);
};

/** Columns side by side; the last one is as long as it likes. */
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

const withoutJson = (words: readonly string[]) => words.filter((word) => word !== '--json');

/** Runs one command line and returns its exit code: 0 done, 1 a deviation or a failure, 2 not understood. */
export const runOperatorCli = async (argv: readonly string[], context: CliContext): Promise<number> => {
  const [group = '', ...given] = argv;
  const words = withoutJson(given);
  try {
    findCommand(group, words);
  } catch (cause) {
    context.printError((cause as Error).message);
    return 2;
  }
  try {
    const report = await answerTo({ group, words }, context);
    const { rows, summary, ok } = report;
    if (given.includes('--json')) context.print(JSON.stringify(report));
    else context.print([...(rows.length > 0 ? [toTable(report), ''] : []), summary].join('\n'));
    return ok ? 0 : 1;
  } catch (cause) {
    context.printError(`${group}: ${(cause as Error).message}`);
    return 1;
  }
};
