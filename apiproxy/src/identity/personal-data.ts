import { sql } from 'kysely';
import { internal, ofMember, type PersonalData, secret } from '../personal-data/personal-data.ts';
import type { IdentityTables } from './identity.tables.ts';

const passing = { reason: 'It is deleted within hours, and has only secrets and times.' };

/** D-119: what identity stores about a member. */
export const identityData: PersonalData<IdentityTables> = {
  member: {
    about: [
      'Your name, email address, language and choices.',
      'Votre nom, votre adresse courriel, votre langue et vos choix.',
    ],
    exported: [
      'member_id',
      'ex_id',
      'email',
      'first_name',
      'last_name',
      'market',
      'locale',
      'level',
      'brand_mail',
      'general_mail',
      'personal_mail',
      'registration_source',
      'joined_at',
      'email_confirmed_at',
      'birthday',
      'phone',
    ],
    withheld: { password_hash: secret },
    rowsOf: ofMember,
    kept: {
      reason: 'Records of money name the account by its id. Nothing of the person is left in it.',
      emptied:
        () => sql`email = 'deleted:' || member_id, ex_id = 'deleted:' || member_id, first_name = '', last_name = '',
        level = 'GREEN', brand_mail = false, general_mail = false, personal_mail = false, email_confirmed_at = null,
        birthday = null, phone = null`,
    },
  },
  member_agreement: {
    about: [
      'The terms that you agreed to, and when.',
      'Les conditions que vous avez acceptées, et à quel moment.',
    ],
    exported: ['kind', 'locale', 'agreed_at'],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  session: {
    about: ['The devices on which you are signed in.', 'Les appareils sur lesquels une session est ouverte.'],
    exported: ['kind', 'remember', 'created_at', 'expires_at', 'proved_at', 'device_label', 'last_used_at'],
    withheld: { sid_hash: secret, session_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
  mfa_factor: {
    about: [
      'Your ways to prove who you are with a code.',
      'Vos moyens de prouver votre identité par un code.',
    ],
    exported: ['type', 'label', 'confirmed_at'],
    withheld: { secret, factor_id: internal, member_id: internal, last_step: internal },
    rowsOf: ofMember,
  },
  mfa_enrolment: {
    about: [
      'A way to get codes that you began to set up.',
      'Un moyen de recevoir des codes que vous avez commencé à configurer.',
    ],
    exported: ['type', 'label', 'expires_at'],
    withheld: {
      secret,
      enrolment_id: internal,
      member_id: internal,
      replaces: internal,
      wrong_codes: internal,
    },
    rowsOf: ofMember,
  },
  mfa_challenge: passing,
  mfa_recovery_code: {
    about: ['When your recovery codes were used.', 'Le moment où vos codes de secours ont servi.'],
    exported: ['used_at'],
    withheld: { code_hash: secret, member_id: internal },
    rowsOf: ofMember,
  },
  trusted_browser: {
    about: [
      'The browsers that are not asked for a code.',
      'Les navigateurs auxquels aucun code n’est demandé.',
    ],
    exported: ['device_label', 'last_used_at', 'expires_at'],
    withheld: { token_hash: secret, browser_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
  passkey: {
    about: ['Your passkeys, by name.', 'Vos clés d’accès, par nom.'],
    exported: ['name', 'transports', 'created_at', 'last_used_at'],
    withheld: {
      public_key: secret,
      credential_id: secret,
      counter: internal,
      passkey_id: internal,
      member_id: internal,
    },
    rowsOf: ofMember,
  },
  passkey_challenge: passing,
  used_sso_token: { reason: 'It has the id of a used token and no member.' },
  sign_in_turn: { reason: 'Its keys are hashes, and it is deleted after an hour.' },
  email_confirmation: {
    about: [
      'The links that were mailed to confirm your address.',
      'Les liens envoyés pour confirmer votre adresse.',
    ],
    exported: ['email', 'expires_at', 'used_at'],
    withheld: { confirmation_id: secret, member_id: internal },
    rowsOf: ofMember,
  },
  reset_token: {
    about: [
      'The links that were mailed to choose a new password.',
      'Les liens envoyés pour choisir un nouveau mot de passe.',
    ],
    exported: ['email', 'expires_at', 'used_at'],
    withheld: { reset_id: secret, member_id: internal },
    rowsOf: ofMember,
  },
  password_history: {
    about: ['When you replaced a password.', 'Le moment où vous avez remplacé un mot de passe.'],
    exported: ['replaced_at'],
    withheld: { password_hash: secret, member_id: internal },
    rowsOf: ofMember,
  },
  email_change: {
    about: [
      'A new email address that you asked for.',
      'Une nouvelle adresse courriel que vous avez demandée.',
    ],
    exported: ['new_email', 'expires_at'],
    withheld: { change_id: secret, member_id: internal, wrong_codes: internal },
    rowsOf: ofMember,
  },
  factor_recovery: {
    about: [
      'Requests to turn the second step of signing in off.',
      'Les demandes de désactiver la deuxième étape de l’ouverture de session.',
    ],
    exported: ['email', 'asked_at', 'started_at', 'due_at', 'approved_at', 'ended_at', 'outcome'],
    withheld: {
      recovery_id: secret,
      member_id: internal,
      approved_by: 'The name of a person of customer service.',
      checks: 'The names of our own checks.',
    },
    rowsOf: ofMember,
  },
  email_change_undo: {
    about: [
      'Your earlier email address, while the change can be undone.',
      'Votre ancienne adresse courriel, tant que le changement peut être annulé.',
    ],
    exported: ['earlier_email', 'changed_at', 'expires_at'],
    withheld: { undo_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
};
