import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorRowOf, restPaths, type CreateAccountReply } from '@crema/shared-contracts';
import {
  toAppError,
  useErrorText,
  useHost,
  useRetryOnReconnect,
  type AppError,
  type PresentedError,
} from '@crema/remote-kit';
import { offerCredentials } from '../../visitor/offer-credentials.ts';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { visitorMarket } from '../../visitor/market.ts';
import { useReputation } from '../../visitor/use-reputation.ts';
import { cardErrorPath } from './card-error-path.ts';
import { toCreateAccountRequest } from './create-account.conversions.ts';
import { createAccountErrors, setFieldErrors } from './create-account.errors.ts';
import type { CreateAccountValues } from './create-account.schema.ts';
import { finishCreation } from './finish-creation.ts';
import { useCampaign } from './use-campaign.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server counts sign-ups in windows of an hour. */
const longestWaitSeconds = 3600;
const tooMany: readonly string[] = ['TOO_MANY_ACCOUNTS', 'TOO_MANY_REQUESTS'];
type Refusal = Pick<PresentedError, 'error' | 'text'> & {
  /** Ordering as a guest does not need an account. */
  readonly offersGuest?: boolean;
};
/** Describes an error above the form; one of the limits with the time of the next try (D-173). */
const useDescribe = () => {
  const intl = useIntl();
  const describe = useErrorText(createAccountErrors);
  return (cause: unknown, refusal: AppError): Refusal => {
    if (!tooMany.includes(refusal.code)) return describe(cause);
    const { messageId: id } = errorRowOf(createAccountErrors, refusal.code);
    const minutes = Math.ceil(Number(refusal.params?.['retryAfter'] ?? longestWaitSeconds) / 60);
    return { error: refusal, text: intl.formatMessage({ id }, { minutes }), offersGuest: true };
  };
};

/**
 * Creates the account (ACC-022, ACC-023). The server's errors are shown next to their fields, else above the form. When
 * only the card was refused, the account exists: `onCardRefused` gets the page that says so, which leads on to the return path.
 */
export const useCreateAccount = (onCardRefused: (path: string) => void) => {
  const returnUrl = useReturnUrl();
  const host = useHost();
  const campaignId = useCampaign();
  const readReputation = useReputation();
  const describe = useDescribe();
  const [takenAddress, setTakenAddress] = useState<string>();
  const [error, setError] = useState<Refusal>();
  const { emailMaxLength, storageConsentRequired: isConfigured } = host.configuration;
  // The server asks for it also when it was configured after this page was loaded.
  const [storageConsentRequired, requireStorageConsent] = useState(isConfigured);
  // The error says that the device is offline, which is no longer true.
  useRetryOnReconnect(error?.error.code === 'OFFLINE', () => setError(undefined));

  const create = async (values: CreateAccountValues, form: FormikHelpers<CreateAccountValues>) => {
    setError(undefined);
    const body = toCreateAccountRequest(values, {
      country: visitorMarket(host),
      locale: host.locale.get(),
      reputation: readReputation(),
      campaignId,
    });
    try {
      await host.http<CreateAccountReply>(restPaths.createAccount, { method: 'POST', body });
    } catch (cause) {
      const refusal = toAppError(cause);
      if (refusal.code !== 'CARD_REGISTRATION_FAILED') {
        if (refusal.code === 'EMAIL_UNAVAILABLE') setTakenAddress(values.emailAddress);
        if (refusal.params?.['storageConsent']) requireStorageConsent(true);
        if (!setFieldErrors(refusal, form, emailMaxLength)) setError(describe(cause, refusal));
        return;
      }
      onCardRefused(cardErrorPath(refusal, returnUrl));
    }
    void offerCredentials(body.emailAddress, body.password);
    await finishCreation({ ...host, track: host.telemetry.track, wait }).catch(() =>
      setError(describe(undefined, toAppError(undefined))),
    );
  };
  return { create, error, takenAddress, requirements: { emailMaxLength, storageConsentRequired } };
};
