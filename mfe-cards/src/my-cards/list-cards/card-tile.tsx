import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card, Heading, Price, Tag, Text } from '@crema/shared-ui';
import { CardFace } from '../../card/card-face.tsx';
import { balanceOf, maskedNumber, paletteOf, type WalletCard } from '../../card/wallet-card.ts';
import s from './card-tile.module.css';

/** CRD-034: the bank declined auto reload three times, and it is off since. */
const isDeclined = ({ autoReloadProfile }: WalletCard) => autoReloadProfile?.status === 'declined';

interface CardTileProps {
  readonly card: WalletCard;
  /** True in the first row: the picture loads at once. */
  readonly eager: boolean;
}
/** One card of the wallet; the whole tile leads to it. */
export const CardTile = ({ card, eager }: CardTileProps) => (
  <Card as="li" interactive padding="small" className={s.tile}>
    <CardFace palette={paletteOf(card)} digits={maskedNumber(card)} eager={eager} />
    <div className={s.words}>
      <div>
        <Heading level={2} size="small">
          <Link to={`/account/cards/${encodeURIComponent(card.cardId)}`} data-card-link className={s.link}>
            {card.nickname}
          </Link>
        </Heading>
        <Text size="note" tone="muted">
          {maskedNumber(card)}
        </Text>
      </div>
      <Price value={balanceOf(card)} size="large" />
    </div>
    {(card.isPrimary || card.autoReloadProfile?.isActive || isDeclined(card)) && (
      <div className={s.tags}>
        {card.isPrimary && (
          <Tag tone="accent" icon="star">
            <FormattedMessage id="cards.primary" />
          </Tag>
        )}
        {card.autoReloadProfile?.isActive && (
          <Tag tone="success" icon="refresh">
            <FormattedMessage id="cards.autoReload.on" />
          </Tag>
        )}
        {isDeclined(card) && (
          <Tag tone="warning" icon="alert">
            <FormattedMessage id="cards.autoReload.declined" />
          </Tag>
        )}
      </div>
    )}
  </Card>
);
