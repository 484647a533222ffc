import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { brand } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { Button, buttonClass, Dialog, Disclosure, Icon, Text } from '@crema/shared-ui';
import s from './welcome.module.css';

const Points = () => (
  <ul role="list" className={s.points}>
    {(['star', 'cup', 'card'] as const).map((icon) => (
      <li key={icon} className={s.point}>
        <Icon name={icon} />
        <span>
          <FormattedMessage id={`feed.welcome.${icon}`} values={brand} />
        </span>
      </li>
    ))}
  </ul>
);

interface WelcomeProps {
  readonly look: 'full' | 'compact';
  /** The welcome is shown in full: the account keeps it, so that no device shows it again. */
  readonly onShown: () => void;
}
/** The welcome of a new member: a dialog once, else a line that opens (ENG-013, D-138). */
export const Welcome = ({ look, onShown }: WelcomeProps) => {
  const intl = useIntl();
  const firstName = useMember()?.firstName ?? '';
  const [isOpen, setIsOpen] = useState(look === 'full');
  const isNoted = useRef(false);
  const note = useEffectEvent(onShown);
  useEffect(() => {
    if (!isOpen || isNoted.current) return;
    isNoted.current = true;
    note();
  }, [isOpen]);
  const title = <FormattedMessage id="feed.welcome.title" values={{ ...brand, firstName }} />;
  const close = () => setIsOpen(false);
  return (
    <>
      <Disclosure summary={title} className={s.compact}>
        <Points />
      </Disclosure>
      <Dialog
        open={isOpen}
        onClose={close}
        title={title}
        closeLabel={intl.formatMessage({ id: 'feed.welcome.close' })}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              <FormattedMessage id="feed.welcome.later" />
            </Button>
            <Link to="#add-money" className={buttonClass('primary')} onClick={close}>
              <FormattedMessage id="feed.task.SvcReload.title" />
            </Link>
          </>
        }
      >
        <Text>
          <FormattedMessage id="feed.welcome.body" />
        </Text>
        <Points />
      </Dialog>
    </>
  );
};
