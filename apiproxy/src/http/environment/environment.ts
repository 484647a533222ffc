import { Value } from 'typebox/value';
import { judgeEnvironment, serverRules, type EnvironmentRule } from './environment.rules.ts';
import { variables, type Environment } from './environment.variables.ts';
import type { VariableDocs } from './variable-kinds.ts';

export type { Environment };
type Source = Readonly<Record<string, string | undefined>>;

/** The prefixes that only this product uses: an unknown name with one of them is a typing error. */
const ownPrefix = 'CREMA_';
/** An empty value counts as not set, except for variables in which it has a meaning of its own. */
const mayBeEmpty: readonly string[] = ['OVERRIDE_HOSTS'];
const isSet = (name: string, value: string | undefined): value is string =>
  value !== undefined && (value.trim() !== '' || mayBeEmpty.includes(name));

const docsOf = (name: keyof typeof variables): VariableDocs => variables[name] as unknown as VariableDocs;

const isInteger = (name: keyof typeof variables) => 'minimum' in variables[name];

const problemOf = (name: keyof typeof variables, text: string, value: unknown): string | undefined => {
  if (Value.Check(variables[name], value)) return undefined;
  const { expected, secret } = docsOf(name);
  const found = secret ? 'a value that does not fit (not shown, because it is a secret)' : `"${text}"`;
  return `${name}: found ${found}; expected ${expected}. Correct or unset ${name}.`;
};

/** The known name that has the most letters in common, for the error about an unknown one. */
const nearestName = (name: string): string => {
  const shared = (other: string) => {
    let start = 0;
    while (start < name.length && name[start] === other[start]) start += 1;
    return start;
  };
  return Object.keys(variables).toSorted((one, other) => shared(other) - shared(one))[0] ?? '';
};

/**
 * Checks every variable, and with `rules` which of them belong together: by default those of the server. Throws one error that lists
 * all problems: the found value, the expected one, and the next step.
 */
export const readEnvironment = (
  source: Source,
  rules: readonly EnvironmentRule[] = serverRules,
): Environment => {
  const problems: string[] = [];
  const environment: Record<string, unknown> = {};
  for (const name of Object.keys(variables) as (keyof typeof variables)[]) {
    const text = source[name];
    if (!isSet(name, text)) continue;
    const value = isInteger(name) ? Number(text) : text.trim();
    const problem = problemOf(name, text, value);
    if (problem === undefined) environment[name] = value;
    else problems.push(problem);
  }
  problems.push(...judgeEnvironment(environment as Environment, rules));
  for (const name of Object.keys(source))
    if (name.startsWith(ownPrefix) && !Object.hasOwn(variables, name))
      problems.push(
        `${name}: unknown variable; did you mean ${nearestName(name)}? Correct the name or unset it.`,
      );
  if (problems.length > 0)
    throw new Error(`The environment is invalid (docs/guides/operating.md).\n  ${problems.join('\n  ')}`);
  return environment as Environment;
};
