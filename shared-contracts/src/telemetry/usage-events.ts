import { brand } from '../brand.ts';
import { streamItemTypes } from '../rest/engagement.ts';
import { isRecord } from '../validation/is-record.ts';
import { maxUsageBatch } from './usage-sharing.ts';

/**
 * The events that remotes may track, with the values that each field may have. There is no free text and no
 * id: a value that is not in the list is refused, so an event cannot carry personal data.
 */
export const usageEvents = {
  /** ORD-048: the use of the product's options. */
  'cart-viewed': { customerType: [`${brand.product} rewards`, 'guest'] },
  /** ACC-023: the use of sign-in and sign-up. */
  'account-created': { registrationSource: ['Web'] },
  /** GFT-042: the outcome of a purchase of gifts. */
  'gift-purchase-ended': { outcome: ['success', 'error'], customerType: ['member', 'guest'] },
  /** ENG-012: an item of the feed was half visible, or its action was chosen. */
  'stream-item-viewed': { itemType: streamItemTypes, customerType: ['member', 'guest'] },
  'stream-item-clicked': { itemType: streamItemTypes, customerType: ['member', 'guest'] },
  /** ENG-041: a visit that began on a map. */
  'map-source-visited': { source: ['apple_maps', 'google_maps'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type UsageEventName = keyof typeof usageEvents;
type Values<T> = { readonly [F in keyof T]: T[F] extends readonly (infer V)[] ? V : never };
export type UsageFields<N extends UsageEventName = UsageEventName> = Values<(typeof usageEvents)[N]>;

/** One counted event. `remote` and `version` are those of the code that tracked it. */
export interface UsageEvent {
  readonly remote: string;
  readonly version: string;
  readonly event: UsageEventName;
  readonly fields: UsageFields;
}
/** The body of POST /apiproxy/v1/telemetry with usage events; at most `maxUsageBatch` of them. */
export interface UsageBatch {
  readonly usage: readonly UsageEvent[];
}

const validateFields = (name: UsageEventName, fields: unknown): string | undefined => {
  if (!isRecord(fields)) return `fields of ${name}: expected an object`;
  const allowed: Readonly<Record<string, readonly string[]>> = usageEvents[name];
  const unknown = Object.keys(fields).find((field) => !Object.hasOwn(allowed, field));
  if (unknown !== undefined) return `${name}.${unknown}: not a field of this event`;
  const wrong = Object.keys(allowed).find((field) => !allowed[field]?.includes(fields[field] as string));
  return wrong && `${name}.${wrong}: expected one of ${allowed[wrong]?.join(', ')}`;
};
const validateUsageEvent = (value: unknown): string | undefined => {
  if (!isRecord(value)) return 'usage event: expected an object';
  const { remote, version, event, fields, ...rest } = value;
  if (Object.keys(rest).length > 0) return 'usage event: expected only remote, version, event and fields';
  if (typeof remote !== 'string' || typeof version !== 'string') return 'remote and version: expected text';
  if (typeof event !== 'string' || !Object.hasOwn(usageEvents, event))
    return 'event: not a declared usage event';
  return validateFields(event as UsageEventName, fields);
};

/** Returns what is wrong with a batch from a browser, or undefined. Unknown events, fields and values are errors. */
export const validateUsageBatch = (value: unknown): string | undefined => {
  if (!isRecord(value) || !Array.isArray(value['usage'])) return 'usage: expected a list';
  if (value['usage'].length > maxUsageBatch) return `usage: expected at most ${maxUsageBatch} events`;
  return value['usage'].map(validateUsageEvent).find((error) => error !== undefined);
};
