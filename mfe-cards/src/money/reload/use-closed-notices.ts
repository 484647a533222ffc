import { useIntl } from 'react-intl';
import type { Money } from '@crema/shared-contracts';
import { useHost } from '@crema/remote-kit';
import { sayRefused, sayUnanswered, type ReloadedCard } from './refused-reload.ts';

/** The toasts for a customer who closed the modal before the answer arrived. */
export const useClosedNotices = () => {
  const intl = useIntl();
  const { toast, navigate } = useHost();
  const notices = { toast, navigate };
  return {
    refused: (code: string, amount: Money, card: ReloadedCard) =>
      sayRefused(notices, intl, { code, amount, card }),
    unanswered: (amount: Money, card: ReloadedCard) => sayUnanswered(notices, intl, { amount, card }),
  };
};
