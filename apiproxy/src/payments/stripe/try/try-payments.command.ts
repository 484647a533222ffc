import { readConfiguration } from '@crema/shared-contracts';
import { createLogger } from '../../../http/logging/logger.ts';
import { createIds, systemRandom } from '../../../http/system.ts';
import type { OperatorCommand, OperatorDeps } from '../../../operations/operator-command.ts';
import type { PaymentProvider, PaymentSource } from '../../payment-provider.ts';
import { createStripeProvider } from '../stripe-provider.ts';
import { apiVersion, readSettings, type ServerParts, type StripeDeps, withStripe } from '../stripe-client.ts';
import { unknownResult } from '../stripe-errors.ts';
import { amount, textOf, type TriedPayment, triedPayments } from './tried-payments.ts';

/** Nobody opens these pages: the bank's question is asked, not answered. */
const origin = 'https://crema.example';

const partsOf = ({ db, clock, environment }: OperatorDeps): ServerParts => ({
  db,
  clock,
  environment,
  configuration: readConfiguration({}).configuration,
  ids: createIds(clock, systemRandom),
  log: createLogger({ clock, level: 'error' }),
  publicOrigin: origin,
  random: systemRandom,
  vaultOrigin: origin,
});

interface Trial {
  readonly deps: StripeDeps;
  readonly provider: PaymentProvider;
  readonly reference: string;
}

const sourceOf = async (
  { deps, provider, reference }: Trial,
  { token, isStored = false }: TriedPayment,
): Promise<PaymentSource> => {
  const { id } = await deps.stripe.paymentMethods.create({ type: 'card', card: { token } });
  if (!isStored) return { kind: 'token', token: id };
  const stored = await provider.storeInstrument({ reference, token: id, ownerId: reference });
  if (!stored.ok) throw new Error(`The card was not stored: ${stored.errorCode}.`);
  return { kind: 'instrument', instrumentId: stored.instrument.instrumentId };
};

/** The end of one payment as a text; an error is an end too. */
const endOf = async (trial: Trial, payment: TriedPayment): Promise<string> => {
  const { provider, reference } = trial;
  try {
    const source = await sourceOf(trial, payment);
    const result = await provider.authorise({
      reference,
      purpose: payment.purpose,
      subject: reference,
      source,
      amount,
      ...(!payment.isStored && { returnUrl: `${origin}/menu/cart` }),
    });
    const text = payment.then ? await payment.then(provider, reference) : textOf(result);
    if (source.kind === 'instrument') await provider.removeInstrument(source.instrumentId);
    return text;
  } catch (cause) {
    return `error: ${(unknownResult(reference, cause) as Error).message}`;
  }
};

/** PAY-012: pays ten times in Stripe's test mode. The rows of the payments begin with `try-`. */
export const tryPayments: OperatorCommand = {
  name: 'try',
  summary: 'Runs ten payments in Stripe’s test mode and compares each end with the expected one',
  usage: 'try',
  options: {},
  run: async (operator) => {
    const { secretKey } = readSettings(operator.environment);
    if (!secretKey.includes('_test_'))
      throw new Error(
        'STRIPE_SECRET_KEY: found a live key; expected a test key, because the payments are not real. Set a key such as sk_test_….',
      );
    const parts = partsOf(operator);
    const [deps, provider] = [withStripe(parts), createStripeProvider(parts)];
    const run = parts.ids.next();
    const rows: string[][] = [];
    for (const [index, payment] of triedPayments.entries()) {
      const end = await endOf({ deps, provider, reference: `try-${run}-${index + 1}` }, payment);
      rows.push([payment.name, end, end === payment.expected ? 'ok' : `expected: ${payment.expected}`]);
    }
    const failed = rows.filter(([, , verdict]) => verdict !== 'ok').length;
    return {
      columns: ['payment', 'end', 'verdict'],
      rows,
      summary: `${rows.length - failed} of ${rows.length} payments ended as expected, in version ${apiVersion} of Stripe’s API`,
      ok: failed === 0,
    };
  },
};
