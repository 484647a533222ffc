import { currencyOf, type Level, type Locale, type Market } from '@crema/shared-contracts';
import { issueCard } from '../../cards/card-store.ts';
import type { CardStatus } from '../../cards/cards.tables.ts';
import { seedInstruments } from '../../payments/payments.seed.ts';
import type { SeededWallet } from '../../payments/provider-module.ts';
import { debitCard } from '../../cards/debit-card.ts';
import { bookChargeback, creditCard } from '../../cards/ledger.ts';
import type { Transaction } from 'kysely';
import type { AppDeps } from '../../http/app-deps.ts';
import type { Tables } from '../../storage/tables.ts';

/** argon2id of `Espresso-2026`, the password of every seeded member. */
const seedPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Y3JlbWEgc2VlZCBzYWx0IQ$Xkz8vt18pAVIoCuparSLRR76On0DZemyugGKUCwqSNw';

interface SeededCard {
  readonly nickname: string;
  /** A card design of the sample. */
  readonly design: string;
  /** The last twelve digits of the card number, which starts with 6043. */
  readonly digits: string;
  readonly openingMinor: number;
  /** ACTIVE by default. */
  readonly status?: CardStatus;
  /** The printed security code of a physical card. */
  readonly code?: string;
  /** The amount that the bank took back, after the other movements. */
  readonly chargebackMinor?: number;
  /** When the card was issued; by default now. */
  readonly issuedAt?: string;
  /** Later movements, oldest first. */
  readonly movements?: readonly SeededMovement[];
}
/**
 * Money that was added, or with `orderId` the payment of a seeded order of the same member: its amount is the order's total, its
 * time the order's (K-17).
 */
interface SeededMovement {
  readonly amountMinor: number;
  /** By default now. */
  readonly at?: string;
  readonly orderId?: string;
}
interface SeededMember {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly market: Market;
  readonly locale: Locale;
  readonly level: Level;
  readonly cards: readonly SeededCard[];
  /** Numbers of sandbox cards that are stored as payment methods; the first one is the default. */
  readonly paymentMethods?: readonly string[];
  /** Payment methods that are listed only. */
  readonly wallets?: readonly SeededWallet[];
}

/** Email is `{name}@crema.test`, the member's id `member-{name}`, cards `card-{name}-1` and so on. */
export const seededMembers: readonly SeededMember[] = [
  {
    name: 'green',
    firstName: 'Robin',
    lastName: 'Green',
    market: 'US',
    locale: 'en-US',
    level: 'GREEN',
    cards: [
      {
        nickname: 'My Crema Card',
        design: 'evergreen',
        digits: '100000000011',
        openingMinor: 2500,
        movements: [{ amountMinor: 2500 }],
      },
    ],
  },
  {
    name: 'gold',
    firstName: 'Jordan',
    lastName: 'Gold',
    market: 'US',
    locale: 'en-US',
    level: 'GOLD',
    cards: [
      {
        nickname: 'Everyday',
        design: 'sunrise',
        digits: '200000000022',
        code: '20000022',
        openingMinor: 5000,
        issuedAt: '2026-03-14T15:10:00Z',
        movements: [
          { amountMinor: 700, at: '2026-04-18T13:05:00Z', orderId: 'order-gold-1' },
          { amountMinor: 5000, at: '2026-05-02T16:20:00Z' },
          { amountMinor: 1621, at: '2026-05-29T12:32:00Z', orderId: 'order-gold-3' },
        ],
      },
      {
        nickname: 'Birthday gift',
        design: 'midnight',
        digits: '200000000030',
        openingMinor: 1500,
      },
    ],
  },
  {
    name: 'reserve',
    firstName: 'Alex',
    lastName: 'Reserve',
    market: 'US',
    locale: 'en-US',
    level: 'RESERVE',
    cards: [
      {
        nickname: 'Reserve',
        design: 'midnight',
        digits: '300000000033',
        openingMinor: 10_000,
        movements: [{ amountMinor: 10_000 }],
      },
      {
        nickname: 'Not activated yet',
        design: 'oat',
        digits: '300000000041',
        openingMinor: 0,
        status: 'NOT_ACTIVATED',
      },
    ],
  },
  {
    name: 'quebec',
    firstName: 'Camille',
    lastName: 'Tremblay',
    market: 'CA',
    locale: 'fr-CA',
    level: 'GREEN',
    cards: [
      {
        nickname: 'Ma carte Crema',
        design: 'maple',
        digits: '400000000044',
        openingMinor: 5000,
      },
    ],
  },
  {
    name: 'poor',
    firstName: 'Sam',
    lastName: 'Penny',
    market: 'US',
    locale: 'en-US',
    level: 'GREEN',
    cards: [
      {
        nickname: 'Nearly empty',
        design: 'oat',
        digits: '500000000055',
        code: '50000055',
        openingMinor: 500,
        issuedAt: '2026-05-05T15:10:00Z',
        movements: [{ amountMinor: 375, at: '2026-05-12T14:15:00Z', orderId: 'order-poor-1' }],
      },
    ],
  },
  {
    name: 'wallet',
    firstName: 'Val',
    lastName: 'Wallet',
    market: 'US',
    locale: 'en-US',
    level: 'GREEN',
    paymentMethods: ['4242424242424242', '4000000000000341', '4000000000003063'],
    wallets: [{ type: 'googlepay', lastFour: '1881' }],
    cards: [
      {
        nickname: 'Nearly full',
        design: 'evergreen',
        digits: '600000000061',
        openingMinor: 49_999,
      },
      {
        nickname: 'After a chargeback',
        design: 'oat',
        digits: '600000000062',
        openingMinor: 500,
        chargebackMinor: 2500,
      },
      {
        nickname: 'Plastic',
        design: 'sunrise',
        digits: '600000000063',
        code: '60000063',
        openingMinor: 1500,
      },
      {
        nickname: 'Closed',
        design: 'maple',
        digits: '600000000064',
        code: '60000064',
        openingMinor: 0,
        status: 'CLOSED',
      },
      {
        nickname: 'Lost',
        design: 'maple',
        digits: '600000000065',
        openingMinor: 0,
        status: 'LOST',
      },
    ],
  },
];

