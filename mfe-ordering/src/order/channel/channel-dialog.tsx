import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Dialog, Icon, List } from '@crema/shared-ui';
import { deliveryPath } from './delivery-path.ts';
import { channels, type Channel } from './channel.rules.ts';
import s from './channel.module.css';
import { useChannel } from './use-channel.ts';

const icons = { pickup: 'storefront', delivery: 'car', browse: 'cup' } as const;

interface ChannelDialogProps {
  readonly open: boolean;
  /** The customer has chosen: the dialog is to be closed. */
  readonly onAnswered: () => void;
  /** Esc, the close button and Back: nothing was chosen. */
  readonly onClose: () => void;
}
/** The question for the type of the order (ORD-061). A press answers it; delivery leads on to the partner's hand-off page. */
export const ChannelDialog = ({ open, onAnswered, onClose }: ChannelDialogProps) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { partner, choose } = useChannel();
  const answer = (channel: Channel) => {
    choose(channel);
    onAnswered();
    if (channel === 'delivery') void navigate(deliveryPath);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="ordering.channel.title" />}
      closeLabel={intl.formatMessage({ id: 'ordering.order.action.close' })}
    >
      <List className={s.choices ?? ''}>
        {channels
          .filter((channel) => channel !== 'delivery' || partner)
          .map((channel) => (
            <li key={channel}>
              <button type="button" className={s.choice} onClick={() => answer(channel)}>
                <span className={s.sign}>
                  <Icon name={icons[channel]} size={28} />
                </span>
                <span className={s.words}>
                  <span className={s.label}>
                    <FormattedMessage id={`ordering.channel.${channel}`} />
                  </span>
                  <span className={s.detail}>
                    <FormattedMessage
                      id={`ordering.channel.${channel}Body`}
                      values={{ partner: partner?.name }}
                    />
                  </span>
                </span>
                <Icon name="chevron-right" size={20} className={s.arrow ?? ''} />
              </button>
            </li>
          ))}
      </List>
    </Dialog>
  );
};
