import type { FastifyInstance } from 'fastify';
import { refusal } from './refusal.ts';

/** Longer than any id, number, sku or code of ours; what is longer names nothing and is not echoed either. */
export const longestId = 64;
/** Longer than anything that a person types into a form. A route sets another limit as `config.longestText`. */
export const longestText = 2_000;
/** Longer than any cart; a list of browser reports is shorter too. */
export const longestList = 500;
/** A GraphQL document in development (production takes hashes only), and the JSON of a GET, which Node's header limit bounds. */
const longestDocument = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The longest text that a request to this route may hold anywhere. */
    longestText?: number;
  }
}

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
type TextRule = (text: string, name: string, longest: number) => boolean;
const documentNames: readonly string[] = ['query', ...jsonParameters];
/** Checked top to bottom; lengths first, so that no expression reads a text of any length. */
const textRules: readonly TextRule[] = [
  (text, name, longest) => text.length > (documentNames.includes(name) ? longestDocument : longest),
  (text, name) => text.length > longestId && idName.test(name),
  // What SQL cannot store as text or jsonb.
  (text) => text.includes(nul) || !text.isWellFormed(),
  (text, name) => name === 'query' && spelledNul.test(text),
];

/**
 * The path of the first text or list that no endpoint can use: too long, or not storable. It walks with a list of its
 * own, because deep nesting would fill the call stack.
 */
export const findBrokenText = (root: unknown, longest: number = longestText): string | undefined => {
  const isBroken = (text: string, name: string) => textRules.some((broken) => broken(text, name, longest));
  const waiting: Place[] = [{ value: root, name: '', path: '' }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value, name, path } = place;
    if (typeof value === 'string' && isBroken(value, name)) return path;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const list = Array.isArray(value);
    if (list && value.length > longestList) return path;
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
 * Refuses, before any handler and wherever a request carries it: a text or list that is too long, so that no later
 * step works on unbounded input; a NUL or half a surrogate pair, which SQL cannot store.
 */
export const registerTextGuard = (app: FastifyInstance, prefix = '/'): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.url.startsWith(prefix)) return;
    const longest = request.routeOptions.config.longestText ?? longestText;
    for (const carried of [request.params, request.query, jsonOf(request.query), request.body]) {
      const path = findBrokenText(carried, longest);
      if (path !== undefined) throw refusal('VALIDATION', undefined, { field: fieldOf(path) });
    }
  });
};
