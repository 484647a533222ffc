import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { textLimits, readText } from '@crema/shared-contracts';
import { Banner, Button, OptionTiles, Stack, TextField } from '@crema/shared-ui';
import { findArrivalErrors, spotsOf, type Arrival, type ArrivalProblem } from './arrival.rules.ts';
import type { CheckInOrder } from './use-check-in-order.ts';

interface CurbsideFormProps {
  readonly order: CheckInOrder;
  readonly knownName: string;
  readonly problem: ArrivalProblem | undefined;
  readonly isBusy: boolean;
  readonly onArrive: (arrival: { readonly stallNumber: number; readonly displayName: string }) => void;
}

/** The three texts of ENG-033. */
const Problem = ({ problem }: { readonly problem: ArrivalProblem }) => (
  <Banner tone="error" title={problem === 'closed' && <FormattedMessage id="pickup.error.closed.title" />}>
    <FormattedMessage id={`pickup.error.${problem}`} />
  </Banner>
);

/** The spot and the first name with which a customer at the curb checks in (ENG-032). An error loses nothing that was entered. */
export const CurbsideForm = ({ order, knownName, problem, isBusy, onArrive }: CurbsideFormProps) => {
  const [arrival, setArrival] = useState<Arrival>({
    spot: order.arrival ? String(order.arrival.stallNumber) : undefined,
    name: knownName,
  });
  const [wasSent, setSent] = useState(false);
  const spots = spotsOf(order.store.mobileOrdering.stallQuantity);
  const errors = wasSent ? findArrivalErrors(arrival, spots) : undefined;
  const submit = () => {
    setSent(true);
    if (isBusy || findArrivalErrors(arrival, spots)) return;
    onArrive({ stallNumber: Number(arrival.spot), displayName: readText(arrival.name) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={3}>
        {problem && !isBusy && <Problem problem={problem} />}
        <OptionTiles
          legend={<FormattedMessage id="pickup.spot" />}
          hint={<FormattedMessage id="pickup.spot.hint" />}
          error={errors?.spot && <FormattedMessage id="pickup.spot.missing" />}
          small
          value={arrival.spot}
          onChange={(spot) => setArrival({ ...arrival, spot })}
          options={spots.map((spot) => ({ value: spot, label: spot }))}
        />
        <TextField
          label={<FormattedMessage id="pickup.name" />}
          hint={<FormattedMessage id="pickup.name.hint" />}
          error={
            errors?.name && (
              <FormattedMessage
                id={errors.name === 'required' ? 'pickup.name.missing' : 'pickup.name.wrong'}
                values={{ max: textLimits.cupName }}
              />
            )
          }
          autoComplete="given-name"
          value={arrival.name}
          onChange={(event) => setArrival({ ...arrival, name: event.target.value })}
        />
        <Button type="submit" size="large" block busy={isBusy}>
          <FormattedMessage id={order.arrival ? 'pickup.change' : 'pickup.arrive'} />
        </Button>
      </Stack>
    </form>
  );
};
