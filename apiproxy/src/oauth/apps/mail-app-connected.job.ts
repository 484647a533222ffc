import { brand, type OauthScope } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { findMember, mailNameOf } from '../../identity/identity.public.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import { renderLetter } from '../../mail/letter.ts';
import { storedScopes } from '../scopes.ts';

const scopeNames = {
  account: ['your account profile', 'votre profil'],
  card: ['your card transactions', 'les opérations de vos cartes'],
  payment: ['your payment methods', 'vos modes de paiement'],
  rewards: ['your rewards', 'vos récompenses'],
} as const satisfies Record<OauthScope, LocalizedMessage>;

const subject: LocalizedMessage = [
  '{app} is connected to your account',
  '{app} est maintenant liée à votre compte',
];
const paragraphs: readonly LocalizedMessage[] = [
  ['Hi {name},', 'Bonjour {name},'],
  [
    'You let the app {app} read this from your {product} account: {scopes}.',
    'Vous avez permis à l’application {app} de consulter ceci dans votre compte {product}\u00a0: {scopes}.',
  ],
  [
    'You can end this at any time. If it wasn’t you, end it now and choose a new password: that ends every connected app.',
    'Vous pouvez y mettre fin en tout temps. Si ce n’était pas vous, faites-le tout de suite et choisissez un nouveau mot de passe : l’accès de toutes les applications prendra fin.',
  ],
];
const label: LocalizedMessage = ['See connected apps', 'Voir les applications liées'];

/** L-74: mails a member about an app that got access, or more of it, with the way to end it. An access that ended meanwhile is not mailed. */
export const mailAppConnected = defineJob<{ memberId: string; grantId: string }>({
  topic: 'mail-app-connected',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { memberId, grantId } }, deps) => {
    const member = await findMember(deps.db, memberId);
    const grant = await deps.db
      .selectFrom('oauth_grant')
      .innerJoin('oauth_client', 'oauth_client.client_id', 'oauth_grant.client_id')
      .select(['oauth_grant.scope', 'oauth_client.name'])
      .where('grant_id', '=', grantId)
      .executeTakeFirst();
    if (!member || !grant) return;
    const { locale } = member;
    const scopes = storedScopes(grant.scope).map((scope) => messageIn(scopeNames[scope], locale));
    await deps.mailer.send(
      renderLetter({
        id,
        to: member.email,
        locale,
        subject,
        paragraphs,
        link: { label, url: `${deps.publicOrigin}/account/settings/connected-apps` },
        values: {
          name: mailNameOf(member),
          product: brand.product,
          app: grant.name,
          scopes: new Intl.ListFormat(locale, { type: 'conjunction' }).format(scopes),
        },
      }),
    );
  },
});
