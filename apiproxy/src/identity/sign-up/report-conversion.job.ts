import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { defineJob } from '../../jobs/job.ts';
import { retryPolicies } from '../../jobs/retry-policy.ts';
import type { Tables } from '../../storage/tables.ts';
import type { MemberRow } from '../member-store.ts';
import type { SentAccount } from './sign-up.rules.ts';

const timeoutMs = 10_000;

interface Conversion {
  readonly event: 'account-created';
  readonly matchId: string;
  readonly market: string;
  readonly at: string;
}
/**
 * Posts a conversion to one address of `CONVERSION_URLS`: what happened, the link's number, the market and the time; nothing that
 * names the member (L-62). Repeated for a day until the address answers with 2xx.
 */
export const reportConversion = defineJob<{ url: string; conversion: string }>({
  topic: 'report-conversion',
  lane: 'mail',
  retry: retryPolicies.mail,
  run: async ({ id, payload: { url, conversion } }) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: conversion,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new Error(`The address of conversions answered ${reply.status}; expected 2xx.`);
  },
});

/** Reports a new account to the campaign that led to it, if the member agreed and the operator measures campaigns. */
export const reportAccount = async (
  trx: Transaction<Tables>,
  deps: Pick<AppDeps, 'environment' | 'configuration' | 'ids' | 'clock'>,
  { campaignMeasurement, campaignId }: SentAccount,
  { market, joined_at: at }: MemberRow,
): Promise<void> => {
  if (!deps.configuration.campaignMeasurement || !campaignMeasurement || campaignId === undefined) return;
  const conversion: Conversion = {
    event: 'account-created',
    matchId: campaignId,
    market,
    at: at.toISOString(),
  };
  for (const url of (deps.environment.CONVERSION_URLS ?? '').split(',').filter(Boolean))
    await enqueueJob(trx, deps, {
      job: reportConversion,
      payload: { url, conversion: JSON.stringify(conversion) },
    });
};
