import { brand } from '@crema/shared-contracts';
import type { Kysely } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { findMemberByEmail, isEmailConfirmed } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob, type JobDefinition } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import type { Tables } from '../../storage/tables.ts';
import { eraseGuest } from './erase-guest.ts';
import { countReceivedGifts, findGuest } from './find-guest.ts';
import { guestLinkOf } from './guest-link.ts';

const hourMs = 60 * 60_000;
const subject: LocalizedMessage = [
  'Your personal information at {product}',
  'Vos renseignements personnels chez {product}',
];
const asked: LocalizedMessage = [
  'Someone, probably you, asked what {product} stores about this email address.',
  'Quelqu’un, probablement vous, a demandé ce que {product} conserve au sujet de cette adresse courriel.',
];
const letters = {
  link: {
    paragraphs: [
      [
        'With this link you can download it or have it deleted. The link works for one hour.',
        'Ce lien vous permet de le télécharger ou de le faire supprimer. Il fonctionne pendant une heure.',
      ],
      [
        'If it wasn’t you, ignore this email: nothing changes. Don’t pass the link on.',
        'Si ce n’était pas vous, ignorez ce courriel : rien ne change. Ne transmettez ce lien à personne.',
      ],
    ],
    label: ['See my information', 'Voir mes renseignements'],
  },
  account: {
    paragraphs: [
      [
        'The address has an account. Sign in to download everything or to delete the account; orders and gifts that you bought without signing in are included.',
        'Cette adresse a un compte. Ouvrez une session pour tout télécharger ou supprimer le compte; les commandes passées et les cadeaux achetés sans ouvrir de session sont inclus.',
      ],
      ['If it wasn’t you, ignore this email.', 'Si ce n’était pas vous, ignorez ce courriel.'],
    ],
    label: ['See your privacy settings', 'Voir vos paramètres de confidentialité'],
  },
} as const satisfies Record<
  string,
  { readonly paragraphs: readonly LocalizedMessage[]; readonly label: LocalizedMessage }
>;

/** Whether the address did anything without signing in, or got a gift. */
const isKnown = async (db: Kysely<Tables>, email: string): Promise<boolean> => {
  const { orderIds, purchaseIds } = await findGuest(db, email);
  const choice = await db
    .selectFrom('privacy_request')
    .select('email')
    .where('email', '=', email)
    .executeTakeFirst();
  return orderIds.length + purchaseIds.length + (await countReceivedGifts(db, email)) > 0 || !!choice;
};

/**
 * L-80: mails the link, or the way through the account if its address is confirmed. An address about which nothing is stored gets no
 * mail: anyone may type it. Looked up here and not in the request, so that the request does the same for every address.
 */
export const mailGuestData = defineJob<{ requestId: string }>({
  topic: 'mail-guest-data',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { requestId } }, deps) => {
    const request = await deps.db
      .selectFrom('guest_data_request')
      .selectAll()
      .where('request_id', '=', requestId)
      .executeTakeFirst();
    if (!request || request.expires_at <= deps.clock.now()) return;
    const { email, locale } = request;
    const member = await findMemberByEmail(deps.db, email);
    const isMember = member !== undefined && isEmailConfirmed(member);
    if (!isMember && !(await isKnown(deps.db, email))) return;
    const { paragraphs, label } = letters[isMember ? 'account' : 'link'];
    await deps.mailer.send(
      renderLetter({
        id,
        to: email,
        locale,
        subject,
        paragraphs: [asked, ...paragraphs],
        link: {
          label,
          url: isMember ? `${deps.publicOrigin}/account/settings/privacy` : guestLinkOf(deps, requestId),
        },
        values: { product: brand.product },
      }),
    );
  },
});

/** Erases what is over, and looks again each hour until nothing that existed at the request is open. */
export const deleteGuestData: JobDefinition<{ requestId: string }> = defineJob<{ requestId: string }>({
  topic: 'delete-guest-data',
  lane: 'money',
  retry: retryPolicies.money,
  run: async ({ id, payload }, deps) => {
    await deps.db.transaction().execute(async (trx) => {
      const request = await trx
        .selectFrom('guest_data_request')
        .selectAll()
        .where('request_id', '=', payload.requestId)
        .forUpdate()
        .executeTakeFirst();
      if (!request?.deletion_asked_at) return;
      const { email, deletion_asked_at: askedAt } = request;
      if ((await eraseGuest(trx, deps, { email, askedAt })) === 0) return;
      await enqueueJob(trx, deps, {
        job: deleteGuestData,
        payload,
        runAt: new Date(deps.clock.now().getTime() + hourMs),
        dedupeKey: `delete-guest-data-after:${id}`,
      });
    });
  },
});

/** Stores the job of a deletion that was asked for. Call `deps.jobs.notify()` after the commit. */
export const enqueueDeletion = (
  trx: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  requestId: string,
): Promise<void> =>
  enqueueJob(trx, deps, {
    job: deleteGuestData,
    payload: { requestId },
    dedupeKey: `delete-guest-data:${requestId}`,
  });

/** Stores that the deletion was asked for, and its job; a repeated request changes nothing. */
export const askForDeletion = async (
  trx: Kysely<Tables>,
  deps: Pick<AppDeps, 'ids' | 'clock'>,
  requestId: string,
): Promise<void> => {
  await trx
    .updateTable('guest_data_request')
    .set({ deletion_asked_at: deps.clock.now() })
    .where('request_id', '=', requestId)
    .where('deletion_asked_at', 'is', null)
    .execute();
  await enqueueDeletion(trx, deps, requestId);
};
