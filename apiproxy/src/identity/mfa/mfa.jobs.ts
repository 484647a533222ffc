import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { findMember, mailNameOf } from '../member-store.ts';
import { smsCodeOf } from './sms-code.ts';

const smsTexts = {
  'en-US': (code: string) => `${code} is your ${brand.name} code. It works for 10 minutes. Never share it.`,
  'fr-CA': (code: string) =>
    `${code} est votre code ${brand.name}. Il fonctionne pendant 10 minutes. Ne le partagez jamais.`,
};

/** D-112: sends a code by SMS. `codeId` is the id of the challenge or enrolment. */
export const sendSmsCode = defineJob<{ memberId: string; codeId: string; phone: string }>({
  topic: 'sms-code',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, codeId, phone } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (!member) return;
    const text = smsTexts[member.locale === 'fr-CA' ? 'fr-CA' : 'en-US'](smsCodeOf(deps, codeId, phone));
    await deps.sms.send({ id, to: phone, text });
  },
});

/** The sentence of the notice about each change. */
const changes = {
  appAdded: ['An authenticator app was added.', 'Une application d’authentification a été ajoutée.'],
  appRemoved: ['The authenticator app was removed.', 'L’application d’authentification a été retirée.'],
  phoneAdded: ['A phone number was added.', 'Un numéro de téléphone a été ajouté.'],
  phoneChanged: ['The phone number was changed.', 'Le numéro de téléphone a été modifié.'],
  phoneRemoved: ['A phone number was removed.', 'Un numéro de téléphone a été retiré.'],
  passkeyAdded: ['A passkey was added.', 'Une clé d’accès a été ajoutée.'],
  passkeyRemoved: ['A passkey was removed.', 'Une clé d’accès a été retirée.'],
  codesReplaced: ['New recovery codes were created.', 'De nouveaux codes de secours ont été créés.'],
  allRemoved: [
    'Customer service turned it off. All devices were signed out.',
    'Le service à la clientèle l’a désactivée. La session de tous les appareils a été fermée.',
  ],
  codeUsed: ['A recovery code was used.', 'Un code de secours a été utilisé.'],
} as const satisfies Record<string, LocalizedMessage>;
export type MfaChange = keyof typeof changes;

const hello: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const warning: LocalizedMessage = [
  'If it wasn’t you, choose a new password now and write to customer service.',
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez au service à la clientèle.',
];
const subject: LocalizedMessage = [
  'Your two-step verification changed',
  'Votre vérification en deux étapes a changé',
];
const label: LocalizedMessage = ['Choose a new password', 'Choisir un nouveau mot de passe'];

/** Mails a member about each change of the second factor. */
export const mailMfaChange = defineJob<{ memberId: string; change: MfaChange }>({
  topic: 'mail-mfa-change',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, change } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (!member) return;
    await deps.mailer.send(
      renderLetter({
        id,
        to: member.email,
        locale: member.locale,
        subject,
        paragraphs: [hello, changes[change], warning],
        link: { label, url: `${deps.publicOrigin}/account/forgot-password` },
        values: { name: mailNameOf(member), product: brand.product },
      }),
    );
  },
});
