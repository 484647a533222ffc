import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { garbageVerbs } from './garbage.verb.ts';
import { inspectVerbs } from './inspect.verbs.ts';
import { keyVerbs } from './key.verbs.ts';
import { openRegistry } from './open-registry.ts';
import { publishVerbs } from './publish.verb.ts';
import { Refusal } from './release.rules.ts';
import { releaseVerbs } from './release.verbs.ts';
import type { Verb } from './verb.ts';
import { watchVerbs } from './watch.verb.ts';

const verbs: Readonly<Record<string, Verb>> = {
  ...publishVerbs,
  ...releaseVerbs,
  ...inspectVerbs,
  ...garbageVerbs,
  ...keyVerbs,
  ...watchVerbs,
};
const everyVerb: Verb['options'] = {
  registry: { type: 'string', summary: 'a folder or s3://bucket/prefix (var/registry)' },
  json: { type: 'boolean', summary: 'prints JSON' },
  help: { type: 'boolean', summary: 'prints this' },
};
const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

/** The command line was not understood; nothing was tried. */
class UsageError extends Error {}

export interface Surroundings {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

const callOf = (name: string, verb: Verb) =>
  [
    `crema ${name}`,
    ...verb.arguments.map((word) => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : `<${word}>`)),
    ...Object.entries(verb.options).map(([option, { type, required }]) => {
      const text = `--${option}${type === 'string' ? ` ${option.toUpperCase()}` : ''}`;
      return required ? text : `[${text}]`;
    }),
  ].join(' ');
const optionLines = (options: Verb['options']) =>
  Object.entries(options).map(([name, { summary }]) => `  --${name.padEnd(14)} ${summary}`);
const helpOf = (name: string, verb: Verb) =>
  [callOf(name, verb), `  ${verb.summary}`, '', ...optionLines({ ...verb.options, ...everyVerb })].join('\n');
const helpOfAll = () =>
  [
    'crema <verb> …: what is released, and to whom',
    '',
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(14)} ${summary}`),
    '',
    ...optionLines(everyVerb),
    '',
    'crema <verb> --help tells more.',
  ].join('\n');

const parse = (name: string, verb: Verb, words: readonly string[]) => {
  const table = { ...verb.options, ...everyVerb };
  const options = Object.fromEntries(Object.entries(table).map(([key, { type }]) => [key, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...words], options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (cause) {
    throw new UsageError(`${(cause as Error).message}\n${callOf(name, verb)}`);
  }
};
const nameArguments = (name: string, verb: Verb, given: readonly string[]) => {
  const least = verb.arguments.filter((word) => !word.endsWith('?')).length;
  if (given.length < least || given.length > verb.arguments.length) throw new UsageError(callOf(name, verb));
  return Object.fromEntries(given.map((word, index) => [verb.arguments[index]?.replace('?', ''), word]));
};

/** What is named wins over the environment, and that over the default. */
const openNamed = (named: string | boolean | undefined, surroundings: Surroundings) => {
  const { root, environment, printError } = surroundings;
  const varFolder = environment.CREMA_VAR ?? join(root, 'var');
  const place =
    typeof named === 'string'
      ? named
      : (environment.REGISTRY_URL ?? environment.REGISTRY_DIR ?? join(varFolder, 'registry'));
  return openRegistry({ place, environment, varFolder, note: (line) => printError(`crema: ${line}`) });
};

const answerTo = async (words: readonly string[], surroundings: Surroundings) => {
  const { root, environment, now } = surroundings;
  const [name = '--help', ...rest] = words;
  if (name === '--help') return helpOfAll();
  if (name.startsWith('-')) throw new UsageError(`the verb comes first\n${helpOfAll()}`);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Error(`no verb ${name}; there are: ${Object.keys(verbs).join(', ')}`);
  const { values, positionals } = parse(name, verb, rest);
  if (values.help) return helpOf(name, verb);
  const named = nameArguments(name, verb, positionals);
  for (const [option, { required }] of Object.entries(verb.options))
    if (required && values[option] === undefined) throw new UsageError(callOf(name, verb));
  const world = { root, environment, registry: openNamed(values.registry, surroundings), now: now() };
  const { data, text } = await verb.run(world, { arguments: named, options: values });
  return values.json ? JSON.stringify(data) : text;
};

/** Runs one command line and answers its exit code: 0 done, 1 refused, 2 not understood. */
export const runCommand = async (words: readonly string[], surroundings: Surroundings): Promise<number> => {
  try {
    surroundings.print(await answerTo(words, surroundings));
    return exitCodes.done;
  } catch (cause) {
    const usage = cause instanceof UsageError;
    const message = cause instanceof Error ? cause.message : String(cause);
    const json = words.includes('--json');
    surroundings.printError(
      json
        ? JSON.stringify({ error: message, ...(cause instanceof Refusal && cause.data) })
        : `crema: ${message}`,
    );
    return usage ? exitCodes.usage : exitCodes.refused;
  }
};
