import { FormattedMessage } from 'react-intl';
import { Card, TextField } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { isCupNameInvalid, limitCupName } from '../cup-name/cup-name.rules.ts';
import { cupNameTyped } from '../cup-name/cup-name.slice.ts';

/** The name for the cup of a guest or a member, instead of their own. */
export const CupName = () => {
  const dispatch = useAppDispatch();
  const typed = useAppSelector(({ order }) => order.cupName);
  return (
    <Card>
      <TextField
        label={<FormattedMessage id="ordering.cupName.label" />}
        hint={<FormattedMessage id="ordering.cupName.hint" />}
        aside={<FormattedMessage id="ordering.checkout.optional" />}
        error={isCupNameInvalid(typed) && <FormattedMessage id="ordering.cupName.invalid" />}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => dispatch(cupNameTyped(limitCupName(target.value)))}
      />
    </Card>
  );
};
