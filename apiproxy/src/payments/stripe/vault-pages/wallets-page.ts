import type { FastifyInstance } from 'fastify';
import { permissionsPolicy } from '../../../http/security/secure-headers.ts';
import { sendVaultPage } from '../../vault/card-form-page.ts';

interface WalletsPage {
  readonly policy: string;
  readonly pageOrigin: string;
  readonly publishableKey: string;
  readonly tokenMaxAge: number;
}

const renderWallets = ({ pageOrigin, publishableKey, tokenMaxAge }: WalletsPage): string => `<!doctype html>
<html lang="en-US" data-page-origin="${pageOrigin}" data-publishable-key="${publishableKey}" data-token-max-age="${tokenMaxAge}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Wallets</title>
    <link rel="stylesheet" href="/vault/browser/card-form.css">
    <link rel="stylesheet" href="/wallets.css">
    <script type="module" src="/wallets.js"></script>
  </head>
  <body>
    <main><div id="wallets"></div></main>
  </body>
</html>
`;

/** Apple Pay and Google Pay open from Stripe's frames only if this page passes the permission on. */
const permissions = permissionsPolicy({
  geolocation: '',
  payment: 'self "https://js.stripe.com" "https://*.js.stripe.com"',
  'screen-wake-lock': '',
});

/** The buttons of wallets (PAY-004): Stripe's Express Checkout Element, which shows those that work on the device. */
export const registerWalletsPage = (app: FastifyInstance, page: WalletsPage): void => {
  app.get('/wallets', (_request, reply) =>
    sendVaultPage(reply.header('permissions-policy', permissions), page.policy, renderWallets(page)),
  );
};
