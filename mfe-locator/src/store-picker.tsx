import type { Slots, StoreSummary } from '@crema/shared-contracts';
import { useOrderHere } from './features/choose-store/use-order-here.tsx';
import { StoreFinder } from './features/find-store/store-finder.tsx';

const takesNoOrders = ({ mobileOrdering }: StoreSummary) => mobileOrdering.availability !== 'READY';

/** The locator inside the ordering flow (LOC-002). Ordering provides the page around it and the return path. */
export const StorePicker = ({ onChosen, guestOrdering }: Slots['store-picker']) => {
  const { order, dialog } = useOrderHere({
    inMenu: true,
    asksForAccount: guestOrdering,
    onChosen: ({ storeNumber }) => onChosen(storeNumber),
  });
  return (
    <>
      <StoreFinder layout={(search) => search} isGreyed={takesNoOrders} onOrder={order} />
      {dialog}
    </>
  );
};
