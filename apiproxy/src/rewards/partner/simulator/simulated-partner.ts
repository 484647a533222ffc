import { partnerPrograms, type PartnerId } from '@crema/shared-contracts';
import type { AppDeps } from '../../../http/app-deps.ts';
import { partnerIds } from '../partner-programs.ts';
import { hashOfSecret } from '../partner-links.ts';
import type { PartnerProvider } from '../partner-provider.ts';

/** The shop's registration at the simulated partner. */
export const simulatedClient = 'crema-rewards';
/** The path below which each program has a page on which a customer agrees. */
export const linkPagePath = '/link';
export const linkPagePathOf = (partner: PartnerId): string =>
  `${linkPagePath}/${partnerPrograms[partner].slug}`;

type SimulatorDeps = Pick<AppDeps, 'db' | 'clock' | 'partnerOrigin'>;

/** The side of the shop: it uses up codes and ends consents that the simulator's pages have stored. */
const createSimulatedPartner = (
  partner: PartnerId,
  { db, clock, partnerOrigin }: SimulatorDeps,
): PartnerProvider => ({
  authorizeUrl: ({ state, returnUrl, locale }) => {
    if (partnerOrigin === undefined) return undefined;
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: simulatedClient,
      redirect_uri: returnUrl,
      state,
      ui_locales: locale,
    });
    return `${partnerOrigin}${linkPagePathOf(partner)}?${query}`;
  },
  exchange: async (code) => {
    const now = clock.now();
    const grant = await db
      .updateTable('simulated_partner_grant')
      .set({ used_at: now })
      .where('partner_id', '=', partner)
      .where('code_hash', '=', hashOfSecret(code))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'masked_account'])
      .executeTakeFirst();
    return grant && { accountId: grant.account_id, maskedAccount: grant.masked_account };
  },
  revoke: async (accountId) => {
    await db
      .updateTable('simulated_partner_grant')
      .set({ revoked_at: clock.now() })
      .where('partner_id', '=', partner)
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .execute();
  },
});

/** The simulated program of each partner (L-60). */
export const createSimulatedPartners = (deps: SimulatorDeps): AppDeps['partners'] =>
  Object.fromEntries(
    partnerIds.map((partner) => [partner, createSimulatedPartner(partner, deps)]),
  ) as AppDeps['partners'];
