import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { partnerRedirectAfterMs, type PartnerAuthenticateReply } from '@crema/shared-contracts';
import { destinationOf } from './partner-destination.rules.ts';
import { usePartner } from './use-partner.tsx';

/**
 * After 5 s, or at once with `continueNow`, asks where the partner is and leaves for it. A failure, and a host that is not allowed, lead to
 * the error page. The page does not stay in the history, so that Back from the partner returns to the page before it.
 */
export const useRedirect = () => {
  const navigate = useNavigate();
  const { http, configuration, publicOrigin } = useHost();
  const { paths, rest } = usePartner();
  const { authenticate } = rest;
  const errorPage = paths.resultOf('error');
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    if (isLeaving) return undefined;
    const timer = setTimeout(() => setIsLeaving(true), partnerRedirectAfterMs);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  useEffect(() => {
    if (!isLeaving) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const leave = async () => {
      const { redirectURL } = await http<PartnerAuthenticateReply>(authenticate, { signal });
      const { partnerHosts = [] } = configuration;
      const destination = destinationOf(redirectURL, { publicOrigin, partnerHosts });
      if (signal.aborted) return;
      if (destination?.kind === 'partner') window.location.replace(destination.url);
      else await navigate(destination?.path ?? errorPage, { replace: true });
    };
    leave().catch(() => {
      if (!signal.aborted) void navigate(errorPage, { replace: true });
    });
    return () => abort.abort();
  }, [authenticate, configuration, errorPage, http, isLeaving, navigate, publicOrigin]);
  return { isLeaving, continueNow: () => setIsLeaving(true) };
};
