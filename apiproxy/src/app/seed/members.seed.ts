import { currencyOf, type Level, type Locale, type Market } from '@crema/shared-contracts';
import type { CardDesignName } from '../../cards/card-designs.ts';
import { issueCard } from '../../cards/card-store.ts';
import type { CardStatus } from '../../cards/cards.tables.ts';
import { seedInstruments, type SeededWallet } from '../../payments/payments.seed.ts';
import { debitCard } from '../../cards/debit-card.ts';
import { bookChargeback, creditCard } from '../../cards/ledger.ts';
import type { AppDeps } from '../../http/app-deps.ts';

/** argon2id of `Espresso-2026`, the password of every seeded member. */
const seedPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Y3JlbWEgc2VlZCBzYWx0IQ$Xkz8vt18pAVIoCuparSLRR76On0DZemyugGKUCwqSNw';

interface SeededCard {
  readonly nickname: string;
  readonly design: CardDesignName;
  /** The last twelve digits of the card number, which starts with 6043. */
  readonly digits: string;
  readonly openingMinor: number;
  /** ACTIVE by default. */
  readonly status?: CardStatus;
  /** The printed security code of a physical card. */
  readonly code?: string;
  /** The amount that the bank took back, after the other movements. */
  readonly chargebackMinor?: number;
  /** Later movements, oldest first: a reload is positive, a purchase negative. */
  readonly movementsMinor: readonly number[];
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
        movementsMinor: [-545, 2500],
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
        movementsMinor: [-625, -1180, 5000, -485],
      },
      {
        nickname: 'Birthday gift',
        design: 'midnight',
        digits: '200000000030',
        openingMinor: 1500,
        movementsMinor: [],
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
        movementsMinor: [-1450, 10_000, -2235],
      },
      {
        nickname: 'Not activated yet',
        design: 'oat',
        digits: '300000000041',
        openingMinor: 0,
        status: 'NOT_ACTIVATED',
        movementsMinor: [],
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
        movementsMinor: [-735],
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
        movementsMinor: [-375],
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
        movementsMinor: [],
      },
      {
        nickname: 'After a chargeback',
        design: 'oat',
        digits: '600000000062',
        openingMinor: 1000,
        movementsMinor: [-500],
        chargebackMinor: 2500,
      },
      {
        nickname: 'Plastic',
        design: 'sunrise',
        digits: '600000000063',
        code: '60000063',
        openingMinor: 1500,
        movementsMinor: [],
      },
      {
        nickname: 'Closed',
        design: 'maple',
        digits: '600000000064',
        code: '60000064',
        openingMinor: 0,
        status: 'CLOSED',
        movementsMinor: [],
      },
      {
        nickname: 'Lost',
        design: 'maple',
        digits: '600000000065',
        openingMinor: 0,
        status: 'LOST',
        movementsMinor: [],
      },
    ],
  },
];

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
        const { nickname, design, openingMinor, status, code, chargebackMinor } = card;
        const isPrimary = index === 0;
        const number = `6043${card.digits}`;
        await issueCard(trx, deps, {
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
        for (const [at, amount] of card.movementsMinor.entries())
          await (amount > 0 ? creditCard : debitCard)(trx, deps, {
            cardId,
            amountMinor: Math.abs(amount),
            kind: amount > 0 ? 'RELOAD' : 'ORDER',
            refType: 'seed',
            refId: `${cardId}-${at}`,
          });
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
