import { findPostalCodeError } from '../../../vault/browser/postal-code.js';

/** @typedef {import('../../../vault/browser/card-messages.js').CardErrorId} CardErrorId */
/** @typedef {import('../../../vault/browser/card-form.js').FieldName} FieldName */
/** @typedef {import('../../../vault/browser/card-form.js').FieldErrors} FieldErrors */
/** @typedef {Exclude<FieldName, 'postalCode'>} ElementName */
/**
 * The last report of one of Stripe's fields.
 * @typedef {{ empty: boolean, complete: boolean, error?: { code: string } | undefined }} ElementFacts
 */

export const elementNames = /** @type {const} */ (['number', 'expiry', 'code']);

/**
 * Stripe's codes of wrong fields, of its fields' events and of its replies (docs.stripe.com/error-codes).
 * @type {Readonly<Record<string, { field: FieldName, error: CardErrorId }>>}
 */
const codes = {
  incomplete_number: { field: 'number', error: 'number-invalid' },
  invalid_number: { field: 'number', error: 'number-invalid' },
  incorrect_number: { field: 'number', error: 'number-invalid' },
  incomplete_expiry: { field: 'expiry', error: 'expiry-invalid' },
  invalid_expiry_month: { field: 'expiry', error: 'expiry-invalid' },
  invalid_expiry_year: { field: 'expiry', error: 'expiry-invalid' },
  invalid_expiry_month_past: { field: 'expiry', error: 'expiry-past' },
  invalid_expiry_year_past: { field: 'expiry', error: 'expiry-past' },
  expired_card: { field: 'expiry', error: 'expiry-past' },
  incomplete_cvc: { field: 'code', error: 'code-invalid' },
  invalid_cvc: { field: 'code', error: 'code-invalid' },
  incorrect_cvc: { field: 'code', error: 'code-invalid' },
  incomplete_zip: { field: 'postalCode', error: 'postal-invalid' },
  incorrect_zip: { field: 'postalCode', error: 'postal-invalid' },
  postal_code_invalid: { field: 'postalCode', error: 'postal-invalid' },
};

/**
 * The error of one of Stripe's fields. A code that we do not know is the field's general error.
 * @param {ElementName} field
 * @param {ElementFacts} facts
 * @returns {CardErrorId | undefined}
 */
const elementErrorOf = (field, { empty, complete, error }) => {
  if (empty) return `${field}-required`;
  if (!error) return complete ? undefined : `${field}-invalid`;
  const known = Object.hasOwn(codes, error.code) ? codes[error.code] : undefined;
  return known?.field === field ? known.error : `${field}-invalid`;
};

/**
 * @param {{ elements: Readonly<Record<ElementName, ElementFacts>>, postalCode: string, isPostalCode: (text: string) => boolean }} facts
 * @returns {FieldErrors}
 */
export const findFieldErrors = ({ elements, postalCode, isPostalCode }) => {
  /** @type {FieldErrors} */
  const errors = {};
  for (const name of elementNames) {
    const error = elementErrorOf(name, elements[name]);
    if (error) errors[name] = error;
  }
  const postal = findPostalCodeError(postalCode, isPostalCode);
  return postal ? { ...errors, postalCode: postal } : errors;
};

/**
 * The refusal of a card by Stripe: wrong fields, a declined card, or a provider that does not answer.
 * @param {{ type: string, code?: string | undefined }} error
 * @returns {{ code: string, errors: FieldErrors }}
 */
export const refusalOf = ({ type, code = '' }) => {
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (known) return { code: 'VALIDATION', errors: { [known.field]: known.error } };
  // The customer failed or closed the bank's question.
  if (code.endsWith('_authentication_failure')) return { code: 'PAYMENT_REVIEW', errors: {} };
  return { code: type === 'card_error' ? 'PAYMENT_DECLINED' : 'PAYMENT_PROVIDER_DOWN', errors: {} };
};
