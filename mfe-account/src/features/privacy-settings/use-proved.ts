import { useNavigate } from 'react-router-dom';
import { useHost, useSession } from '@crema/remote-kit';
import { accountPaths } from '../../account-paths.ts';

/** Whether the member's proof of identity is recent; if it is not, the page that asks for one opens, and then this one (D-113). */
export const useProved = () => {
  const navigate = useNavigate();
  const { clock } = useHost();
  const session = useSession();
  return (): boolean => {
    const until = session.kind === 'member' ? session.recentUntil : undefined;
    if (until !== undefined && Date.parse(until) > clock.now()) return true;
    void navigate(accountPaths.confirm(accountPaths.privacy));
    return false;
  };
};
