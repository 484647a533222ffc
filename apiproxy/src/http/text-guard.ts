import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

/** Longer than any id, number, sku or code of ours; what is longer names nothing and is not echoed either. */
export const longestId = 64;

const nul = '\u0000';
const idName = /(?:^id|Id|Number|^sku|[cC]ode|^locale)$/;
/** `\u0000` as a GraphQL document spells it in a string: an odd number of backslashes before the u. */
const spelledNul = /(?<!\\)(?:\\\\)*\\u(?:0000|\{0+\})/;
/** Query parameters that carry JSON of their own: a GraphQL GET. */
const jsonParameters = ['variables', 'extensions'] as const;

interface Place {
  readonly value: unknown;
  readonly name: string;
  readonly path: string;
}
type TextRule = (text: string, name: string) => boolean;
/** What SQL cannot store as text or jsonb, and what is too long to be looked up. */
const textRules: readonly TextRule[] = [
  (text) => text.includes(nul) || !text.isWellFormed(),
  (text, name) => name === 'query' && spelledNul.test(text),
  (text, name) => text.length > longestId && idName.test(name),
];
const isBroken = (text: string, name: string) => textRules.some((broken) => broken(text, name));

/** The path of the first text that no endpoint can use. A list of its own: nesting must not fill the stack. */
export const findBrokenText = (root: unknown): string | undefined => {
  const waiting: Place[] = [{ value: root, name: '', path: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, name, path } = place;
    if (typeof value === 'string' && isBroken(value, name)) return path;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const list = Array.isArray(value);
    for (const [key, item] of Object.entries(value)) {
      if (!list && isBroken(key, '')) return path;
      // A list's entries are named like the list.
      waiting.push({ value: item, name: list ? name : key, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
};

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Whose it is says what is wrong with it.
    return undefined;
  }
};
const jsonOf = (query: unknown): unknown =>
  jsonParameters.map((name) => parsed((query as Record<string, unknown> | undefined)?.[name]));

/** The path is the sender's own words: told only when it looks like the name of a field. */
const fieldOf = (path: string) => (/^[\w.-]{1,100}$/.test(path) ? path : undefined);

/**
 * Refuses text with a NUL or half a surrogate pair wherever a request carries it, before any handler: SQL stores
 * neither, and would answer with a failure of ours what is a mistake of the sender's.
 */
export const registerTextGuard = (app: FastifyInstance, prefix = '/'): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.url.startsWith(prefix)) return;
    for (const carried of [request.params, request.query, jsonOf(request.query), request.body]) {
      const path = findBrokenText(carried);
      if (path !== undefined) throw refusal('VALIDATION', undefined, { field: fieldOf(path) });
    }
  });
};
