import { FormattedMessage } from 'react-intl';
import { Button } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import s from '../suggestions/place-search.module.css';
import { findMePressed, selectPosition } from './position.slice.ts';

/** Requests the location, only when it is pressed (D-51). */
export const FindMe = () => {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectPosition);
  return (
    <Button
      variant="secondary"
      className={s.findMe ?? ''}
      icon="pin"
      busy={status === 'asking'}
      onClick={() => dispatch(findMePressed())}
    >
      <FormattedMessage id={status === 'asking' ? 'locator.findMe.asking' : 'locator.findMe'} />
    </Button>
  );
};
