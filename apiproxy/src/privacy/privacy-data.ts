import { sql } from 'kysely';
import { internal, ofMember, type PersonalData, secret } from '../personal-data/personal-data.ts';
import type { PrivacyTables } from './privacy.tables.ts';

const ofEmail = ({ email }: { readonly email: string }) => sql<boolean>`email = ${email}`;

/** D-119: the choice about the use of personal information, and the request for the file. */
export const privacyData: PersonalData<PrivacyTables> = {
  privacy_request: {
    about: [
      'Your choices about the sale and sharing of personal information.',
      'Vos choix quant à la vente et au partage de renseignements personnels.',
    ],
    exported: ['email', 'opt_in', 'requested_at'],
    rowsOf: ofEmail,
    guest: { rowsOf: ofEmail },
  },
  guest_data_request: {
    about: [
      'Requests for what is stored about your address.',
      'Les demandes au sujet de ce qui est conservé sur votre adresse.',
    ],
    exported: ['email', 'locale', 'asked_at', 'expires_at', 'deletion_asked_at'],
    withheld: { request_id: secret },
    rowsOf: ofEmail,
    guest: { rowsOf: ofEmail },
  },
  account_export: {
    about: ['Your requests for this file.', 'Vos demandes de ce fichier.'],
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
    about: ['Your request to delete the account.', 'Votre demande de supprimer le compte.'],
    exported: ['asked_at', 'due_at'],
    withheld: { member_id: internal, started_at: internal, done_at: internal },
    rowsOf: ofMember,
    kept: { reason: 'It proves that and when the account was deleted, by its id only.' },
  },
};
