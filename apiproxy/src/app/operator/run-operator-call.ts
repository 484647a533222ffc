import { parseArgs } from 'node:util';
import { findCommand } from './command-groups.ts';
import type { OperatorDeps, OperatorReport, ParsedArgs } from '../../operations/operator-command.ts';
import type { OperatorCall } from '../../operations/operator-socket.ts';

/** The command of one command line, and its arguments. Throws an error that names the invalid argument. */
export const readCall = ({ group, args }: OperatorCall) => {
  const { command, rest } = findCommand(group, args);
  const options = Object.fromEntries(Object.entries(command.options).map(([name, type]) => [name, { type }]));
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  const parsed: ParsedArgs = { options: values as Record<string, string | boolean>, positionals };
  return { command, args: parsed };
};

/** Parses and runs one command line of a command that uses the database. */
export const runOperatorCall = async (deps: OperatorDeps, call: OperatorCall): Promise<OperatorReport> => {
  const { command, args } = readCall(call);
  return 'runHere' in command ? command.runHere(args) : command.run(deps, args);
};
