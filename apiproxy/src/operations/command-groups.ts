import { domains } from '../domains.ts';
import { jobCommands } from '../jobs/jobs.commands.ts';
import type { OperatorCommand } from './operator-command.ts';
import { createReconcileCommand } from './reconcile.command.ts';
import { collectChecks } from './reconcile.ts';

/** What `npm run <group> -- <command>` can do. A group with a single command needs no name of it. */
export const commandGroups: Readonly<Record<string, readonly OperatorCommand[]>> = {
  jobs: jobCommands,
  reconcile: [createReconcileCommand(collectChecks(domains))],
};

export class UsageError extends Error {}

const helpOf = (group: string, commands: readonly OperatorCommand[]) =>
  commands.map(({ usage, summary }) => `npm run ${group}${usage && ` -- ${usage}`}\n  ${summary}`).join('\n');

/** Finds the command of a command line and the words that are left for it. Throws the usage if there is none. */
export const findCommand = (
  group: string,
  words: readonly string[],
): { readonly command: OperatorCommand; readonly rest: readonly string[] } => {
  const commands = Object.hasOwn(commandGroups, group) ? commandGroups[group] : undefined;
  if (!commands)
    throw new UsageError(`No commands ${group}. There are: ${Object.keys(commandGroups).join(', ')}`);
  const [only] = commands;
  if (commands.length === 1 && only && words[0] !== '--help') return { command: only, rest: words };
  const command = commands.find(({ name }) => name === words[0]);
  if (!command) throw new UsageError(helpOf(group, commands));
  return { command, rest: words.slice(1) };
};
