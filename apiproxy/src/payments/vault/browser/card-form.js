/// <reference lib="dom" />
import { brandRowOf, digitsOf, groupDigits } from './card-number.js';
import { fieldNames, findCardFaults } from './card-rules.js';
import { cardTextsIn } from './card-texts.js';
import { readVaultCommand } from './page-messages.js';

/** @typedef {import('@crema/shared-contracts').VaultMessage} VaultMessage */
/** @typedef {import('./card-rules.js').CardFields} CardFields */
/** @typedef {import('./card-rules.js').FaultId} FaultId */
/** @typedef {VaultMessage extends infer M ? M extends VaultMessage ? Omit<M, 'source'> : never : never} Told */

const root = document.documentElement;
const pageOrigin = root.dataset['pageOrigin'] ?? '';
const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
/** @param {keyof CardFields} name */
const inputOf = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What the form knows about itself. */
const state = {
  texts: cardTextsIn(navigator.language),
  /** Fields whose faults are shown: left once, or sent. @type {Set<keyof CardFields>} */
  judged: new Set(),
  /** Faults that only the server can know. @type {Partial<Record<keyof CardFields, FaultId>>} */
  answered: {},
  complete: false,
  busy: false,
};

/** Only the page that embeds us hears this: the target origin is named. @param {Told} message */
const tell = (message) => window.parent.postMessage({ source: 'crema-vault', ...message }, pageOrigin);

/** @returns {CardFields} */
const readFields = () => ({
  number: inputOf('number').value,
  expiry: inputOf('expiry').value,
  code: inputOf('code').value,
  postalCode: inputOf('postalCode').value,
});
const findFaults = () => ({
  ...findCardFaults({ fields: readFields(), now: new Date() }),
  ...state.answered,
});

const showFaults = () => {
  const faults = findFaults();
  for (const name of fieldNames) {
    const fault = state.judged.has(name) ? faults[name] : undefined;
    const text = fault ? state.texts.faults[fault] : '';
    const place = byId(`${name}-fault`);
    if (place.textContent !== text) place.textContent = text;
    inputOf(name).toggleAttribute('aria-invalid', false);
    if (fault) inputOf(name).setAttribute('aria-invalid', 'true');
  }
  const complete = Object.keys(faults).length === 0;
  if (complete !== state.complete) tell({ kind: 'validity', complete });
  state.complete = complete;
};

const showTexts = () => {
  const { texts } = state;
  const digits = String(brandRowOf(digitsOf(inputOf('number').value))?.codeLength ?? 3);
  byId('title').textContent = texts.title;
  byId('number-label').textContent = texts.number;
  byId('expiry-label').textContent = texts.expiry;
  byId('expiry-hint').textContent = texts.expiryHint;
  byId('code-label').textContent = texts.code;
  byId('code-hint').textContent = texts.codeHint.replace('{digits}', digits);
  byId('postalCode-label').textContent = texts.postalCode;
  showFaults();
};

const showBrand = () => {
  const row = brandRowOf(digitsOf(inputOf('number').value));
  form.dataset['brand'] = row?.brand ?? '';
  byId('brand').textContent = row
    ? { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' }[row.brand]
    : '';
  inputOf('code').maxLength = row?.codeLength ?? 4;
};

/** Writes digits in groups and keeps the caret behind the digit it was behind. */
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
  const digits = digitsOf(input.value);
  if (!input.value.includes('/') && digits.length >= 2 && digits.length <= 4)
    input.value = `${digits.slice(0, 2)}/${digits.slice(2)}`;
};

/** The card's traces go as soon as it has become a token. */
const forgetCard = () => {
  form.reset();
  state.judged.clear();
  showBrand();
  showFaults();
};

const send = async () => {
  const reply = await fetch('/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readFields()),
  });
  return { ok: reply.ok, body: await reply.json() };
};

/** Asks for a token once at a time; every command is answered by `tokenised` or `refused`. */
const tokenise = async () => {
  if (state.busy) return;
  for (const name of fieldNames) state.judged.add(name);
  showFaults();
  const [firstFault] = fieldNames.filter((name) => findFaults()[name]);
  if (firstFault) {
    inputOf(firstFault).focus();
    tell({ kind: 'refused', code: 'VALIDATION' });
    return;
  }
  state.busy = true;
  form.inert = true;
  try {
    const { ok, body } = await send();
    if (ok) {
      forgetCard();
      tell({ kind: 'tokenised', ...body });
    } else {
      state.answered = body.error.params ?? {};
      showFaults();
      tell({ kind: 'refused', code: String(body.error.code) });
    }
  } catch {
    tell({ kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' });
  } finally {
    state.busy = false;
    form.inert = false;
  }
};

form.addEventListener('input', (event) => {
  state.answered = {};
  const { name } = /** @type {HTMLInputElement} */ (event.target);
  if (name === 'number') groupNumber();
  if (name === 'expiry') slashExpiry(/** @type {InputEvent} */ (event));
  showBrand();
  showTexts();
});
form.addEventListener('focusout', (event) => {
  const input = /** @type {HTMLInputElement} */ (event.target);
  if (input.value !== '') state.judged.add(/** @type {keyof CardFields} */ (input.name));
  showFaults();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  for (const name of fieldNames) state.judged.add(name);
  showFaults();
});

window.addEventListener('message', (event) => {
  const command = readVaultCommand(event, { origin: pageOrigin, window: window.parent });
  if (command?.kind === 'tokenise') void tokenise();
  if (command?.kind === 'present') {
    root.lang = command.locale;
    root.dataset['theme'] = command.theme;
    state.texts = cardTextsIn(command.locale);
    showTexts();
  }
});
new ResizeObserver(() =>
  tell({ kind: 'resized', height: Math.ceil(form.getBoundingClientRect().height) }),
).observe(form);
showTexts();
tell({ kind: 'ready' });
