import type { FastifyInstance } from 'fastify';
import { createAppError } from '../errors/app-error.ts';

/**
 * The limit is longer than any id, number, sku or code of ours. A longer value cannot match anything and is
 * not echoed in the reply.
 */
export const maxIdLength = 64;
/** The limit is longer than any form input of a person. */
export const maxTextLength = 2_000;
/** The limit is longer than any cart and any list of browser reports. */
export const maxListLength = 500;
/**
 * A GraphQL document in development (production accepts hashes only), and the JSON of a GET, which Node's header limit
 * bounds.
 */
const maxDocumentLength = 64 * 1024;

export interface TextLimits {
  /** The longest text allowed anywhere in a request to this route; maxTextLength by default. */
  readonly text?: number;
  /** The longest text of a field, by the field's name: `{ code: 2048 }`. It overrides both defaults. */
  readonly fields?: Readonly<Record<string, number>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of this route if the defaults are too strict, such as for an OAuth provider's code. */
    textLimits?: TextLimits;
  }
}

const nul = '\u0000';
const idName = /(?:^id|Id|Number|^sku|[cC]ode|^locale)$/;
/** Matches `\u0000` as a GraphQL string literal escapes it: an odd number of backslashes before the u. */
const escapedNul = /(?<!\\)(?:\\\\)*\\u(?:0000|\{0+\})/;
/** Query parameters that contain JSON: a GraphQL GET. */
const jsonParameters = ['variables', 'extensions'] as const;

interface RequestValue {
  readonly value: unknown;
  readonly name: string;
  readonly path: string;
}
type TextRule = (text: string, name: string, limits: TextLimits) => boolean;
const documentNames: readonly string[] = ['query', ...jsonParameters];
const fieldLimit = (name: string, { fields }: TextLimits): number | undefined =>
  fields && Object.hasOwn(fields, name) ? fields[name] : undefined;
const maxLengthOf = (name: string, limits: TextLimits): number =>
  fieldLimit(name, limits) ??
  (documentNames.includes(name) ? maxDocumentLength : (limits.text ?? maxTextLength));
/**
 * The rules are checked top to bottom. Lengths come first, so that no regular expression runs on text of
 * unbounded length.
 */
const textRules: readonly TextRule[] = [
  (text, name, limits) => text.length > maxLengthOf(name, limits),
  (text, name, limits) =>
    text.length > maxIdLength && fieldLimit(name, limits) === undefined && idName.test(name),
  // Matches characters that SQL cannot store as text or jsonb.
  (text) => text.includes(nul) || !text.isWellFormed(),
  (text, name) => name === 'query' && escapedNul.test(text),
];

/**
 * Returns the path of the first text or list that is too long or that SQL cannot store. The traversal is
 * iterative, because deep nesting would overflow the call stack.
 */
export const findInvalidText = (root: unknown, limits: TextLimits = {}): string | undefined => {
  const isInvalid = (text: string, name: string) =>
    textRules.some((isViolatedBy) => isViolatedBy(text, name, limits));
  const pending: RequestValue[] = [{ value: root, name: '', path: '' }];
  for (let current = pending.pop(); current; current = pending.pop()) {
    const { value, name, path } = current;
    if (typeof value === 'string' && isInvalid(value, name)) return path;
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const isList = Array.isArray(value);
    if (isList && value.length > maxListLength) return path;
    for (const [key, item] of Object.entries(value)) {
      if (!isList && isInvalid(key, '')) return path;
      // The entries of a list have the name of the list.
      pending.push({ value: item, name: isList ? name : key, path: path ? `${path}.${key}` : key });
    }
  }
  return undefined;
};

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The GraphQL library reports JSON that cannot be parsed.
    return undefined;
  }
};
const jsonOf = (query: unknown): unknown =>
  jsonParameters.map((name) => parseJson((query as Record<string, unknown> | undefined)?.[name]));

/** The path is the sender's text: the reply contains it only if it looks like a field name. */
const fieldOf = (path: string) => (/^[\w.-]{1,100}$/.test(path) ? path : undefined);

/**
 * Rejects before any handler, in params, query and body: a text or list that is too long, so that later steps never
 * process unbounded input; and a NUL or a lone surrogate, which SQL cannot store.
 */
export const registerTextLimits = (app: FastifyInstance, prefix = '/'): void => {
  app.addHook('preValidation', async (request) => {
    if (!request.url.startsWith(prefix)) return;
    const limits = request.routeOptions.config.textLimits ?? {};
    for (const part of [request.params, request.query, jsonOf(request.query), request.body]) {
      const path = findInvalidText(part, limits);
      if (path !== undefined) throw createAppError('VALIDATION', undefined, { field: fieldOf(path) });
    }
  });
};
