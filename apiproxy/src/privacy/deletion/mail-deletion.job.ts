import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { findMember, mailNameOf } from '../../identity/identity.public.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';

const hello: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const letters = {
  planned: {
    subject: ['Your account will be deleted on {date}', 'Votre compte sera supprimé le {date}'],
    paragraphs: [
      [
        'Your {product} account will be deleted on {date}. Until then nothing changes.',
        'Votre compte {product} sera supprimé le {date}. D’ici là, rien ne change.',
      ],
      [
        'To keep it, sign in before that day and choose “Keep my account”. If you didn’t ask for this, do it now and choose a new password.',
        'Pour le garder, ouvrez une session avant cette date et choisissez « Garder mon compte ». Si vous n’avez rien demandé, faites-le tout de suite et choisissez un nouveau mot de passe.',
      ],
    ],
    label: ['Keep my account', 'Garder mon compte'],
  },
  undone: {
    subject: ['You keep your account', 'Vous gardez votre compte'],
    paragraphs: [
      ['Your {product} account will not be deleted.', 'Votre compte {product} ne sera pas supprimé.'],
    ],
    label: ['See your settings', 'Voir vos paramètres'],
  },
} as const satisfies Record<
  string,
  {
    readonly subject: LocalizedMessage;
    readonly paragraphs: readonly LocalizedMessage[];
    readonly label: LocalizedMessage;
  }
>;

/** D-119: confirms that the deletion is planned, with its date, or undone. */
export const mailDeletion = defineJob<{ memberId: string; dueAt: string; kind: keyof typeof letters }>({
  topic: 'mail-deletion',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, dueAt, kind } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (!member) return;
    const { subject, paragraphs, label } = letters[kind];
    const { locale, email } = member;
    const name = mailNameOf(member);
    await deps.mailer.send(
      renderLetter({
        id,
        to: email,
        locale,
        subject,
        paragraphs: [hello, ...paragraphs],
        link: { label, url: `${deps.publicOrigin}/account/settings/privacy` },
        values: {
          name,
          product: brand.product,
          date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(dueAt),
          ),
        },
      }),
    );
  },
});
