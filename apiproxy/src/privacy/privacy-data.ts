import { sql } from 'kysely';
import { internal, ofMember, type PersonalData, secret } from './personal-data.ts';
import type { PrivacyTables } from './privacy.tables.ts';

const ofEmail = ({ email }: { readonly email: string }) => sql<boolean>`email = ${email}`;

/** D-119: the choice about the use of personal information, and the request for the file. */
export const privacyData: PersonalData<PrivacyTables> = {
  privacy_request: {
    exported: ['email', 'opt_in', 'requested_at'],
    rowsOf: ofEmail,
    guest: { rowsOf: ofEmail },
  },
  guest_data_request: {
    exported: ['email', 'locale', 'asked_at', 'expires_at', 'deletion_asked_at'],
    withheld: { request_id: secret },
    rowsOf: ofEmail,
    guest: { rowsOf: ofEmail },
  },
  account_export: {
    exported: ['asked_at'],
    withheld: {
      member_id: internal,
      export_id: secret,
      state: internal,
      expires_at: internal,
      json_file: 'The earlier file.',
      csv_file: 'The earlier file.',
    },
    rowsOf: ofMember,
  },
  account_deletion: {
    exported: ['asked_at', 'due_at'],
    withheld: { member_id: internal, started_at: internal, done_at: internal },
    rowsOf: ofMember,
    kept: { reason: 'It proves that and when the account was deleted, by its id only.' },
  },
};
