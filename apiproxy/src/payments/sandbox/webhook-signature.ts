import type { AppDeps } from '../../http/app-deps.ts';
import { paymentEventTypes, type PaymentEvent, type ReceivedWebhook } from '../payment-provider.ts';

type SignerDeps = Pick<AppDeps, 'signer' | 'clock'>;
/** The age limit of a webhook: a recorded one cannot be sent again later. */
const maxAgeSeconds = 300;
const purpose = 'sandbox webhook';
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** The header has the form `t=<seconds>,v1=<signature of t and body>`. */
export const signWebhook = ({ signer, clock }: SignerDeps, body: string): string => {
  const t = secondsOf(clock.now());
  return `t=${t},v1=${signer.sign(purpose, `${t}.${body}`)}`;
};

const isEvent = (value: unknown): value is PaymentEvent => {
  const { id, type, reference } = (value ?? {}) as Partial<Record<keyof PaymentEvent, unknown>>;
  return typeof id === 'string' && typeof type === 'string' && typeof reference === 'string';
};

/** Returns the webhook, or undefined unless this body was signed within the last five minutes. */
export const readSignedWebhook = (
  { signer, clock }: SignerDeps,
  body: string,
  signature: string | undefined,
): ReceivedWebhook | undefined => {
  const [, t = '', v1 = ''] = /^t=(\d{1,12}),v1=([\w-]{1,64})$/.exec(signature ?? '') ?? [];
  const age = Math.abs(secondsOf(clock.now()) - Number(t));
  if (t === '' || age > maxAgeSeconds || !signer.verify(purpose, `${t}.${body}`, v1)) return undefined;
  const event: unknown = JSON.parse(body);
  return isEvent(event) ? { id: event.id, type: event.type, objectId: event.reference } : undefined;
};

/** The event of a webhook about a payment of the sandbox. */
export const findEvent = async (
  { db }: Pick<AppDeps, 'db'>,
  { id, type, objectId }: ReceivedWebhook,
): Promise<PaymentEvent | undefined> => {
  const known = paymentEventTypes.find((name) => name === type);
  const payment = await db
    .selectFrom('sandbox_payment')
    .select(['reference', 'purpose', 'subject'])
    .where('reference', '=', objectId)
    .executeTakeFirst();
  return known && payment && { id, type: known, ...payment };
};
