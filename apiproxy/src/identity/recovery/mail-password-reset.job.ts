import { brand } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { findMemberByEmail, mailNameOf, type MemberRow } from '../member-store.ts';
import { resetLifetimeMs, resetTokens } from './reset-token.ts';

const subject: LocalizedMessage = ['Choose a new password', 'Choisissez un nouveau mot de passe'];
const paragraphs: readonly LocalizedMessage[] = [
  ['Hi {name},', 'Bonjour {name},'],
  [
    'Someone, probably you, asked for a new password for your {product} account.',
    'Quelqu’un, probablement vous, a demandé un nouveau mot de passe pour votre compte {product}.',
  ],
  [
    'The link works once, for 30 minutes. If it wasn’t you, ignore this email: your password stays as it is.',
    'Le lien fonctionne une seule fois, pendant 30 minutes. Si ce n’était pas vous, ignorez ce courriel : votre mot de passe ne change pas.',
  ],
];
const label: LocalizedMessage = ['Choose a new password', 'Choisir un nouveau mot de passe'];

/**
 * Stores the link of a request, once. Earlier links keep working until a password is set: anybody can request one, and would end the
 * owner's (L-70). False for a link that was used or has ended since.
 */
const storeLink = (deps: AppDeps, resetId: string, { member_id, email }: MemberRow): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const known = await trx
      .selectFrom('reset_token')
      .select(['used_at', 'expires_at'])
      .where('reset_id', '=', resetId)
      .executeTakeFirst();
    if (known) return known.used_at === null && known.expires_at > now;
    await trx
      .insertInto('reset_token')
      .values({
        reset_id: resetId,
        member_id,
        email,
        expires_at: new Date(now.getTime() + resetLifetimeMs),
      })
      .execute();
    return true;
  });

/**
 * ACC-009: mails the link that sets a new password. The account is looked up here and not in the request, so that the request does
 * the same for every address. The job's id is that of the link: a repeated job mails the same link.
 */
export const mailPasswordReset = defineJob<{ email: string }>({
  topic: 'mail-password-reset',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { email } }, deps) => {
    const member = await findMemberByEmail(deps.db, email);
    if (!member || !(await storeLink(deps, id, member))) return;
    const token = encodeURIComponent(resetTokens.tokenOf(deps, id));
    await deps.mailer.send(
      renderLetter({
        id,
        to: member.email,
        locale: member.locale,
        subject,
        paragraphs,
        link: { label, url: `${deps.publicOrigin}/account/reset-password/${token}` },
        values: { name: mailNameOf(member), product: brand.product },
      }),
    );
  },
});
