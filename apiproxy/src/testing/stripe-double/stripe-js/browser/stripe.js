/// <reference lib="dom" />
// The double of Stripe's browser script: the functions that the vault's pages call, with the documented names. Its fields are frames of
// Stripe's origin; what Stripe's server would do is asked of https://api.stripe.com/double, which the test answers.
(() => {
  /** @typedef {import('@stripe/stripe-js').StripeElementChangeEvent} ChangeEvent */
  /** @typedef {import('@stripe/stripe-js').PaymentMethodResult} PaymentMethodResult */
  /** @typedef {import('@stripe/stripe-js').PaymentIntentResult} PaymentIntentResult */
  /** @typedef {import('@stripe/stripe-js').SetupIntentResult} SetupIntentResult */
  /** @typedef {'cardNumber' | 'cardExpiry' | 'cardCvc'} FieldType */
  /** @typedef {{ type: FieldType, value: string, frame: HTMLIFrameElement | undefined }} FieldState */

  const fieldUrl = 'https://js.stripe.com/double/field.html';

  /** @param {string} path @param {object} body */
  const callServer = async (path, body) => {
    try {
      const reply = await fetch(`https://api.stripe.com/double/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return await reply.json();
    } catch {
      return { error: { type: 'api_connection_error', message: 'We could not connect to Stripe.' } };
    }
  };

  class Field {
    /** @type {FieldState} */
    state;
    /** @type {Map<string, ((event: unknown) => void)[]>} */
    listeners = new Map();
    /** @type {HTMLElement | undefined} */
    place;
    /** @param {FieldType} type @param {{ classes?: { focus?: string }, style?: object, fonts?: readonly object[], locale: string }} options */
    constructor(type, options) {
      this.state = { type, value: '', frame: undefined };
      this.options = options;
      window.addEventListener('message', (event) => {
        if (event.source === this.state.frame?.contentWindow) this.receive(event.data);
      });
    }
    /** @param {{ kind: string, value?: string, facts?: ChangeEvent }} message */
    receive({ kind, value, facts }) {
      if (value !== undefined) this.state.value = value;
      const focusClass = this.options.classes?.focus ?? 'StripeElement--focus';
      if (kind === 'focus') this.place?.classList.add(focusClass);
      if (kind === 'blur') this.place?.classList.remove(focusClass);
      if (kind === 'loaded') this.send({ kind: 'present', ...this.options, type: this.state.type });
      for (const listener of this.listeners.get(kind) ?? [])
        listener({ ...facts, elementType: this.state.type });
    }
    /** @param {object} message */
    send(message) {
      this.state.frame?.contentWindow?.postMessage(JSON.parse(JSON.stringify(message)), '*');
    }
    /** @param {string} kind @param {(event: unknown) => void} listener */
    on(kind, listener) {
      this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
      return this;
    }
    /** @param {string | HTMLElement} place */
    mount(place) {
      const found = typeof place === 'string' ? document.querySelector(place) : place;
      if (!(found instanceof HTMLElement)) throw new Error(`No element ${place} to mount on.`);
      this.place = found;
      const frame = document.createElement('iframe');
      frame.src = fieldUrl;
      frame.title = 'Secure payment input frame';
      Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '24px' });
      this.state.frame = frame;
      found.replaceChildren(frame);
      document.querySelector(`label[for="${found.id}"]`)?.addEventListener('click', () => this.focus());
    }
    focus() {
      this.send({ kind: 'focus' });
      this.state.frame?.contentWindow?.focus();
    }
    blur() {
      this.state.frame?.blur();
    }
    clear() {
      this.send({ kind: 'clear' });
    }
    /** @param {object} options */
    update(options) {
      this.options = { ...this.options, ...options };
      this.send({ kind: 'present', ...this.options, type: this.state.type });
    }
    unmount() {
      this.place?.replaceChildren();
    }
    destroy() {
      this.unmount();
    }
  }

  /** The bank's own page in Stripe's dialog. @param {string} page @returns {Promise<boolean>} */
  const showBankPage = (page) =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Test bank');
      const frame = document.createElement('iframe');
      frame.src = page;
      frame.title = 'Test bank';
      dialog.append(frame);
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== new URL(page).origin || !dialog.isConnected) return;
        dialog.remove();
        resolve(data.isApproved);
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  /** The bank's question, above the whole page. @returns {Promise<boolean>} */
  const askInDialog = () =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Test bank');
      for (const [label, isApproved] of /** @type {const} */ ([
        ['Complete', true],
        ['Fail', false],
      ])) {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(isApproved);
        });
        dialog.append(button);
      }
      dialog.addEventListener('cancel', () => {
        dialog.remove();
        resolve(false);
      });
      document.body.append(dialog);
      dialog.showModal();
    });

  /**
   * The wallet's own sheet, with the amount that it shows.
   * @param {number} amount @param {string} currency @returns {Promise<boolean>}
   */
  const showSheet = (amount, currency) =>
    new Promise((resolve) => {
      const dialog = document.createElement('dialog');
      dialog.setAttribute('aria-label', 'Test wallet');
      // A wallet's sheet is above the page; this one has to fit into the frame of the buttons.
      Object.assign(dialog.style, { padding: '0', border: '0', margin: '0', whiteSpace: 'nowrap' });
      const total = document.createElement('output');
      total.textContent = (amount / 100).toLocaleString('en', { style: 'currency', currency });
      dialog.append(total);
      for (const [label, isPaid] of /** @type {const} */ ([
        ['Pay', true],
        ['Cancel', false],
      ])) {
        const button = document.createElement('button');
        button.textContent = label;
        button.addEventListener('click', () => {
          dialog.remove();
          resolve(isPaid);
        });
        dialog.append(button);
      }
      document.body.append(dialog);
      dialog.showModal();
    });

  /** @typedef {import('@stripe/stripe-js').AvailablePaymentMethods} AvailableWallets */
  /** @typedef {{ amount: number, currency: string, wallet: string }} GroupState */
  /** @type {readonly (readonly [keyof AvailableWallets, string, string])[]} */
  const walletNames = [
    ['applePay', 'apple_pay', 'Apple Pay'],
    ['googlePay', 'google_pay', 'Google Pay'],
    ['link', 'link', 'Link'],
    ['paypal', 'paypal', 'PayPal'],
  ];

  /** The buttons of the wallets that the test has turned on. */
  class Express {
    /** @type {Map<string, (event: unknown) => void>} */
    listeners = new Map();
    /** @type {HTMLElement | undefined} */
    place;
    /** @param {GroupState} group @param {{ paymentMethods?: Readonly<Record<string, string>>, buttonHeight?: number }} options */
    constructor(group, options) {
      this.group = group;
      this.options = options;
    }
    /** @param {string} kind @param {(event: unknown) => void} listener */
    on(kind, listener) {
      this.listeners.set(kind, listener);
      return this;
    }
    /** @param {string} kind @param {object} [facts] */
    emit(kind, facts) {
      this.listeners.get(kind)?.({ elementType: 'expressCheckout', ...facts });
    }
    /** A wallet with a sheet shows it; an account is confirmed at once and asked on its own page. @param {string} wallet */
    async open(wallet) {
      const isPaid = wallet === 'paypal' || (await showSheet(this.group.amount, this.group.currency));
      this.group.wallet = wallet;
      if (isPaid) this.emit('confirm', { expressPaymentType: wallet, paymentFailed: () => undefined });
      else this.emit('cancel');
    }
    /** @param {HTMLElement} place */
    async mount(place) {
      this.place = place;
      /** @type {AvailableWallets | undefined} */
      const availablePaymentMethods = (await callServer('wallets', {})).availablePaymentMethods;
      for (const [name, expressPaymentType, label] of walletNames) {
        if (!availablePaymentMethods?.[name] || this.options.paymentMethods?.[name] === 'never') continue;
        const button = document.createElement('button');
        button.textContent = label;
        button.style.setProperty('block-size', `${this.options.buttonHeight}px`);
        button.addEventListener('click', () =>
          this.emit('click', {
            expressPaymentType,
            resolve: () => void this.open(expressPaymentType),
            reject: () => undefined,
          }),
        );
        place.append(button);
      }
      this.emit('ready', { availablePaymentMethods });
    }
    destroy() {
      this.place?.replaceChildren();
    }
  }

  /** @param {string} key */
  const Stripe = (key) => {
    /** @type {Map<FieldType, Field>} */
    const fields = new Map();
    /** @param {FieldType} type */
    const valueOf = (type) => fields.get(type)?.state.value ?? '';
    const readCard = () => ({
      number: valueOf('cardNumber'),
      expiry: valueOf('cardExpiry'),
      cvc: valueOf('cardCvc'),
    });
    return {
      /** @param {{ locale?: string, fonts?: readonly object[], amount?: number, currency?: string }} [options] */
      elements: ({ locale = 'auto', fonts = [], amount = 0, currency = 'usd' } = {}) => {
        /** @type {GroupState} */
        const group = { amount, currency, wallet: '' };
        return {
          group,
          /** @param {FieldType | 'expressCheckout'} type @param {object} [options] */
          create: (type, options = {}) => {
            if (type === 'expressCheckout') return new Express(group, options);
            const field = new Field(type, { ...options, locale, fonts });
            fields.set(type, field);
            return field;
          },
          /** @param {Partial<GroupState>} changed */
          update: (changed) => void Object.assign(group, changed),
          submit: async () => ({}),
        };
      },
      /** @param {{ elements: { group: GroupState } }} options @returns {Promise<import('@stripe/stripe-js').ConfirmationTokenResult>} */
      createConfirmationToken: ({ elements: { group } }) =>
        callServer('confirmation_tokens', { key, wallet: group.wallet }),
      /** @param {{ billing_details?: object }} details @returns {Promise<PaymentMethodResult>} */
      createPaymentMethod: ({ billing_details }) =>
        callServer('payment_methods', { key, card: readCard(), billing_details }),
      /** Asks no question: `handleActions` is always false. @param {string} clientSecret @param {{ payment_method: string }} data @returns {Promise<SetupIntentResult>} */
      confirmCardSetup: (clientSecret, { payment_method }) =>
        callServer('confirm_setup', { key, clientSecret, payment_method }),
      /** @param {{ clientSecret: string }} options @returns {Promise<PaymentIntentResult>} */
      handleNextAction: async ({ clientSecret }) => {
        const { page } = await callServer('question', { key, clientSecret });
        const isApproved = await (page ? showBankPage(page) : askInDialog());
        return callServer('answer', { key, clientSecret, isApproved });
      },
    };
  };
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: 'endive' }) });
})();
