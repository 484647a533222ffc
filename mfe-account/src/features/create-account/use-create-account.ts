import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { restPaths, type CreateAccountReply } from '@crema/shared-contracts';
import {
  toAppError,
  useErrorText,
  useHost,
  useRetryOnReconnect,
  type PresentedError,
} from '@crema/remote-kit';
import { offerCredentials } from '../../visitor/offer-credentials.ts';
import { visitorMarket } from '../../visitor/market.ts';
import { readReputation } from '../../visitor/reputation.ts';
import { toCreateAccountRequest } from './create-account.conversions.ts';
import { createAccountErrors, placeBesideFields } from './create-account.errors.ts';
import type { CreateAccountValues } from './create-account.schema.ts';
import { finishCreation } from './finish-creation.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Creates the account (ACC-022, ACC-023). What the server refuses is told beside its field, else above the form. */
export const useCreateAccount = () => {
  const host = useHost();
  const explain = useErrorText(createAccountErrors);
  const [refusal, setRefusal] = useState<Pick<PresentedError, 'error' | 'text'>>();
  // The text says that the device is offline, which is not true any more.
  useRetryOnReconnect(refusal?.error.code === 'OFFLINE', () => setRefusal(undefined));

  const create = async (values: CreateAccountValues, form: FormikHelpers<CreateAccountValues>) => {
    setRefusal(undefined);
    const body = toCreateAccountRequest(values, {
      country: visitorMarket(host),
      locale: host.locale.get(),
      reputation: readReputation(),
    });
    try {
      await host.http<CreateAccountReply>(restPaths.createAccount, { method: 'POST', body });
    } catch (cause) {
      if (!placeBesideFields(toAppError(cause), form)) setRefusal(explain(cause));
      return;
    }
    void offerCredentials(body.emailAddress, body.password);
    await finishCreation({ ...host, track: host.telemetry.track, wait }).catch(() =>
      setRefusal(explain(undefined)),
    );
  };
  return { create, refusal: refusal?.text };
};
