import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Money } from '@crema/shared-contracts';
import { Banner, Icon, MoneyText, buttonClass } from '@crema/shared-ui';
import { optionsForShortfall } from '../../card/shortfall.rules.ts';
import { stateOfShortfall } from '../../card/shortfall-state.ts';
import { cardPaths } from '../../card/card-paths.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { shortfallOf } from './choose-payment.rules.ts';

/**
 * The amount that the chosen card lacks, and the way to add it in place; above its headroom only another payment helps (D-28, ORD-105). It is
 * the page's one message about it: the tag of the chosen card is left out.
 */
export const Shortfall = ({ card, total }: { readonly card: WalletCard; readonly total: Money }) => {
  const missing = shortfallOf(card, total);
  if (missing === 0) return null;
  const amount = <MoneyText key="amount" value={{ ...total, amountMinor: missing }} />;
  const { options, other } = optionsForShortfall(card.addMoney, missing);
  const canAdd = options.length > 0 || !!other;
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="cards.choose.shortfall.title" />}
      action={
        canAdd && (
          <Link
            to={cardPaths.addMoney}
            state={stateOfShortfall({ cardId: card.cardId, amountMinor: missing })}
            className={buttonClass('secondary', { size: 'small' })}
          >
            <Icon name="plus" size={20} />
            <FormattedMessage id="cards.addMoney.title" />
          </Link>
        )
      }
    >
      {canAdd ? (
        <FormattedMessage id="cards.choose.shortfall" values={{ amount, name: card.nickname }} />
      ) : (
        <FormattedMessage id="cards.choose.shortfall.noRoom" />
      )}
    </Banner>
  );
};
