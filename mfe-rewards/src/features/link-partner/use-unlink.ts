import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { toAppError, useHost, useMember } from '@crema/remote-kit';
import { brand, type PartnerStatusReply } from '@crema/shared-contracts';
import { usePartner } from './use-partner.tsx';

/** Asks, unlinks and opens the result page; a guest signs in first and is asked afterwards (RWD-046). */
export const useUnlink = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const { confirm, http } = useHost();
  const member = useMember();
  const { name, paths, rest } = usePartner();
  /** The pages after a failed unlinking, by error code; any other code leads to the error page (RWD-046). */
  const pageOfCode: Readonly<Record<string, string>> = {
    '8001034': paths.resultOf('not-linked'),
    UNAUTHENTICATED: paths.signInToUnlink,
  };
  const [isBusy, setIsBusy] = useState(false);
  const send = () =>
    http<PartnerStatusReply>(rest.unlink, { method: 'POST' }).then(
      () => paths.resultOf('unlinked'),
      (cause: unknown) => pageOfCode[toAppError(cause).code] ?? paths.resultOf('error'),
    );
  const unlink = async () => {
    if (!member) return navigate(paths.signInToUnlink);
    const isSure = await confirm({
      title: intl.formatMessage({ id: 'rewards.link.unlink.title' }),
      body: intl.formatMessage({ id: 'rewards.link.unlink.body' }, { ...brand, partner: name }),
      confirmLabel: intl.formatMessage({ id: 'rewards.link.unlink.confirm' }),
      cancelLabel: intl.formatMessage({ id: 'rewards.link.unlink.cancel' }),
      tone: 'danger',
    });
    if (!isSure) return undefined;
    setIsBusy(true);
    return navigate(await send());
  };
  return { unlink, isBusy };
};
