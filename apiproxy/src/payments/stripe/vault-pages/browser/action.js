/// <reference lib="dom" />
import { stateAfter } from './action-result.js';
import { loadStripeIn, stripeLocaleOf } from './load-stripe.js';

/** @typedef {import('./action-result.js').ActionState} ActionState */

/** @param {ActionState} shown */
const show = (shown) => {
  for (const element of document.querySelectorAll('[data-state]'))
    if (element instanceof HTMLElement) element.hidden = element.dataset['state'] !== shown;
};

/** The client secret, by POST: it is in no page and no URL. Undefined once the question is answered. */
const readSecret = async () => {
  const key = location.pathname.split('/').at(-1);
  const reply = await fetch('/stripe/action', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  if (reply.status === 404) return undefined;
  if (!reply.ok) throw new Error(`The question is not known: ${reply.status}`);
  /** @type {{ clientSecret: string }} */
  const { clientSecret } = await reply.json();
  return clientSecret;
};

const ask = async () => {
  show('asking');
  try {
    const clientSecret = await readSecret();
    if (clientSecret === undefined) return show('over');
    const stripe = await loadStripeIn(stripeLocaleOf(document.documentElement.lang));
    const { error } = await stripe.handleNextAction({ clientSecret });
    return show(stateAfter(error));
  } catch {
    return show('failed');
  }
};

document.getElementById('again')?.addEventListener('click', () => void ask());
void ask();
