import { internal, ofMember, type PersonalData } from '../personal-data/personal-data.ts';
import type { OauthTables } from './oauth.tables.ts';

/** D-119: what oauth stores about a member. Codes and tokens are deleted with the connection. */
export const oauthData: PersonalData<OauthTables> = {
  oauth_client: { reason: 'Apps of others; no member is named.' },
  oauth_grant: {
    about: ['The apps that may read your account.', 'Les applications qui peuvent lire votre compte.'],
    exported: ['client_id', 'scope', 'granted_at', 'last_used_at'],
    withheld: { grant_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
  oauth_code: { reason: 'Hashes of codes that lead to a connection; the connection is exported.' },
  oauth_token: { reason: 'Hashes of tokens that lead to a connection; the connection is exported.' },
};
