/// <reference lib="dom" />
import { cardMessagesIn } from './card-messages.js';
import { networkFieldsOf, readVaultCommand } from './page-messages.js';
import { lettersAndDigitsOf } from './postal-code.js';

/** @typedef {import('@crema/shared-contracts').VaultMessage} VaultMessage */
/** @typedef {Extract<import('@crema/shared-contracts').VaultCommand, { kind: 'present' }>} Presentation */
/** @typedef {Extract<import('@crema/shared-contracts').VaultCommand, { kind: 'tokenise' }>} TokeniseCommand */
/** @typedef {VaultMessage extends infer M ? M extends VaultMessage ? Omit<M, 'source'> : never : never} OutgoingMessage */
/** @typedef {Omit<Extract<VaultMessage, { kind: 'tokenised' }>, 'source' | 'kind'>} Token */
/** @typedef {import('./card-messages.js').CardErrorId} CardErrorId */
/** @typedef {'number' | 'expiry' | 'code' | 'postalCode'} FieldName */
/** @typedef {Partial<Record<FieldName, CardErrorId>>} FieldErrors */

/**
 * `storingKey` is the page's permission to store a card. `onAsking` is called when the bank asks its customer in this document.
 * @typedef {{ postalCode: string, name: string | undefined, address: import('@crema/shared-contracts').TypedAddress | undefined, isToBeStored: boolean, storingKey: string, onAsking: () => void }} TokenRequest
 */

/** @typedef {import('@crema/shared-contracts').CardBrand} CardBrand */
/**
 * The fields of a payment provider: the parts in which the forms differ.
 * @typedef {object} ProviderFields
 * @property {Promise<unknown>} isReady the form is reported to the page then; if it is rejected, the page counts the form as missing (PLT-016)
 * @property {(postalCode: string) => FieldErrors} findErrors
 * @property {(name: FieldName, isInvalid: boolean) => void} mark
 * @property {(name: FieldName) => void} focus
 * @property {() => void} clear
 * @property {() => { brand: CardBrand, codeLength: number } | undefined} readBrand
 * @property {(request: TokenRequest) => Promise<{ token: Token } | { code: string, errors: FieldErrors }>} tokenise
 * @property {(presentation: Presentation) => void} present
 */

const fieldNames = /** @type {const} */ (['number', 'expiry', 'code', 'postalCode']);
const root = document.documentElement;
/** The names of the networks of bank cards. @type {Readonly<Record<string, string>>} */
const networkNames = JSON.parse(root.dataset['networkNames'] ?? '{}');
/** The brand of a network; `card` for one without a name. @param {string | undefined} network @returns {CardBrand} */
export const brandOf = (network = '') =>
  Object.hasOwn(networkNames, network) ? /** @type {CardBrand} */ (network) : 'card';

const pageOrigin = root.dataset['pageOrigin'] ?? '';
/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
export const form = /** @type {HTMLFormElement} */ (byId('card'));
/** @param {FieldName} name */
export const inputOf = (name) => /** @type {HTMLInputElement} */ (form.elements.namedItem(name));

const postalCodePattern = new RegExp(inputOf('postalCode').dataset['pattern'] ?? '');
/** @param {string} text */
export const isPostalCode = (text) => postalCodePattern.test(text);

/** State of the form. */
const state = {
  messages: cardMessagesIn(navigator.language ?? ''),
  /** Fields whose errors are shown: after blur or submit. @type {Set<FieldName>} */
  touched: new Set(),
  /** Errors that only the server can find. @type {FieldErrors} */
  serverErrors: {},
  /** The postal code that the page knows already. */
  postalCode: '',
  complete: false,
  busy: false,
};

/** Posts to the embedding page only: the target origin is given. @param {OutgoingMessage} message */
const post = (message) => window.parent.postMessage({ source: 'crema-vault', ...message }, pageOrigin);
/** The page shows the error. @param {string} code */
export const postRefused = (code) => post({ kind: 'refused', code });

const readPostalCode = () => state.postalCode || inputOf('postalCode').value;
/** @param {ProviderFields} fields @returns {FieldErrors} */
const findErrors = (fields) => ({ ...fields.findErrors(readPostalCode()), ...state.serverErrors });

/** @param {ProviderFields} fields */
const showErrors = (fields) => {
  const errors = findErrors(fields);
  for (const name of fieldNames) {
    const error = state.touched.has(name) ? errors[name] : undefined;
    const text = error ? state.messages.errors[error] : '';
    const target = byId(`${name}-error`);
    if (target.textContent !== text) target.textContent = text;
    fields.mark(name, error !== undefined);
  }
  const complete = Object.keys(errors).length === 0;
  if (complete !== state.complete) post({ kind: 'validity', complete });
  state.complete = complete;
};

