import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@crema/shared-ui';
import s from '../suggestions/place-search.module.css';
import { findMePressed, selectPosition } from './position.slice.ts';

/** Requests the location, only when it is pressed (D-51). */
export const FindMe = () => {
  const dispatch = useDispatch();
  const { status } = useSelector(selectPosition);
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
