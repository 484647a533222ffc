import type { OauthScope } from '@crema/shared-contracts';
import { oauthScopes } from '@crema/shared-contracts/wire/oauth';

const isScope = (text: string): text is OauthScope => oauthScopes.some((scope) => scope === text);

/** The scopes of a text, each once, in our order; undefined if it is empty or has another one. */
export const readScopes = (text: string): readonly OauthScope[] | undefined => {
  const parts = text.split(' ').filter(Boolean);
  if (parts.length === 0 || !parts.every(isScope)) return undefined;
  return oauthScopes.filter((scope) => parts.includes(scope));
};
/** The scopes of a stored text. */
export const storedScopes = (text: string): readonly OauthScope[] => readScopes(text) ?? [];
export const writeScopes = (scopes: readonly OauthScope[]): string => scopes.join(' ');

export const covers = (granted: readonly OauthScope[], asked: readonly OauthScope[]): boolean =>
  asked.every((scope) => granted.includes(scope));
export const unionOf = (one: readonly OauthScope[], other: readonly OauthScope[]): readonly OauthScope[] =>
  oauthScopes.filter((scope) => one.includes(scope) || other.includes(scope));
