/// <reference lib="dom" />
import { form, inputOf, isPostalCode, startCardForm } from '../../../vault/browser/card-form.js';
import { plainOf } from '../../../vault/browser/postal-code.js';
import { brandRowOf, digitsOf, groupDigits } from './card-number.js';
import { findCardErrors, readExpiry } from './card-rules.js';

/** @typedef {import('./card-rules.js').CardFields} CardFields */

const { dataset } = document.documentElement;
/** @param {string} postalCode @returns {CardFields} */
const readFields = (postalCode) => ({
  number: inputOf('number').value,
  expiry: inputOf('expiry').value,
  code: inputOf('code').value,
  postalCode,
});
const readBrand = () => brandRowOf(digitsOf(inputOf('number').value));
const openedAt = performance.now();
/** The time of the vault's server, counted on from the page's. */
const serverTime = () => new Date(Number(dataset['now']) + performance.now() - openedAt);

/** Groups the digits and keeps the caret behind the same digit. */
const groupNumber = () => {
  const input = inputOf('number');
  const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = groupDigits(input.value);
  let caret = 0;
  for (let seen = 0; seen < before && caret < input.value.length; caret += 1)
    if (/\d/.test(input.value[caret] ?? '')) seen += 1;
  input.setSelectionRange(caret, caret);
};

/** @param {InputEvent} event */
const slashExpiry = (event) => {
  const input = inputOf('expiry');
  if (event.inputType?.startsWith('delete')) return;
  const text = plainOf(input.value).trim();
  if (/^\d{2,4}$/.test(text)) input.value = `${text.slice(0, 2)}/${text.slice(2)}`;
};

/** Shows a date as it was read, so that nobody wonders about one that was pasted with the year first. */
const showExpiry = () => {
  const input = inputOf('expiry');
  const expiry = readExpiry(input.value);
  if (expiry)
    input.value = `${String(expiry.month).padStart(2, '0')}/${String(expiry.year % 100).padStart(2, '0')}`;
};

/** No maxlength limits the field, because it would cut off the end of a pasted text with blanks. */
const limitCode = () => {
  const input = inputOf('code');
  const length = readBrand()?.codeLength ?? 4;
  if (digitsOf(input.value).length > length) input.value = digitsOf(input.value).slice(0, length);
};

/** @param {{ postalCode: string }} request */
const tokenise = async ({ postalCode }) => {
  const reply = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readFields(postalCode)),
  });
  const body = await reply.json();
  return reply.ok ? { token: body } : { code: String(body.error.code), errors: body.error.params ?? {} };
};

// Before the form's own listeners, which read the values that these write.
form.addEventListener('input', (event) => {
  const { name } = /** @type {HTMLInputElement} */ (event.target);
  if (name === 'number') groupNumber();
  if (name === 'expiry') slashExpiry(/** @type {InputEvent} */ (event));
  if (name === 'code') limitCode();
});
form.addEventListener('focusout', (event) => {
  if (/** @type {HTMLInputElement} */ (event.target).name === 'expiry') showExpiry();
});
startCardForm({
  isReady: Promise.resolve(),
  findErrors: (postalCode) =>
    findCardErrors({ fields: readFields(postalCode), now: serverTime(), isPostalCode }),
  mark: (name, isInvalid) => {
    if (isInvalid) inputOf(name).setAttribute('aria-invalid', 'true');
    else inputOf(name).removeAttribute('aria-invalid');
  },
  focus: (name) => inputOf(name).focus(),
  clear: () => undefined,
  readBrand,
  tokenise,
  present: () => undefined,
});
