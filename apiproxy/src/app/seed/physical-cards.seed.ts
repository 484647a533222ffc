import type { Currency } from '@crema/shared-contracts';
import { issueCard } from '../../cards/card-store.ts';
import { storeCardToken } from '../../cards/mailed-cards/card-tokens.ts';
import { bookChargeback } from '../../cards/ledger.ts';
import type { CardStatus } from '../../cards/cards.tables.ts';
import type { AppDeps } from '../../http/app-deps.ts';

interface PhysicalCard {
  /** The last twelve digits of the card number, which starts with 6043. */
  readonly digits: string;
  /** The printed security code. */
  readonly code: string;
  readonly openingMinor: number;
  readonly currency: Currency;
  /** Default: ACTIVE. */
  readonly status?: CardStatus;
  /** The token of its mailed link (CRD-017). */
  readonly token?: string;
  readonly isTokenExpired?: boolean;
  /** The amount that the bank took back from the card. */
  readonly chargebackMinor?: number;
  readonly reason: string;
}

/** Cards as a shop sells them, which belong to no account until they are registered. The card's id is `card-shop-{n}`. */
export const physicalCards: readonly PhysicalCard[] = [
  {
    digits: '900000000011',
    code: '90000011',
    openingMinor: 2000,
    currency: 'USD',
    token: 'cs-ready-0011',
    reason: 'can be registered',
  },
  {
    digits: '900000000022',
    code: '90000022',
    openingMinor: 2000,
    currency: 'CAD',
    reason: 'from Canada (121033 in the US)',
  },
  {
    digits: '900000000033',
    code: '90000033',
    openingMinor: 0,
    currency: 'USD',
    status: 'LOST',
    reason: 'reported lost (121032)',
  },
  {
    digits: '900000000044',
    code: '90000044',
    openingMinor: 0,
    currency: 'USD',
    status: 'CLOSED',
    token: 'cs-closed-0044',
    reason: 'closed (121037)',
  },
  {
    digits: '900000000055',
    code: '90000055',
    openingMinor: 0,
    currency: 'USD',
    status: 'NOT_ACTIVATED',
    reason: 'not activated by a barista (121030)',
  },
  {
    digits: '900000000066',
    code: '90000066',
    openingMinor: 0,
    currency: 'USD',
    status: 'STORE_CREDIT',
    reason: 'store credit (121024)',
  },
  {
    digits: '900000000077',
    code: '90000077',
    openingMinor: 49_999,
    currency: 'USD',
    reason: 'nearly full (121023 when money is added)',
  },
  {
    digits: '900000000088',
    code: '90000088',
    openingMinor: 1000,
    currency: 'USD',
    chargebackMinor: 3000,
    reason: 'below zero after a chargeback (121025 when it is transferred)',
  },
  {
    digits: '900000000105',
    code: '90000105',
    openingMinor: 0,
    currency: 'USD',
    token: 'cs-expired-0105',
    isTokenExpired: true,
    reason: 'empty, can be registered',
  },
];

/** Stores each card that is not stored yet, and with it its ledger. */
export const seedPhysicalCards = async (deps: AppDeps): Promise<void> => {
  for (const [index, card] of physicalCards.entries()) {
    const { digits, code, openingMinor, currency, status, chargebackMinor, token, isTokenExpired } = card;
    const cardId = `card-shop-${index + 1}`;
    await deps.db.transaction().execute(async (trx) => {
      const stored = await trx
        .selectFrom('svc_card')
        .select('card_id')
        .where('card_id', '=', cardId)
        .executeTakeFirst();
      if (stored) return;
      await issueCard(trx, deps, {
        cardId,
        memberId: null,
        number: `6043${digits}`,
        code,
        nickname: '',
        design: 'evergreen',
        currency,
        isPrimary: false,
        openingMinor,
        ...(status && { status }),
      });
      if (token !== undefined)
        await storeCardToken(trx, deps, {
          token,
          cardId,
          code,
          expiresAt: isTokenExpired ? new Date('2025-04-14T09:30:00Z') : null,
        });
      if (chargebackMinor !== undefined)
        await bookChargeback(trx, deps, {
          cardId,
          amountMinor: chargebackMinor,
          refType: 'seed',
          refId: cardId,
        });
    });
  }
};
