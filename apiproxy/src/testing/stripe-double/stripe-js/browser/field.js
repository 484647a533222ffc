/// <reference lib="dom" />
// One field of the double, in a frame of Stripe's origin.
(() => {
  const input = /** @type {HTMLInputElement} */ (document.querySelector('input'));
  /** Accessible names in Stripe's languages. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
  const labels = {
    cardNumber: { en: 'Credit or debit card number', 'fr-CA': 'Numéro de carte de crédit ou de débit' },
    cardExpiry: { en: 'Credit or debit card expiration date', 'fr-CA': 'Date d’expiration de la carte' },
    cardCvc: { en: 'Credit or debit card CVC/CVV', 'fr-CA': 'CVC/CVV de la carte' },
  };
  const state = { type: 'cardNumber', hasLeft: false };
  /** @param {object} message */
  const report = (message) => window.parent.postMessage({ value: input.value, ...message }, '*');
  const digits = () => input.value.replace(/\D/g, '');

  /** @param {string} number */
  const brandOf = (number) =>
    [
      { brand: 'amex', starts: /^3[47]/ },
      { brand: 'visa', starts: /^4/ },
      { brand: 'mastercard', starts: /^(?:5[1-5]|2[2-7])/ },
      { brand: 'discover', starts: /^6(?:011|4[4-9]|5)/ },
    ].find(({ starts }) => starts.test(number))?.brand ?? 'unknown';
  /** @param {string} number */
  const passesLuhn = (number) =>
    [...number].reverse().reduce((sum, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;

  /** The wrong state of a field as Stripe names it; undefined: complete. @type {Readonly<Record<string, () => string | undefined>>} */
  const codes = {
    cardNumber: () => {
      const length = brandOf(digits()) === 'amex' ? 15 : 16;
      if (digits().length < length) return 'incomplete_number';
      return passesLuhn(digits()) ? undefined : 'invalid_number';
    },
    cardExpiry: () => {
      if (digits().length < 4) return 'incomplete_expiry';
      const end = Date.UTC(2000 + Number(digits().slice(2)), Number(digits().slice(0, 2)), 1);
      return end <= Date.now() ? 'invalid_expiry_year_past' : undefined;
    },
    cardCvc: () => (digits().length < 3 ? 'incomplete_cvc' : undefined),
  };
  /** Stripe reports a half-filled field as wrong once it was left. */
  const change = () => {
    const code = codes[state.type]?.();
    const isShown = code !== undefined && (state.hasLeft || !code.startsWith('incomplete'));
    const empty = input.value === '';
    report({
      kind: 'change',
      facts: {
        empty,
        complete: code === undefined,
        error: !empty && isShown ? { type: 'validation_error', code, message: code } : undefined,
        ...(state.type === 'cardNumber' && { brand: brandOf(digits()) }),
      },
    });
  };
  input.addEventListener('input', () => {
    state.hasLeft = false;
    change();
  });
  input.addEventListener('focus', () => report({ kind: 'focus' }));
  input.addEventListener('blur', () => {
    state.hasLeft = true;
    report({ kind: 'blur' });
    if (input.value !== '') change();
  });
  window.addEventListener('message', ({ data }) => {
    if (data.kind === 'focus') input.focus();
    if (data.kind === 'clear') {
      input.value = '';
      change();
    }
    if (data.kind !== 'present') return;
    const isNew = input.dataset['type'] === undefined;
    state.type = data.type;
    input.dataset['type'] = data.type;
    document.documentElement.lang = data.locale;
    input.setAttribute('aria-label', labels[data.type]?.[data.locale] ?? data.type);
    input.style.color = data.style?.base?.color ?? '';
    input.style.fontFamily = data.style?.base?.fontFamily ?? '';
    input.style.fontSize = data.style?.base?.fontSize ?? '';
    if (!isNew) return;
    for (const { family, src } of data.fonts ?? []) document.fonts.add(new FontFace(family, src));
    report({ kind: 'ready' });
  });
  report({ kind: 'loaded' });
})();
