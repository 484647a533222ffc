import { FormattedMessage } from 'react-intl';
import { Banner, Button } from '@crema/shared-ui';
import { useAppDispatch } from '../../../locator.hooks.ts';
import { findMePressed, type PositionError } from './position.slice.ts';

type NextStep = 'retry' | 'search';
/** A refusal remains until a setting changes, and a device without a position does not get one by another press. */
const nextSteps = {
  denied: 'search',
  unavailable: 'search',
  slow: 'retry',
  unanswered: 'retry',
} as const satisfies Record<PositionError, NextStep>;
const labels = {
  retry: 'locator.retry',
  search: 'locator.error.geolocation.search',
} as const satisfies Record<NextStep, string>;

interface PositionErrorNoticeProps {
  readonly cause: PositionError;
  /** Moves focus to the search box. */
  readonly onSearch: () => void;
}

/** Shows why the device gave no position, with the next step (LOC-053, LOC-054). */
export const PositionErrorNotice = ({ cause, onSearch }: PositionErrorNoticeProps) => {
  const dispatch = useAppDispatch();
  const nextStep = nextSteps[cause];
  const actions = { retry: () => void dispatch(findMePressed()), search: onSearch };
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="locator.error.geolocation" />}
      action={
        <Button variant="secondary" size="small" onClick={actions[nextStep]}>
          <FormattedMessage id={labels[nextStep]} />
        </Button>
      }
    >
      <FormattedMessage id={`locator.error.geolocation.${cause}`} />
    </Banner>
  );
};
