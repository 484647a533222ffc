import { parseArgs } from 'node:util';
import { findCommand } from './command-groups.ts';
import type { OperatorDeps, OperatorReport } from './operator-command.ts';
import type { OperatorCall } from './operator-socket.ts';

/** Parses and runs one command line. Throws a sentence when it cannot be understood. */
export const runOperatorCall = async (
  deps: OperatorDeps,
  { group, words }: OperatorCall,
): Promise<OperatorReport> => {
  const { command, rest } = findCommand(group, words);
  const options = Object.fromEntries(Object.entries(command.options).map(([name, type]) => [name, { type }]));
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  return command.run(deps, { options: values as Record<string, string | boolean>, words: positionals });
};
