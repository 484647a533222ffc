import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { after, describe, it } from 'node:test';

describe('Stripe’s script in the vault’s pages', () => {
  const loads: string[] = [];
  const stripe = { name: 'Stripe' };
  // The package of Stripe has its address in the browser. Its host can be reached the second time only.
  const loadStripe = async (key: string, { locale }: { readonly locale: string }) => {
    loads.push(`${key} ${locale}`);
    if (loads.length === 1) throw new Error('Failed to load Stripe.js');
    return stripe;
  };
  const page = { dataset: { publishableKey: 'pk_test_double' } };
  Object.assign(globalThis, { document: { documentElement: page }, loadStripe });
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'file:///stripe-js.js'
        ? { url: 'data:text/javascript,export const { loadStripe } = globalThis', shortCircuit: true }
        : next(specifier, context),
  });
  after(() => hooks.deregister());

  it('is loaded again after a load that has failed, and once after one that has not', async () => {
    const { loadStripeIn } = await import('./browser/load-stripe.js');
    const first = loadStripeIn('en');
    assert.equal(loadStripeIn('en'), first);
    await assert.rejects(first, /Failed to load/);
    assert.equal(await loadStripeIn('en'), stripe);
    assert.equal(await loadStripeIn('en'), stripe);
    assert.deepEqual(loads, ['pk_test_double en', 'pk_test_double en']);
  });
});
