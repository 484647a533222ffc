import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { RecoveryCodesReply } from '@crema/shared-contracts';
import { accountPaths } from '../../account-paths.ts';

/** After a new factor: its recovery codes, which take the place of the form, or the list of factors. */
export const useEnrolled = () => {
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => void navigate(accountPaths.mfa);
  const onEnrolled = ({ recoveryCodes }: RecoveryCodesReply) =>
    recoveryCodes ? setCodes(recoveryCodes) : finish();
  return { codes, finish, onEnrolled };
};
