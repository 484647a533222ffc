import type { WalletCard } from '../../wallet/wallet-card.ts';
import { card } from '../../testing/cards-server.ts';
import { chooseCard } from './choose-payment.rules.ts';

const total = { amountMinor: 1000, currency: 'USD' } as const;
const rich = card('rich', 5000);
const poor = card('poor', 400);
const primaryPoor = card('primary', 100, { isPrimary: true });
const primaryRich = card('primary', 1000, { isPrimary: true });
const canadian = card('maple', 9000, {
  balance: { __typename: 'Balance', amount: { __typename: 'Money', amountMinor: 9000, currency: 'CAD' } },
  isPrimary: true,
});

describe('the card an order is paid with', () => {
  it.each<[WalletCard[], string | undefined, string | undefined, string]>([
    [[rich, poor], 'poor', 'poor', 'the customer chose it, though it is short (ORD-105)'],
    [[rich, primaryRich], undefined, 'primary', 'the default card has exactly enough'],
    [[primaryPoor, rich], undefined, 'rich', 'the default card is short and another is not'],
    [[poor, primaryPoor], undefined, 'primary', 'none has enough: the default one can be reloaded'],
    [[poor], 'removed', 'poor', 'the chosen one is gone'],
    [[canadian, poor], undefined, 'poor', 'a card in another currency cannot pay'],
    [[canadian, poor], 'maple', 'poor', 'not even when it is asked for'],
    [[canadian], undefined, undefined, 'no card is in the currency of the order'],
    [[], undefined, undefined, 'there is none'],
  ])('of %# is %s → %s: %s', (cards, selectedCardId, expected, _because) => {
    expect(chooseCard({ cards, selectedCardId, total })?.cardId).toBe(expected);
  });
});
