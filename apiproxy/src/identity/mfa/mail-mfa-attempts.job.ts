import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { findMember, mailNameOf } from '../member-store.ts';

const subject: LocalizedMessage = [
  'Someone tried to sign in to your account',
  'On a tenté d’ouvrir une session dans votre compte',
];
const paragraphs: readonly LocalizedMessage[] = [
  ['Hi {name},', 'Bonjour {name},'],
  [
    'Someone entered your {product} password, and then wrong codes of your two-step verification. They did not get in.',
    'Quelqu’un a saisi votre mot de passe {product}, puis des codes erronés de votre vérification en deux étapes. Cette personne n’a pas eu accès à votre compte.',
  ],
  [
    'If it was you, ignore this email. If it wasn’t, your password is known to somebody else: choose a new one now. That also ends their attempts.',
    'Si c’était vous, ignorez ce courriel. Sinon, quelqu’un d’autre connaît votre mot de passe : choisissez-en un nouveau tout de suite. Ces tentatives prendront fin du même coup.',
  ],
];
const label: LocalizedMessage = ['Choose a new password', 'Choisir un nouveau mot de passe'];

/** Warns a member whose password is used with wrong codes. */
export const mailMfaAttempts = defineJob<{ memberId: string }>({
  topic: 'mail-mfa-attempts',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (!member) return;
    await deps.mailer.send(
      renderLetter({
        id,
        to: member.email,
        locale: member.locale,
        subject,
        paragraphs,
        link: { label, url: `${deps.publicOrigin}/account/forgot-password` },
        values: { name: mailNameOf(member), product: brand.product },
      }),
    );
  },
});
