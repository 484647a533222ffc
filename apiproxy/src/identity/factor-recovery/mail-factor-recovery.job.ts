import { brand } from '@crema/shared-contracts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { findMember, mailNameOf } from '../member-store.ts';
import { recoveryPagePath, recoveryTokens } from './recovery-store.ts';

const hello: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const notYou: LocalizedMessage = [
  'If it wasn’t you, someone knows your password: cancel the request with the link, and choose a new password.',
  'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : annulez la demande avec le lien et choisissez un nouveau mot de passe.',
];
const service: LocalizedMessage = [
  'Meanwhile, call customer service. They check who you are, by a piece of ID and questions about your orders and cards. Both are needed: their approval and the wait.',
  'Entre-temps, appelez le service à la clientèle. On y vérifie votre identité à l’aide d’une pièce d’identité et de questions sur vos commandes et vos cartes. Il faut les deux : cette vérification et l’attente.',
];
const cancel: LocalizedMessage = ['See or cancel the request', 'Voir ou annuler la demande'];
const turnsOff: LocalizedMessage = [
  'Two-step verification will be turned off on {date} at the earliest.',
  'La vérification en deux étapes sera désactivée au plus tôt le {date}.',
];
interface RecoveryLetter {
  readonly subject: LocalizedMessage;
  readonly paragraphs: readonly LocalizedMessage[];
  readonly label: LocalizedMessage;
  /** Another page than that of the request. */
  readonly path?: string;
}
const letters = {
  asked: {
    subject: ['Can’t get past two-step verification?', 'Bloqué à la vérification en deux étapes?'],
    paragraphs: [
      [
        'Someone entered your {product} password and said that the devices and recovery codes for two-step verification are lost.',
        'Quelqu’un a saisi votre mot de passe {product} et indiqué que les appareils et les codes de secours de la vérification en deux étapes sont perdus.',
      ],
      [
        'If it was you, start the request with the link, within 24 hours. If it wasn’t, nothing happens without the link; choose a new password, as someone knows yours.',
        'Si c’était vous, lancez la demande avec le lien d’ici 24 heures. Sinon, rien ne se passe sans ce lien; choisissez un nouveau mot de passe, car quelqu’un connaît le vôtre.',
      ],
    ],
    label: ['Start the request', 'Lancer la demande'],
  },
  started: {
    subject: ['Two-step verification will be turned off', 'La vérification en deux étapes sera désactivée'],
    paragraphs: [turnsOff, service, notYou],
    label: cancel,
  },
  half: {
    subject: [
      'Reminder: two-step verification will be turned off',
      'Rappel : la vérification en deux étapes sera désactivée',
    ],
    paragraphs: [turnsOff, notYou],
    label: cancel,
  },
  done: {
    subject: ['Two-step verification is off', 'La vérification en deux étapes est désactivée'],
    paragraphs: [
      [
        'You can sign in with your password. All devices were signed out, and trusted browsers and recovery codes have ended.',
        'Vous pouvez ouvrir une session avec votre mot de passe. La session de tous les appareils a été fermée; les navigateurs de confiance et les codes de secours ne sont plus valables.',
      ],
      [
        'Set up two-step verification again as soon as you can.',
        'Configurez de nouveau la vérification en deux étapes dès que possible.',
      ],
    ],
    label: ['Set it up again', 'La configurer de nouveau'],
    path: '/account/settings/mfa',
  },
  cancelled: {
    subject: ['Two-step verification stays on', 'La vérification en deux étapes reste activée'],
    paragraphs: [
      [
        'The request to turn it off was canceled. If you didn’t ask for it, choose a new password: someone knows yours.',
        'La demande de la désactiver a été annulée. Si vous n’avez rien demandé, choisissez un nouveau mot de passe : quelqu’un connaît le vôtre.',
        'The request to turn it off was cancelled. If you didn’t ask for it, choose a new password: someone knows yours.',
      ],
    ],
    label: ['Choose a new password', 'Choisir un nouveau mot de passe'],
    path: '/account/forgot-password',
  },
} as const satisfies Record<string, RecoveryLetter>;
export type RecoveryLetterKind = keyof typeof letters;

/** L-79: mails the member about each step of a request to turn the second factor off; to the address that it began with. */
export const mailFactorRecovery = defineJob<{ recoveryId: string; kind: RecoveryLetterKind }>({
  topic: 'mail-factor-recovery',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { recoveryId, kind } }, deps) => {
    const recovery = await deps.db
      .selectFrom('factor_recovery')
      .select(['member_id', 'email', 'due_at'])
      .where('recovery_id', '=', recoveryId)
      .executeTakeFirst();
    const member = recovery && (await findMember(deps.db, recovery.member_id));
    if (!member) return;
    const { subject, paragraphs, label, path }: RecoveryLetter = letters[kind];
    const { locale } = member;
    const link = `${recoveryPagePath}#token=${encodeURIComponent(recoveryTokens.tokenOf(deps, recoveryId))}`;
    const day = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
    await deps.mailer.send(
      renderLetter({
        id,
        to: recovery.email,
        locale,
        subject,
        paragraphs: [hello, ...paragraphs],
        link: { label, url: `${deps.publicOrigin}${path ?? link}` },
        values: {
          name: mailNameOf(member),
          product: brand.product,
          date: recovery.due_at ? `${new Intl.DateTimeFormat(locale, day).format(recovery.due_at)} UTC` : '',
        },
      }),
    );
  },
});
