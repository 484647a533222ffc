import {
  optionalMailKinds,
  unsubscribePagePath,
  unsubscribeRestPath,
  type OptionalMailKind,
} from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createMailedTokens } from '../mailed-token.ts';

const tokens = createMailedTokens('unsubscribe');
const separator = '~';

interface Subscription {
  readonly memberId: string;
  readonly kind: OptionalMailKind;
}
export interface UnsubscribeLinks {
  /** The page with a button, for people. */
  readonly page: string;
  /** The address that mail programs post to (RFC 8058). */
  readonly oneClick: string;
}

/** The links with which the reader of a mail stops its kind. They do not expire, and name no email address. */
export const unsubscribeLinks = (
  deps: Pick<AppDeps, 'cardNumbers' | 'publicOrigin'>,
  { memberId, kind }: Subscription,
): UnsubscribeLinks => {
  const token = tokens.tokenOf(deps, `${kind}${separator}${memberId}`);
  const query = new URLSearchParams({ token });
  return {
    page: `${deps.publicOrigin}${unsubscribePagePath}?${query}&type=${kind}`,
    oneClick: `${deps.publicOrigin}${unsubscribeRestPath}?${query}`,
  };
};

/** The member and the kind of a token; undefined if this server did not sign it. */
export const readUnsubscribeToken = (
  deps: Pick<AppDeps, 'cardNumbers'>,
  token: string,
): Subscription | undefined => {
  const [name, memberId] = tokens.idOfToken(deps, token)?.split(separator) ?? [];
  const kind = optionalMailKinds.find((known) => known === name);
  return kind && memberId ? { kind, memberId } : undefined;
};
