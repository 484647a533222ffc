import type { Stripe } from 'stripe';
import { type DoubleState, emit, newId, requireObject } from './double-state.ts';
import { mapOf, textOf, type Form } from './form.ts';
import type { Route } from './route.ts';

const create = (state: DoubleState, form: Form): Stripe.Customer => {
  const id = newId('cus');
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: state.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: textOf(form, 'description') ?? null,
    discount: null,
    email: textOf(form, 'email') ?? null,
    invoice_prefix: 'CREMA',
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: state.livemode,
    metadata: mapOf(form, 'metadata'),
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  state.customers.set(id, customer);
  emit(state, 'customer.created', customer);
  return customer;
};

/** Deletes the customer; the payment methods are detached. */
const remove = (state: DoubleState, id: string): Stripe.DeletedCustomer => {
  const customer = requireObject(state.customers, id, { kind: 'customer' });
  state.customers.delete(id);
  for (const method of state.methods.values())
    if (method.object.customer === id) {
      method.object.customer = null;
      method.isUsedUp = true;
    }
  emit(state, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
};

export const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: ['description', 'email', 'metadata[*]'],
    run: ({ state, form }) => create(state, form),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    params: [],
    run: ({ state, id }) => requireObject(state.customers, id, { kind: 'customer' }),
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: [],
    run: ({ state, id }) => remove(state, id),
  },
];
