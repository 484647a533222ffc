import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { garbageCommands } from './garbage.command.ts';
import { inspectCommands } from './inspect.commands.ts';
import { keyCommands } from './key.commands.ts';
import { openRegistry } from '../open-registry.ts';
import { publishCommands } from './publish.command.ts';
import { AppError } from '../app-error.ts';
import { releaseCommands } from './release.commands.ts';
import type { Command } from './command.ts';
import { watchCommands } from './watch.command.ts';

const commands: Readonly<Record<string, Command>> = {
  ...publishCommands,
  ...releaseCommands,
  ...inspectCommands,
  ...garbageCommands,
  ...keyCommands,
  ...watchCommands,
};
const sharedOptions: Command['options'] = {
  registry: { type: 'string', summary: 'a folder or s3://bucket/prefix (var/registry)' },
  json: { type: 'boolean', summary: 'prints JSON' },
  help: { type: 'boolean', summary: 'prints this help' },
};
const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/** The command line could not be parsed; nothing was executed. */
class UsageError extends Error {}

export interface System {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const usageOf = (name: string, command: Command) =>
  [
    `crema ${name}`,
    ...command.arguments.map((argument) =>
      argument.endsWith('?') ? `[${argument.slice(0, -1)}]` : `<${argument}>`,
    ),
    ...Object.entries(command.options).map(([option, { type, required }]) => {
      const text = `--${option}${type === 'string' ? ` ${option.toUpperCase()}` : ''}`;
      return required ? text : `[${text}]`;
    }),
  ].join(' ');
const optionLines = (options: Command['options']) =>
  Object.entries(options).map(([name, { summary }]) => `  --${name.padEnd(14)} ${summary}`);
const helpOf = (name: string, command: Command) =>
  [
    usageOf(name, command),
    `  ${command.summary}`,
    '',
    ...optionLines({ ...command.options, ...sharedOptions }),
  ].join('\n');
const helpOfAllCommands = () =>
  [
    'crema <command> …: publishes remotes and decides who gets which version',
    '',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`),
    '',
    ...optionLines(sharedOptions),
    '',
    'crema <command> --help describes one command.',
  ].join('\n');

const parse = (name: string, command: Command, argv: readonly string[]) => {
  const table = { ...command.options, ...sharedOptions };
  const options = Object.fromEntries(Object.entries(table).map(([key, { type }]) => [key, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message}\n${usageOf(name, command)}`);
  }
};
const nameArguments = (name: string, command: Command, given: readonly string[]) => {
  const least = command.arguments.filter((argument) => !argument.endsWith('?')).length;
  if (given.length < least || given.length > command.arguments.length)
    throw new UsageError(usageOf(name, command));
  return Object.fromEntries(
    given.map((argument, index) => [command.arguments[index]?.replace('?', ''), argument]),
  );
};

/** The option --registry, else the environment, else var/registry. */
const openConfiguredRegistry = (namedLocation: string | boolean | undefined, system: System) => {
  const { root, environment, printError } = system;
  const varFolder = environment.CREMA_VAR ?? join(root, 'var');
  const location =
    typeof namedLocation === 'string'
      ? namedLocation
      : (environment.REGISTRY_URL ?? environment.REGISTRY_DIR ?? join(varFolder, 'registry'));
  return openRegistry({ location, environment, varFolder, note: (line) => printError(`crema: ${line}`) });
};

const runCommandLine = async (argv: readonly string[], system: System) => {
  const { root, environment, now } = system;
  const [name = '--help', ...rest] = argv;
  if (name === '--help') return helpOfAllCommands();
  if (name.startsWith('-'))
    throw new UsageError(`found an option first, expected a command\n${helpOfAllCommands()}`);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    throw new Error(`found no command ${name}; known commands: ${Object.keys(commands).join(', ')}`);
  const { values, positionals } = parse(name, command, rest);
  if (values.help) return helpOf(name, command);
  const namedLocation = nameArguments(name, command, positionals);
  for (const [option, { required }] of Object.entries(command.options))
    if (required && values[option] === undefined) throw new UsageError(usageOf(name, command));
  const context = {
    root,
    environment,
    registry: openConfiguredRegistry(values.registry, system),
    now: now(),
  };
  const { data, text } = await command.run(context, { arguments: namedLocation, options: values });
  return values.json ? JSON.stringify(data) : text;
};

/** Runs one command line. Returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export const runCommand = async (argv: readonly string[], system: System): Promise<number> => {
  try {
    system.print(await runCommandLine(argv, system));
    return exitCodes.done;
  } catch (cause) {
    const usage = cause instanceof UsageError;
    const message = cause instanceof Error ? cause.message : String(cause);
    const json = argv.includes('--json');
    system.printError(
      json
        ? JSON.stringify({ error: message, ...(cause instanceof AppError && cause.data) })
        : `crema: ${message}`,
    );
    return usage ? exitCodes.usage : exitCodes.refused;
  }
};
