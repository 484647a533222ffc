import { sql } from 'kysely';
import { internal, ofMember, type PersonalData, secret } from '../privacy/privacy.public.ts';
import type { IdentityTables } from './identity.tables.ts';

const passing = { reason: 'It is deleted within hours, and has only secrets and times.' };

/** D-119: what identity stores about a member. */
export const identityData: PersonalData<IdentityTables> = {
  member: {
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
    exported: ['kind', 'locale', 'agreed_at'],
    withheld: { member_id: internal },
    rowsOf: ofMember,
  },
  session: {
    exported: ['kind', 'remember', 'created_at', 'expires_at', 'proved_at', 'device_label', 'last_used_at'],
    withheld: { sid_hash: secret, session_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
  mfa_factor: {
    exported: ['type', 'label', 'confirmed_at'],
    withheld: { secret, factor_id: internal, member_id: internal, last_step: internal },
    rowsOf: ofMember,
  },
  mfa_enrolment: {
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
    exported: ['used_at'],
    withheld: { code_hash: secret, member_id: internal },
    rowsOf: ofMember,
  },
  trusted_browser: {
    exported: ['device_label', 'last_used_at', 'expires_at'],
    withheld: { token_hash: secret, browser_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
  passkey: {
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
    exported: ['email', 'expires_at', 'used_at'],
    withheld: { confirmation_id: secret, member_id: internal },
    rowsOf: ofMember,
  },
  reset_token: {
    exported: ['email', 'expires_at', 'used_at'],
    withheld: { reset_id: secret, member_id: internal },
    rowsOf: ofMember,
  },
  password_history: {
    exported: ['replaced_at'],
    withheld: { password_hash: secret, member_id: internal },
    rowsOf: ofMember,
  },
  email_change: {
    exported: ['new_email', 'expires_at'],
    withheld: { change_id: secret, member_id: internal, wrong_codes: internal },
    rowsOf: ofMember,
  },
  factor_recovery: {
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
    exported: ['earlier_email', 'changed_at', 'expires_at'],
    withheld: { undo_id: internal, member_id: internal },
    rowsOf: ofMember,
  },
};
