import { Type, type Static, type TSchema } from 'typebox';
import { locales } from '../locale.ts';
import { barcodeSymbologies } from '../rest.ts';

type ReadonlyDeep<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyDeep<T[K]> }
    : T;
/** The type of the values that a schema accepts: what was sent is not changed. */
export type Wire<Schema extends TSchema> = ReadonlyDeep<Static<Schema>>;

export const text = Type.String();
/** A text that is not blank. */
export const filledText = Type.String({ pattern: String.raw`\S` });
export const picklist = <const Value extends string>(...values: readonly Value[]) =>
  Type.Unsafe<Value>({ type: 'string', enum: [...values] });
export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
/** A text of a request that may be missing or null. */
export const optionalText = Type.Optional(nullable(Type.String()));

export const locale = picklist(...locales);
export const market = picklist('US', 'CA');
export const currency = picklist('USD', 'CAD');
export const money = Type.Object({ amountMinor: Type.Integer(), currency });
export const barcodeSymbology = picklist(...barcodeSymbologies);

/** The token of a mailed link, in bodies only: an address would be logged. */
export const linkToken = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export const accepted = Type.Object({ status: Type.Literal('accepted') });
/** The reply to a request whose result is the same for everybody who asks. */
export type AcceptedReply = Wire<typeof accepted>;