/** @param {ProviderFields} fields */
const showMessages = (fields) => {
  const { messages } = state;
  byId('title').textContent = messages.title;
  byId('number-label').textContent = messages.number;
  byId('expiry-label').textContent = messages.expiry;
  byId('expiry-hint').textContent = messages.expiryHint;
  byId('code-label').textContent = messages.code;
  const digits = String(fields.readBrand()?.codeLength ?? 3);
  byId('code-hint').textContent = messages.codeHint.replace('{digits}', digits);
  byId('postalCode-label').textContent = messages.postalCode;
  showErrors(fields);
};

/** @param {ProviderFields} fields */
const showBrand = (fields) => {
  const { brand = '' } = fields.readBrand() ?? {};
  const name = networkNames[brand] ?? '';
  form.dataset['brand'] = brand;
  byId('brand').dataset['name'] = name;
  const shown = byId('brand-name');
  if (shown.textContent !== name) shown.textContent = name;
  byId('brand-mark').setAttribute('href', name && `#mark-${brand}`);
};

/** A postal code that the customer has typed on the page is not asked for again (L-37). @param {string | undefined} known */
const showPostalCode = (known = '') => {
  state.postalCode = isPostalCode(lettersAndDigitsOf(known)) ? known : '';
  const field = /** @type {HTMLElement} */ (inputOf('postalCode').closest('.field'));
  field.hidden = state.postalCode !== '';
};

/** Shows the errors of all fields. @param {ProviderFields} fields */
const markAll = (fields) => {
  for (const name of fieldNames) state.touched.add(name);
  showErrors(fields);
};

/** Clears the card's data as soon as there is a token. @param {ProviderFields} fields */
const clearCard = (fields) => {
  form.reset();
  fields.clear();
  state.touched.clear();
  showBrand(fields);
  showErrors(fields);
};

/** @param {ProviderFields} fields @param {TokeniseCommand} command */
const sendCard = async (fields, { name, address, isToBeStored, storingKey = '' }) => {
  const result = await fields.tokenise({
    postalCode: readPostalCode(),
    name,
    address,
    isToBeStored: isToBeStored === true,
    storingKey,
    onAsking: () => post({ kind: 'asking' }),
  });
  if ('token' in result) {
    clearCard(fields);
    post({ kind: 'tokenised', ...result.token, ...networkFieldsOf(result.token.paymentType) });
    return;
  }
  state.serverErrors = result.errors;
  showErrors(fields);
  postRefused(result.code);
};

/**
 * Requests one token at a time. Every command is answered by `tokenised` or `refused`.
 * @param {ProviderFields} fields
 * @param {TokeniseCommand} command
 */
const tokenise = async (fields, command) => {
  if (state.busy) return;
  markAll(fields);
  const errors = findErrors(fields);
  const firstInvalid = fieldNames.find((name) => errors[name]);
  if (firstInvalid) {
    fields.focus(firstInvalid);
    postRefused('VALIDATION');
    return;
  }
  state.busy = true;
  form.inert = true;
  try {
    await sendCard(fields, command);
  } catch {
    postRefused('PAYMENT_PROVIDER_DOWN');
  } finally {
    state.busy = false;
    form.inert = false;
  }
};

/** @param {ProviderFields} fields @param {Presentation} presentation */
const present = (fields, presentation) => {
  const { locale, theme, postalCode } = presentation;
  root.lang = locale;
  root.dataset['theme'] = theme;
  state.messages = cardMessagesIn(locale);
  fields.present(presentation);
  showPostalCode(postalCode);
  showMessages(fields);
};

/**
 * Runs the form with the fields of a provider: its texts, errors and messages to the page. The returned functions report what the
 * customer does in fields that are not inputs of the form.
 * @param {ProviderFields} fields
 */
export const startCardForm = (fields) => {
  const changed = () => {
    state.serverErrors = {};
    showBrand(fields);
    showMessages(fields);
  };
  /** @param {FieldName} name @param {boolean} isEmpty */
  const left = (name, isEmpty) => {
    if (!isEmpty) state.touched.add(name);
    showErrors(fields);
  };
  form.addEventListener('input', changed);
  form.addEventListener('focusout', (event) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    left(/** @type {FieldName} */ (event.target.name), event.target.value === '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    markAll(fields);
  });
  window.addEventListener('message', (event) => {
    const command = readVaultCommand(event, { origin: pageOrigin, window: window.parent });
    if (command?.kind === 'tokenise') void tokenise(fields, command);
    if (command?.kind === 'mark') markAll(fields);
    if (command?.kind === 'present') present(fields, command);
  });
  new ResizeObserver(() =>
    post({ kind: 'resized', height: Math.ceil(form.getBoundingClientRect().height) }),
  ).observe(form);
  showMessages(fields);
  fields.isReady.then(
    () => post({ kind: 'ready' }),
    () => undefined,
  );
  return { changed, left };
};
