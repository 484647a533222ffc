import type { AppError } from '@crema/remote-kit';

/** The list of cards, which says why the card was not registered with the new account (ACC-024, CRD-017). */
export const cardErrorPath = ({ params = {} }: AppError): string => {
  const query = { mode: 'from_account_create', card_error: String(params['errorCode'] ?? '') };
  return `/account/cards?${new URLSearchParams(query).toString()}`;
};
