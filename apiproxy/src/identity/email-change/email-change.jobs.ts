import { brand } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter, type Letter } from '../../mail/letter.ts';
import { findMember, findMemberByEmail, mailNameOf } from '../member-store.ts';
import { codeOf } from './change-code.ts';
import { undoTokens } from './undo-token.ts';

const hello: LocalizedMessage = ['Hi {name},', 'Bonjour {name},'];
const newPassword: LocalizedMessage = ['Choose a new password', 'Choisir un nouveau mot de passe'];
const ignore: LocalizedMessage = [
  'If it wasn’t you, ignore this email: nothing changes.',
  'Si ce n’était pas vous, ignorez ce courriel : rien ne change.',
];
type Words = Pick<Letter, 'subject' | 'paragraphs'> & {
  readonly label: LocalizedMessage;
  readonly path: string;
};

const code: Words = {
  subject: ['Your code: {code}', 'Votre code : {code}'],
  paragraphs: [
    [
      'Enter this code to use this address for your {product} account: {code}',
      'Entrez ce code pour utiliser cette adresse avec votre compte {product} : {code}',
    ],
    ['It works for 10 minutes.', 'Il fonctionne pendant 10 minutes.'],
    ignore,
  ],
  label: ['Enter the code', 'Entrer le code'],
  path: '/account/settings/edit-email/enter-code',
};
/** To an address that has an account of its own: the member who asked cannot use it. */
const taken: Words = {
  subject: ['This address has an account already', 'Cette adresse a déjà un compte'],
  paragraphs: [
    [
      'Someone, perhaps you, wanted to use this address for another {product} account. It has one already, so nothing was changed.',
      'Quelqu’un, peut-être vous, a voulu utiliser cette adresse pour un autre compte {product}. Elle en a déjà un : rien n’a changé.',
    ],
  ],
  label: ['Sign in', 'Ouvrir une session'],
  path: '/account/signin',
};
const asked: Words = {
  subject: ['Someone asked to change your email address', 'On a demandé de changer votre adresse courriel'],
  paragraphs: [
    hello,
    [
      'Someone, probably you, asked to use another email address for your {product} account. It changes once the new address is confirmed.',
      'Quelqu’un, probablement vous, a demandé d’utiliser une autre adresse courriel pour votre compte {product}. Elle changera une fois la nouvelle adresse confirmée.',
    ],
    [
      'If it wasn’t you, choose a new password now.',
      'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
    ],
  ],
  label: newPassword,
  path: '/account/forgot-password',
};
const changed: Words = {
  subject: ['Your email address was changed', 'Votre adresse courriel a été modifiée'],
  paragraphs: [
    hello,
    [
      'Your {product} account has another email address now. This one gets no more mail about it.',
      'Votre compte {product} a maintenant une autre adresse courriel. Celle-ci n’en recevra plus de nouvelles.',
    ],
    [
      'If it wasn’t you, take the change back with this link, for 7 days. Your account gets this address again, every device is signed out, and you choose a new password.',
      'Si ce n’était pas vous, annulez la modification avec ce lien, pendant 7 jours. Votre compte retrouve cette adresse, la session de tous les appareils est fermée, et vous choisissez un nouveau mot de passe.',
    ],
  ],
  label: ['Take the change back', 'Annuler la modification'],
  path: '/account/undo-email-change',
};
/** To an address that was never confirmed: without a link, as it may be a stranger's. */
const changedUnconfirmed: Words = {
  ...changed,
  paragraphs: changed.paragraphs.slice(0, 2),
  label: ['Help', 'Aide'],
  path: '/help',
};

interface Sending {
  readonly id: string;
  readonly to: string;
  readonly locale: string;
  readonly name?: string;
  readonly code?: string;
  /** The query of the link. */
  readonly query?: string;
}
const send = ({ mailer, publicOrigin }: AppDeps, words: Words, { id, to, locale, ...own }: Sending) =>
  mailer.send(
    renderLetter({
      id,
      to,
      locale,
      subject: words.subject,
      paragraphs: words.paragraphs,
      link: { label: words.label, url: `${publicOrigin}${words.path}${own.query ?? ''}` },
      values: { product: brand.product, name: own.name ?? '', code: own.code ?? '' },
    }),
  );

/** ACC-045: mails the code of a change to the new address, unless a later change has replaced it. */
export const mailChangeCode = defineJob<{ changeId: string }>({
  topic: 'mail-email-change-code',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { changeId } }, deps) => {
    const change = await deps.db
      .selectFrom('email_change')
      .innerJoin('member', 'member.member_id', 'email_change.member_id')
      .select(['new_email', 'member.locale'])
      .where('change_id', '=', changeId)
      .executeTakeFirst();
    if (!change) return;
    const { new_email: to, locale } = change;
    const owner = await findMemberByEmail(deps.db, to);
    if (owner) await send(deps, taken, { id, to, locale: owner.locale });
    else await send(deps, code, { id, to, locale, code: codeOf(deps, changeId) });
  },
});

/** ACC-045: mails to the present address about a proposed change. */
export const mailChangeAsked = defineJob<{ memberId: string; email: string }>({
  topic: 'mail-email-change-asked',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, email } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (member) await send(deps, asked, { id, to: email, locale: member.locale, name: mailNameOf(member) });
  },
});

/** ACC-045, L-75: mails to the earlier address about the change, with the link that takes it back. Jobs of earlier releases have no id. */
export const mailChanged = defineJob<{ memberId: string; email: string; undoId?: string | null }>({
  topic: 'mail-email-changed',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, email, undoId } }, deps) => {
    const member = await findMember(deps.db, memberId);
    if (!member) return;
    const addressed = { id, to: email, locale: member.locale };
    if (!undoId) return send(deps, changedUnconfirmed, addressed);
    const query = `?${new URLSearchParams({ token: undoTokens.tokenOf(deps, undoId) })}`;
    return send(deps, changed, { ...addressed, name: mailNameOf(member), query });
  },
});
