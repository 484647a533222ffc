import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { sendMutation, toAppError, useHost, useMember } from '@crema/remote-kit';
import { EmptyState, Page, buttonClass } from '@crema/shared-ui';
import { CreateCustomerArrivalDocument } from '../../generated/operations.ts';
import { knownName, problemOf, type ArrivalProblem } from './arrival.rules.ts';
import { CheckInLoadState } from './check-in-load-state.tsx';
import { checkInPaths, readCheckInQuery, type CheckInQuery } from './check-in-paths.ts';
import { CurbsideForm } from './curbside-form.tsx';
import { useCheckInOrder, type CheckInOrder } from './use-check-in-order.ts';

const isOver = ({ status }: CheckInOrder) => status === 'PICKED_UP' || status === 'VOIDED';

const Over = ({ order, orderToken }: { readonly order: CheckInOrder; readonly orderToken: string }) => (
  <EmptyState
    title={<FormattedMessage id="pickup.over" values={{ number: order.orderNumber }} />}
    actions={
      <Link to={checkInPaths.order(order.orderId, orderToken)} className={buttonClass('primary')}>
        <FormattedMessage id="pickup.order" />
      </Link>
    }
  >
    <FormattedMessage id="pickup.over.body" />
  </EmptyState>
);

/** Sends the arrival; a second press while it is being sent has no effect. */
const useArrival = (order: CheckInOrder, query: CheckInQuery) => {
  const host = useHost();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ArrivalProblem>();
  const arrive = async (entered: { readonly stallNumber: number; readonly displayName: string }) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { storeNumber } = order.store;
      const { orderToken } = query;
      await sendMutation(host, CreateCustomerArrivalDocument, {
        customerArrivalInput: { pickUpOption: 'CX', storeNumber, orderToken, ...entered },
      });
      await navigate(checkInPaths.success(query));
    } catch (cause) {
      setProblem(problemOf(toAppError(cause).code));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, arrive };
};

const Arriving = ({ order, query }: { readonly order: CheckInOrder; readonly query: CheckInQuery }) => {
  const member = useMember();
  const { isBusy, problem, arrive } = useArrival(order, query);
  return (
    <Page
      width="narrow"
      eyebrow={<FormattedMessage id="pickup.number" values={{ number: order.orderNumber }} />}
      title={<FormattedMessage id="pickup.curbside.title" />}
      lead={<FormattedMessage id="pickup.curbside.lead" values={{ store: order.store.name }} />}
    >
      {isOver(order) ? (
        <Over order={order} orderToken={query.orderToken} />
      ) : (
        <CurbsideForm
          order={order}
          knownName={knownName(member, query.firstName)}
          problem={problem}
          isBusy={isBusy}
          onArrive={(entered) => void arrive(entered)}
        />
      )}
    </Page>
  );
};

/** /pickup/curbside: the check-in of a customer at the curb (ENG-031). An order of another pickup option has no curbside check-in. */
export const CurbsidePage = () => {
  const [search] = useSearchParams();
  const query = readCheckInQuery(search);
  const { state, retry } = useCheckInOrder(query.orderToken);
  if (state.status !== 'ready') return <CheckInLoadState status={state.status} onRetry={retry} />;
  if (state.order.pickUpOption !== 'CX') return <Navigate to={checkInPaths.options(query)} replace />;
  return <Arriving order={state.order} query={query} />;
};
