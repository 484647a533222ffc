import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { messageFrom } from '../../shop/local-text.ts';
import type { Environment } from '../../http/environment/environment.ts';
import type { Clock, Log } from '../../http/system.ts';
import { localTime } from '../../shop/versions/start.ts';
import type { TaxProvider, TaxQuestion, TaxReply } from './tax-provider.ts';

const minor = Type.Integer({ minimum: 0 });
/** The reply of a tax service. The request has the question: see docs/guides/taxes.md. */
const serviceReply = Type.Object({
  taxes: Type.Array(
    Type.Object({
      jurisdiction: Type.String({ minLength: 1 }),
      key: Type.String({ minLength: 1 }),
      name: Type.Record(Type.String(), Type.String({ minLength: 1 })),
      rate: Type.Number({ minimum: 0 }),
      baseMinor: minor,
      minor,
      isIncluded: Type.Boolean(),
    }),
  ),
});

/** A customer waits for this at the checkout. */
const timeoutMs = 1_500;
/** After a failure no order waits for the service during this time. */
const pauseMs = 10_000;

export interface TaxServiceParts {
  readonly url: string;
  readonly token: string | undefined;
  readonly clock: Clock;
  readonly log: Log;
  /** The taxes by which the shop sells while the service fails. */
  readonly rows: TaxProvider;
  /** Ends a question that takes too long. */
  readonly timeLimit?: () => AbortSignal;
}

const readReply = async (reply: Response, { sums }: TaxQuestion): Promise<Static<typeof serviceReply>> => {
  if (!reply.ok) throw new Error(`The tax service answered ${reply.status}; expected 200.`);
  const found: unknown = await reply.json();
  if (!Value.Check(serviceReply, found))
    throw new Error('The tax service’s reply does not match its schema (docs/guides/taxes.md).');
  const { taxes } = found;
  const sum = sums.reduce((total, each) => total + each.minor, 0);
  if (
    new Set(taxes.map(({ key }) => key)).size < taxes.length ||
    taxes.some(({ baseMinor }) => baseMinor > sum)
  )
    throw new Error('The tax service’s reply has a key twice, or a base above the sum of the order.');
  return found;
};

/**
 * Taxes by a service that is asked for each price. If it fails, answers late or wrongly, the shop's rows count, the log has an alarm, and the
 * order says `rows-after-failure`.
 */
export const createTaxService = (parts: TaxServiceParts): TaxProvider => {
  const { url, token, clock, log, rows, timeLimit = () => AbortSignal.timeout(timeoutMs) } = parts;
  let pausedUntil = -Infinity;
  const ask = async (question: TaxQuestion): Promise<TaxReply> => {
    const { place, consumption, currency, sums } = question;
    const { country, region, postalCode, timeZone, taxJurisdiction } = place;
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({
        ...{ country, region, postalCode, consumption, currency, sums },
        ...(taxJurisdiction && { jurisdiction: taxJurisdiction }),
        at: localTime(clock.now(), timeZone),
      }),
      redirect: 'error',
      signal: timeLimit(),
    });
    const { taxes } = await readReply(reply, question);
    return {
      taxes: taxes.map(({ name, ...tax }) => ({ ...tax, label: messageFrom(name) })),
      source: 'service',
    };
  };
  const fallBack = async (question: TaxQuestion): Promise<TaxReply> => ({
    ...(await rows.taxesOn(question)),
    source: 'rows-after-failure',
  });
  return {
    ratesAt: rows.ratesAt,
    taxesOn: async (question) => {
      const now = clock.now().getTime();
      if (now < pausedUntil) return fallBack(question);
      try {
        return await ask(question);
      } catch (cause) {
        pausedUntil = now + pauseMs;
        log.error(
          { alarm: 'tax-service', cause, pauseMs },
          'the tax service failed: prices have the taxes of the shop’s rows',
        );
        return fallBack(question);
      }
    },
  };
};

/** The service that the operator names, else the shop's rows. */
export const chooseTaxProvider = (
  { TAX_SERVICE_URL: url, TAX_SERVICE_TOKEN: token }: Environment,
  parts: Pick<TaxServiceParts, 'clock' | 'log' | 'rows'>,
): TaxProvider => (url === undefined ? parts.rows : createTaxService({ ...parts, url, token }));
