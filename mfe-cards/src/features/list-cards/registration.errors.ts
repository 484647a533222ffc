import type { ErrorCatalogue } from '@crema/shared-contracts';

/** The reasons why a card was not registered (CRD-080 to CRD-090). */
export const registrationErrors = {
  '121000': { messageId: 'cards.registration.notRight', display: 'page', action: 'none' },
  '121024': { messageId: 'cards.registration.storeCredit', display: 'page', action: 'none' },
  '121030': { messageId: 'cards.registration.notActivated', display: 'page', action: 'none' },
  '121032': { messageId: 'cards.registration.lost', display: 'page', action: 'none' },
  '121033': { messageId: 'cards.registration.international', display: 'page', action: 'none' },
  '121037': { messageId: 'cards.registration.closed', display: 'page', action: 'none' },
  '122000': { messageId: 'cards.registration.registered', display: 'page', action: 'none' },
  unknown: { messageId: 'cards.registration.unknown', display: 'page', action: 'none' },
} as const satisfies ErrorCatalogue;
