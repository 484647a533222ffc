import { guestDataPage } from '@crema/shared-contracts';
import type { Kysely, Selectable } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { createMailedTokens } from '../../identity/identity.public.ts';
import type { Tables } from '../../storage/tables.ts';
import type { GuestDataRequestTable } from '../privacy.tables.ts';

/** L-80: the link works for an hour, and each link of an address works: a stranger's request ends none. */
export const guestLinkLifetimeMs = 60 * 60_000;
export const guestDataTokens = createMailedTokens('guest data');

/** The link of a request. The token is in the part behind #, which browsers send to no server and write to no referrer. */
export const guestLinkOf = (deps: Pick<AppDeps, 'cardNumbers' | 'publicOrigin'>, requestId: string): string =>
  `${deps.publicOrigin}${guestDataPage.path}#${guestDataPage.tokenParameter}=${encodeURIComponent(guestDataTokens.tokenOf(deps, requestId))}`;

/** The request of a link. Throws EMAIL_LINK_INVALID, after the same query, for an unknown, expired or used one. */
export const requireGuestRequest = async (
  db: Kysely<Tables>,
  deps: Pick<AppDeps, 'cardNumbers' | 'clock'>,
  token: string,
): Promise<Selectable<GuestDataRequestTable>> => {
  const row = await db
    .selectFrom('guest_data_request')
    .selectAll()
    .where('request_id', '=', guestDataTokens.idOfToken(deps, token.trim()) ?? '')
    .where('expires_at', '>', deps.clock.now())
    .executeTakeFirst();
  if (!row) throw createAppError('EMAIL_LINK_INVALID');
  return row;
};
