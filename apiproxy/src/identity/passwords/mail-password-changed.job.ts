import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { findMember, mailNameOf } from '../member-store.ts';

const subject: LocalizedMessage = ['Your password was changed', 'Votre mot de passe a été modifié'];
const paragraphs: readonly LocalizedMessage[] = [
  ['Hi {name},', 'Bonjour {name},'],
  [
    'The password of your {product} account was just changed, and every other device was signed out.',
    'Le mot de passe de votre compte {product} vient d’être modifié, et la session de tout autre appareil a été fermée.',
  ],
  [
    'If it wasn’t you, choose a new password now: only someone who reads your email can do so.',
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : il faut pour cela lire vos courriels.',
  ],
];
const label: LocalizedMessage = ['Choose a new password', 'Choisir un nouveau mot de passe'];

/** Mails a member that the password was changed. */
export const mailPasswordChanged = defineJob<{ memberId: string }>({
  topic: 'mail-password-changed',
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