const bookMovement = async (
  trx: Transaction<Tables>,
  deps: AppDeps,
  { cardId, refId }: { readonly cardId: string; readonly refId: string },
  { amountMinor, at, orderId }: SeededMovement,
): Promise<void> => {
  const then = at === undefined ? deps : { ...deps, clock: { now: () => new Date(at) } };
  await (orderId === undefined
    ? creditCard(trx, then, { cardId, amountMinor, kind: 'RELOAD', refType: 'seed', refId })
    : debitCard(trx, then, { cardId, amountMinor, kind: 'ORDER', refType: 'order', refId: orderId }));
};

/** Stores the seeded members with their cards and ledgers. Existing members are not changed. */
export const seedMembers = async (deps: AppDeps): Promise<void> => {
  for (const member of seededMembers) {
    await deps.db.transaction().execute(async (trx) => {
      const memberId = `member-${member.name}`;
      const added = await trx
        .insertInto('member')
        .values({
          member_id: memberId,
          ex_id: `ex-${member.name}`,
          email: `${member.name}@crema.test`,
          password_hash: seedPasswordHash,
          first_name: member.firstName,
          last_name: member.lastName,
          market: member.market,
          locale: member.locale,
          level: member.level,
          brand_mail: false,
          general_mail: false,
          personal_mail: false,
          registration_source: 'Seed',
          joined_at: new Date('2025-03-14T09:30:00Z'),
          email_confirmed_at: new Date('2025-03-14T09:35:00Z'),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('member_id')
        .executeTakeFirst();
      if (!added) return;
      for (const [index, card] of member.cards.entries()) {
        const cardId = `card-${member.name}-${index + 1}`;
        const currency = currencyOf[member.market];
        const { nickname, design, openingMinor, status, code, chargebackMinor, issuedAt } = card;
        const isPrimary = index === 0;
        const number = `6043${card.digits}`;
        const then = issuedAt === undefined ? deps : { ...deps, clock: { now: () => new Date(issuedAt) } };
        await issueCard(trx, then, {
          cardId,
          memberId,
          number,
          nickname,
          design,
          currency,
          isPrimary,
          openingMinor,
          ...(status && { status }),
          ...(code && { code }),
        });
        for (const [at, movement] of (card.movements ?? []).entries())
          await bookMovement(trx, deps, { cardId, refId: `${cardId}-${at}` }, movement);
        if (chargebackMinor !== undefined)
          await bookChargeback(trx, deps, {
            cardId,
            amountMinor: chargebackMinor,
            refType: 'seed',
            refId: cardId,
          });
      }
      const { paymentMethods = [], wallets = [] } = member;
      await seedInstruments(trx, deps, memberId, { cards: paymentMethods, wallets });
    });
  }
};
