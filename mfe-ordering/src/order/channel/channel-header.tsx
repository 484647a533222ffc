import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Button, Icon, buttonClass, type IconName } from '@crema/shared-ui';
import { menuPaths } from '../../catalogue/menu-paths.ts';
import { OrderStoreHeader } from '../../order-store/order-store-header.tsx';
import header from '../../order-store/store-header.module.css';
import { ChannelDialog } from './channel-dialog.tsx';
import s from './channel.module.css';
import type { Channel } from './channel.rules.ts';
import { deliveryPath } from './delivery-path.ts';
import { useChannel } from './use-channel.ts';

interface TypeButtonProps {
  readonly channel: Channel;
  readonly onPress: () => void;
}
/** The type of the order, which a press changes. */
const TypeButton = ({ channel, onPress }: TypeButtonProps) => {
  const intl = useIntl();
  const type = intl.formatMessage({ id: `ordering.channel.${channel}` });
  return (
    <button
      type="button"
      className={s.type}
      aria-haspopup="dialog"
      aria-label={intl.formatMessage({ id: 'ordering.channel.change' }, { type })}
      onClick={onPress}
    >
      {type}
      <Icon name="chevron-down" size={16} />
    </button>
  );
};

interface OtherHeaderProps {
  readonly icon: IconName;
  readonly small: ReactNode;
  readonly name: ReactNode;
  readonly action: ReactNode;
}
/** The header of a type without a pickup store, as high as the one with a store. */
const OtherHeader = ({ icon, small, name, action }: OtherHeaderProps) => (
  <section className={header.header} aria-label={useIntl().formatMessage({ id: 'ordering.channel.label' })}>
    <Icon name={icon} size={22} className={header.icon ?? ''} />
    <p className={header.words}>
      <span className={header.small}>{small}</span>
      <strong className={header.name}>{name}</strong>
    </p>
    {action}
  </section>
);

/** Pages that are about an order of the past: nobody is asked for the type of a new one there. */
const pagesOfOrders: readonly string[] = [menuPaths.previous, menuPaths.favorites];

/**
 * The type of the order, which replaces the store header (ORD-061, D-23). A visitor who has chosen neither a type nor a store is asked when the
 * menu opens; closing the question leaves pickup.
 */
export const ChannelHeader = () => {
  const { channel, partner, beginPickup } = useChannel();
  const { pathname } = useLocation();
  const [isPressed, setIsPressed] = useState(false);
  const isAsked = channel === undefined && !pagesOfOrders.includes(pathname);
  const open = () => setIsPressed(true);
  const close = () => setIsPressed(false);
  const leavePickup = () => {
    close();
    if (isAsked) beginPickup();
  };
  const type = partner && <TypeButton channel={channel ?? 'pickup'} onPress={open} />;
  return (
    <>
      {channel === 'browse' && (
        <OtherHeader
          icon="cup"
          small={<FormattedMessage id="ordering.channel.noOrder" />}
          name={<FormattedMessage id="ordering.channel.browse" />}
          action={
            <Button size="small" aria-haspopup="dialog" onClick={open}>
              <FormattedMessage id="ordering.channel.start" />
            </Button>
          }
        />
      )}
      {channel === 'delivery' && (
        <OtherHeader
          icon="car"
          small={type}
          name={partner?.name}
          action={
            <Link to={deliveryPath} className={buttonClass('primary', { size: 'small' })}>
              <FormattedMessage id="ordering.channel.continue" />
            </Link>
          }
        />
      )}
      {(channel === undefined || channel === 'pickup') && <OrderStoreHeader type={type} />}
      <ChannelDialog open={isAsked || isPressed} onAnswered={close} onClose={leavePickup} />
    </>
  );
};
