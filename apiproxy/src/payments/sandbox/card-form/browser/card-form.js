/// <reference lib="dom" />
import { brandRowOf, digitsOf, groupDigits, plainOf } from './card-number.js';
import { fieldNames, findCardErrors, lettersAndDigitsOf, readExpiry } from './card-rules.js';
import { cardMessagesIn } from './card-messages.js';
import { readVaultCommand } from '../../../vault/browser/page-messages.js';

/** @typedef {import('@crema/shared-contracts').VaultMessage} VaultMessage */
/** @typedef {import('./card-rules.js').CardFields} CardFields */
/** @typedef {import('./card-rules.js').CardErrorId} CardErrorId */
/** @typedef {VaultMessage extends infer M ? M extends VaultMessage ? Omit<M, 'source'> : never : never} OutgoingMessage */

const root = document.documentElement;
const pageOrigin = root.dataset['pageOrigin'] ?? '';
const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
/** @param {keyof CardFields} name */
const inputOf = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** State of the form. */
const state = {
  messages: cardMessagesIn(navigator.language ?? ''),
  /** Fields whose errors are shown: after blur or submit. @type {Set<keyof CardFields>} */
  touched: new Set(),
  /** Errors that only the server can find. @type {Partial<Record<keyof CardFields, CardErrorId>>} */
  serverErrors: {},
  /** The postal code that the page knows already. */
  postalCode: '',
  complete: false,
  busy: false,
};

/** Posts to the embedding page only: the target origin is given. @param {OutgoingMessage} message */
const post = (message) => window.parent.postMessage({ source: 'crema-vault', ...message }, pageOrigin);

/** @returns {CardFields} */
const readFields = () => ({
  number: inputOf('number').value,
  expiry: inputOf('expiry').value,
  code: inputOf('code').value,
  postalCode: state.postalCode || inputOf('postalCode').value,
});
const openedAt = performance.now();
/** The time of the vault's server, counted on from the page's. */
const serverTime = () => new Date(Number(root.dataset['now']) + performance.now() - openedAt);
const postalCode = new RegExp(inputOf('postalCode').dataset['pattern'] ?? '');
/** @param {string} text */
const isPostalCode = (text) => postalCode.test(text);
const findErrors = () => ({
  ...findCardErrors({ fields: readFields(), now: serverTime(), isPostalCode }),
  ...state.serverErrors,
});

const showErrors = () => {
  const errors = findErrors();
  for (const name of fieldNames) {
    const error = state.touched.has(name) ? errors[name] : undefined;
    const text = error ? state.messages.errors[error] : '';
    const target = byId(`${name}-error`);
    if (target.textContent !== text) target.textContent = text;
    inputOf(name).toggleAttribute('aria-invalid', false);
    if (error) inputOf(name).setAttribute('aria-invalid', 'true');
  }
  const complete = Object.keys(errors).length === 0;
  if (complete !== state.complete) post({ kind: 'validity', complete });
  state.complete = complete;
};

const showMessages = () => {
  const { messages } = state;
  const digits = String(brandRowOf(digitsOf(inputOf('number').value))?.codeLength ?? 3);
  byId('title').textContent = messages.title;
  byId('number-label').textContent = messages.number;
  byId('expiry-label').textContent = messages.expiry;
  byId('expiry-hint').textContent = messages.expiryHint;
  byId('code-label').textContent = messages.code;
  byId('code-hint').textContent = messages.codeHint.replace('{digits}', digits);
  byId('postalCode-label').textContent = messages.postalCode;
  showErrors();
};

/** A postal code that the customer has typed on the page is not asked for again (L-37). @param {string | undefined} known */
const showPostalCode = (known = '') => {
  state.postalCode = isPostalCode(lettersAndDigitsOf(known)) ? known : '';
  const field = /** @type {HTMLElement} */ (inputOf('postalCode').closest('.field'));
  field.hidden = state.postalCode !== '';
};

const showBrand = () => {
  const row = brandRowOf(digitsOf(inputOf('number').value));
  form.dataset['brand'] = row?.brand ?? '';
  byId('brand').textContent = row
    ? { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' }[row.brand]
    : '';
};

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
  const length = brandRowOf(digitsOf(inputOf('number').value))?.codeLength ?? 4;
  if (digitsOf(input.value).length > length) input.value = digitsOf(input.value).slice(0, length);
};

/** Clears the card's data as soon as there is a token. */
const clearCard = () => {
  form.reset();
  state.touched.clear();
  showBrand();
  showErrors();
};

const send = async () => {
  const reply = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readFields()),
  });
  return { ok: reply.ok, body: await reply.json() };
};

/** Shows the errors of all fields. */
const markAll = () => {
  for (const name of fieldNames) state.touched.add(name);
  showErrors();
};

/** Requests one token at a time. Every command is answered by `tokenised` or `refused`. */
const tokenise = async () => {
  if (state.busy) return;
  markAll();
  const [firstInvalid] = fieldNames.filter((name) => findErrors()[name]);
  if (firstInvalid) {
    inputOf(firstInvalid).focus();
    post({ kind: 'refused', code: 'VALIDATION' });
    return;
  }
  state.busy = true;
  form.inert = true;
  try {
    const { ok, body } = await send();
    if (ok) {
      clearCard();
      post({ kind: 'tokenised', ...body });
    } else {
      state.serverErrors = body.error.params ?? {};
      showErrors();
      post({ kind: 'refused', code: String(body.error.code) });
    }
  } catch {
    post({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' });
  } finally {
    state.busy = false;
    form.inert = false;
  }
};

form.addEventListener('input', (event) => {
  state.serverErrors = {};
  const { name } = /** @type {HTMLInputElement} */ (event.target);
  if (name === 'number') groupNumber();
  if (name === 'expiry') slashExpiry(/** @type {InputEvent} */ (event));
  if (name === 'code') limitCode();
  showBrand();
  showMessages();
});
form.addEventListener('focusout', (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  if (input.name === 'expiry') showExpiry();
  if (input.value !== '') state.touched.add(/** @type {keyof CardFields} */ (input.name));
  showErrors();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  markAll();
});

window.addEventListener('message', (event) => {
  const command = readVaultCommand(event, { origin: pageOrigin, window: window.parent });
  if (command?.kind === 'tokenise') void tokenise();
  if (command?.kind === 'mark') markAll();
  if (command?.kind === 'present') {
    root.lang = command.locale;
    root.dataset['theme'] = command.theme;
    state.messages = cardMessagesIn(command.locale);
    showPostalCode(command.postalCode);
    showMessages();
  }
});
new ResizeObserver(() =>
  post({ kind: 'resized', height: Math.ceil(form.getBoundingClientRect().height) }),
).observe(form);
showMessages();
post({ kind: 'ready' });
