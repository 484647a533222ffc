import { modules } from '../modules.ts';
import { usageCommand } from '../../composition/telemetry/usage.command.ts';
import { feedCommands } from '../../engagement/engagement.public.ts';
import { jobCommands } from '../../jobs/jobs.commands.ts';
import { memberCommands } from '../../identity/identity.public.ts';
import { oauthClientCommands } from '../../oauth/oauth.public.ts';
import type { LocalCommand, OperatorCommand } from '../../operations/operator-command.ts';
import { paymentCommands } from '../../payments/payments.public.ts';
import { createShopCommands } from '../../shop/commands/shop.commands.ts';
import { collectShopParts } from '../../shop/shop-parts.ts';
import { storeKeyCommands } from '../../ordering/ordering.public.ts';
import { createReconcileCommand } from '../../operations/reconcile.command.ts';
import { collectComparisons } from '../../operations/reconcile-comparison.ts';
import { collectChecks } from '../../operations/reconcile.ts';

type AnyCommand = OperatorCommand | LocalCommand;
/** The commands of `npm run <group> -- <command>`. A group with a single command needs no command name. */
export const commandGroups: Readonly<Record<string, readonly AnyCommand[]>> = {
  jobs: jobCommands,
  members: memberCommands,
  usage: [usageCommand],
  feed: feedCommands,
  payments: paymentCommands,
  shop: createShopCommands(collectShopParts(modules)),
  'store-keys': storeKeyCommands,
  'oauth-clients': oauthClientCommands,
  reconcile: [createReconcileCommand(collectChecks(modules), collectComparisons(modules))],
};

export class UsageError extends Error {}

const helpOf = (group: string, commands: readonly AnyCommand[]) =>
  commands.map(({ usage, summary }) => `npm run ${group}${usage && ` -- ${usage}`}\n  ${summary}`).join('\n');

/** No line for a missing command or for --help, which only ask for the usage. */
const unknownCommand = (group: string, name: string | undefined) =>
  name === undefined || name === '--help' ? [] : [`Unknown command ${name} of ${group}. Expected one of:`];

/** Finds the command of a command line and its remaining arguments. Throws the error and the usage if there is none. */
export const findCommand = (
  group: string,
  args: readonly string[],
): { readonly command: AnyCommand; readonly rest: readonly string[] } => {
  const commands = Object.hasOwn(commandGroups, group) ? commandGroups[group] : undefined;
  if (!commands)
    throw new UsageError(
      `Unknown command group ${group}. Expected one of: ${Object.keys(commandGroups).join(', ')}`,
    );
  const [only] = commands;
  if (commands.length === 1 && only && args[0] !== '--help')
    return { command: only, rest: args[0] === only.name ? args.slice(1) : args };
  const command = commands.find(({ name }) => name === args[0]);
  if (!command) throw new UsageError([...unknownCommand(group, args[0]), helpOf(group, commands)].join('\n'));
  return { command, rest: args.slice(1) };
};
