import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { confirmationTokens } from './confirmation-token.ts';

const subject: LocalizedMessage = ['Confirm your email address', 'Confirmez votre adresse courriel'];
const paragraphs: readonly LocalizedMessage[] = [
  ['Hello,', 'Bonjour,'],
  [
    'Please confirm that this is your email address. You can order right away; moving money between cards waits for it.',
    'Veuillez confirmer que cette adresse courriel est la vôtre. Vous pouvez commander tout de suite; les transferts entre cartes attendent cette confirmation.',
  ],
  [
    'The link works once, for 24 hours. If you didn’t create a {product} account, ignore this email.',
    'Le lien fonctionne une seule fois, pendant 24 heures. Si vous n’avez pas créé de compte {product}, ignorez ce courriel.',
  ],
];
const label: LocalizedMessage = ['Confirm email address', 'Confirmer l’adresse courriel'];

/** D-158: mails the link that confirms an email address. A link that was used or replaced is not mailed. */
export const mailConfirmation = defineJob<{ confirmationId: string }>({
  topic: 'mail-email-confirmation',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { confirmationId } }, deps) => {
    const row = await deps.db
      .selectFrom('email_confirmation')
      .innerJoin('member', 'member.member_id', 'email_confirmation.member_id')
      .select(['email_confirmation.email', 'member.locale'])
      .where('confirmation_id', '=', confirmationId)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (!row) return;
    const query = new URLSearchParams({ token: confirmationTokens.tokenOf(deps, confirmationId) });
    await deps.mailer.send(
      renderLetter({
        id,
        to: row.email,
        locale: row.locale,
        subject,
        paragraphs,
        link: { label, url: `${deps.publicOrigin}/account/confirm-email?${query}` },
        values: { product: brand.product },
      }),
    );
  },
});
