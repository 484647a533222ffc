import {
  accountRestPaths,
  readEmail,
  type ForgotPasswordRequest,
  type HostServices,
} from '@crema/shared-contracts';

/** A request for a link, with the address that was typed. */
export interface ResetRequest {
  readonly email: string;
  readonly sent: Promise<unknown>;
}
let latest: ResetRequest | undefined;

/** ACC-009: sends the request. The next page shows its failure, as this one does not wait for the reply. */
export const requestReset = ({ http }: Pick<HostServices, 'http'>, email: string): ResetRequest => {
  const body: ForgotPasswordRequest = { emailAddress: readEmail(email), userName: readEmail(email) };
  const sent = http(accountRestPaths.forgotPassword, { method: 'POST', body });
  sent.catch(() => undefined);
  latest = { email, sent };
  return latest;
};
/** The request that this page has sent; undefined after a reload. */
export const latestResetRequest = (): ResetRequest | undefined => latest;
