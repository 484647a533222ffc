import type { Currency } from '@crema/shared-contracts';
import { issueCard } from '../../cards/card-store.ts';
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
  readonly reason: string;
}

/** Cards as a shop sells them, which belong to no account until they are registered. The card's id is `card-shop-{n}`. */
export const physicalCards: readonly PhysicalCard[] = [
  {
    digits: '900000000011',
    code: '90000011',
    openingMinor: 2000,
    currency: 'USD',
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
];

/** Stores the cards in one transaction, if the first one is not stored yet. */
export const seedPhysicalCards = async (deps: AppDeps): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const stored = await trx
      .selectFrom('svc_card')
      .select('card_id')
      .where('card_id', '=', 'card-shop-1')
      .executeTakeFirst();
    if (stored) return;
    for (const [index, { digits, code, openingMinor, currency, status }] of physicalCards.entries())
      await issueCard(trx, deps, {
        cardId: `card-shop-${index + 1}`,
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
  });
};
