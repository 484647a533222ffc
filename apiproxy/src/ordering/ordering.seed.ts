import { createHash } from 'node:crypto';
import type { AppDeps } from '../http/app-deps.ts';
import type { Random } from '../http/system.ts';
import { estimatePickups, loadStore } from '../stores/stores.public.ts';
import { completeSeededOrders, seedRequestHash } from './complete-seeded-orders.ts';
import { resolveItems } from './pricing/load-order-facts.ts';
import type { SeededOrder } from './seeded-order.ts';
import { insertOrder } from './submission/insert-order.ts';
import { seedStoreKey } from './store-board/store-key.seed.ts';
import { storeTransitions } from './life/move-order.ts';
import { stepAt } from './life/order-pace.ts';
import type { OrderedItem } from './cart/ordered-item.ts';
import { priceCart, taxedSumsOf } from './pricing/price-cart.ts';

const unit = (sku: string, options: Readonly<Record<string, number>> = {}): OrderedItem => ({
  itemId: null,
  sku,
  childItems: Object.entries(options).map(([option, quantity]) => ({ sku: option, quantity })),
});

const gold = { memberId: 'member-gold', firstName: 'Jordan', email: 'gold@crema.test' };
const poor = { memberId: 'member-poor', firstName: 'Sam', email: 'poor@crema.test' };

/** The past orders of seeded members, oldest first. */
export const seededOrders: readonly SeededOrder[] = [
  {
    orderId: 'order-gold-1',
    member: gold,
    storeNumber: '1001-100001',
    placedAt: '2026-04-18T13:05:00Z',
    tender: { kind: 'SVC', cardDigits: '200000001000', design: 'oat' },
    items: [unit('2001-hot-small'), unit('3001-single-each')],
  },
  {
    // This line's option is no longer sold: the line is dropped and counted (ORD-141).
    orderId: 'order-gold-2',
    member: gold,
    storeNumber: '1009-100009',
    placedAt: '2026-05-09T14:40:00Z',
    tender: { kind: 'CARD', brand: 'visa', lastFour: '4242' },
    items: [
      unit('2010-hot-medium', { 'opt-304': 1, 'opt-320': 3 }),
      unit('2130-iced-large', { 'opt-399': 2 }),
    ],
  },
  {
    orderId: 'order-poor-1',
    member: poor,
    storeNumber: '1001-100001',
    placedAt: '2026-05-12T14:15:00Z',
    tender: { kind: 'SVC', cardDigits: '200000004004', design: 'oat' },
    items: [unit('3001-single-each')],
  },
  {
    orderId: 'order-gold-3',
    member: gold,
    storeNumber: '1001-100001',
    placedAt: '2026-05-29T12:32:00Z',
    slotAt: '2026-05-29T12:50:00Z',
    tender: { kind: 'SVC', cardDigits: '200000003006', design: 'sunrise' },
    items: [
      unit('2010-hot-medium', { 'opt-304': 1 }),
      unit('2010-hot-medium', { 'opt-304': 1 }),
      unit('3001-single-each'),
    ],
  },
];

/** Numbers and tokens that are the same in every seed. */
const chanceOf = (orderId: string): Random => {
  let drawn = 0;
  const digest = (length: number) => {
    drawn += 1;
    return createHash('sha512').update(`${orderId}:${drawn}`).digest().subarray(0, length);
  };
  return { bytes: digest, integer: (below) => digest(4).readUInt32BE() % below };
};

const readyAfterMs = 6 * 60_000;

/**
 * Stores the past orders with tender, slot and receipt, and the key of the store board. Existing orders are not changed. Requires the fixture stores
 * and the seeded members.
 */
export const seedOrders = async (deps: AppDeps): Promise<void> => {
  await seedPlainOrders(deps);
  await completeSeededOrders(deps, seededOrders);
  await seedStoreKey(deps);
};

const seedPlainOrders = async (deps: AppDeps): Promise<void> => {
  for (const { orderId, member, storeNumber, placedAt: placed, slotAt, items } of seededOrders) {
    const store = await loadStore(deps.db, storeNumber);
    const catalogue = await deps.catalogueOf(store);
    const units = items.map((item) => ({ ...item, quantity: 1 }));
    const { pricing } = catalogue;
    const resolved = resolveItems(catalogue, units).items;
    const taxes = await deps.taxes.taxesOn({
      place: store,
      consumption: 'away',
      currency: pricing.currency,
      sums: taxedSumsOf(resolved, pricing),
    });
    const summary = priceCart(resolved, { pricing, taxes }, 'en-US');
    const placedAt = new Date(placed);
    const shared = {
      owner: `member:${member.memberId}`,
      store_number: store.storeNumber,
      pickup_option: 'INSTORE16',
      consumption: 'ConsumeOutOfStore',
      total_minor: summary.price.amountMinor,
      currency: store.currency,
      locale: 'en-US',
    } as const;
    await deps.db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('priced_order')
        .values({
          ...shared,
          order_id: orderId,
          is_guest: false,
          items: JSON.stringify(items),
          summary: JSON.stringify(summary),
          created_at: placedAt,
          expires_at: placedAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('order_id')
        .executeTakeFirst();
      if (!added) return;
      const order = await insertOrder(
        trx,
        { random: chanceOf(orderId) },
        {
          ...shared,
          order_id: orderId,
          member_id: member.memberId,
          first_name: member.firstName,
          email: member.email,
          phone_number: null,
          marketing_opt_in: false,
          store_name: store.name,
          items,
          summary,
          offer: null,
          star_tenths: 0,
          programme_version: null,
          estimates: estimatePickups(store),
          tip_minor: 0,
          request_hash: seedRequestHash,
          slot_at: null,
          status: 'PICKED_UP',
          placed_at: placedAt,
          ready_at: new Date(placedAt.getTime() + readyAfterMs),
        },
      );
      const readyAt = slotAt === undefined ? order.ready_at : new Date(slotAt);
      await storeTransitions(trx, orderId, [
        { status: 'RECEIVED', at: placedAt },
        ...(['PREPARING', 'READY', 'PICKED_UP'] as const).map((status) => ({
          status,
          at: stepAt(status, { placedAt, readyAt }),
        })),
      ]);
    });
  }
};
