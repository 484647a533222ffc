import { parseArgs } from 'node:util';
import { findCommand } from './command-groups.ts';
import type { OperatorDeps, OperatorReport } from '../../operations/operator-command.ts';
import type { OperatorCall } from '../../operations/operator-socket.ts';

/** Parses and runs one command line. Throws an error that names the invalid argument. */
export const runOperatorCall = async (
  deps: OperatorDeps,
  { group, args }: OperatorCall,
): Promise<OperatorReport> => {
  const { command, rest } = findCommand(group, args);
  const options = Object.fromEntries(Object.entries(command.options).map(([name, type]) => [name, { type }]));
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  return command.run(deps, { options: values as Record<string, string | boolean>, positionals });
};
