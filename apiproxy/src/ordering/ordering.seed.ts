import { createHash } from 'node:crypto';
import type { AppDeps, Random } from '../http/app-deps.ts';
import { estimatePickups } from '../stores/pickup.ts';
import { loadStore } from '../stores/store-queries.ts';
import { resolveItems } from './load-order-facts.ts';
import { insertOrder } from './order-store.ts';
import type { OrderedItem } from './ordered-item.ts';
import { priceCart } from './price-cart.ts';

interface SeededOrder {
  readonly orderId: string;
  readonly storeNumber: string;
  readonly placedAt: string;
  readonly items: readonly OrderedItem[];
}
const unit = (sku: string, options: Readonly<Record<string, number>> = {}): OrderedItem => ({
  itemId: null,
  sku,
  childItems: Object.entries(options).map(([option, quantity]) => ({ sku: option, quantity })),
});

/** What gold@crema.test ordered before, oldest first. */
export const seededOrders: readonly SeededOrder[] = [
  {
    orderId: 'order-gold-1',
    storeNumber: '1001-100001',
    placedAt: '2026-04-18T13:05:00Z',
    items: [unit('2001-hot-small'), unit('3001-single-each')],
  },
  {
    // One line whose option has left the range since: it is dropped and counted (ORD-141).
    orderId: 'order-gold-2',
    storeNumber: '1009-100009',
    placedAt: '2026-05-09T14:40:00Z',
    items: [
      unit('2010-hot-medium', { 'opt-304': 1, 'opt-320': 3 }),
      unit('2130-iced-large', { 'opt-399': 2 }),
    ],
  },
  {
    orderId: 'order-gold-3',
    storeNumber: '1001-100001',
    placedAt: '2026-05-29T12:32:00Z',
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

/** Stores the past orders; those that are there are left alone. Needs the fixture stores and the seeded members. */
export const seedOrders = async (deps: AppDeps): Promise<void> => {
  for (const { orderId, storeNumber, placedAt: placed, items } of seededOrders) {
    const store = await loadStore(deps.db, storeNumber);
    const summary = priceCart(
      resolveItems(items.map((item) => ({ ...item, quantity: 1 }))).items,
      store,
      'en-US',
    );
    const placedAt = new Date(placed);
    const shared = {
      owner: 'member:member-gold',
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
      await insertOrder(
        trx,
        { random: chanceOf(orderId) },
        {
          ...shared,
          order_id: orderId,
          member_id: 'member-gold',
          first_name: 'Jordan',
          email: 'gold@crema.test',
          phone_number: null,
          marketing_opt_in: false,
          store_name: store.name,
          items,
          summary,
          estimates: estimatePickups(store),
          tip_minor: 0,
          request_hash: 'seed',
          slot_at: null,
          placed_at: placedAt,
          ready_at: new Date(placedAt.getTime() + readyAfterMs),
        },
      );
    });
  }
};
