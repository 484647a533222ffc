import { useResource } from '@crema/remote-kit';
import type { PartnerStatusReply } from '@crema/shared-contracts';
import { usePartner } from './use-partner.tsx';

/** Whether the signed-in member's account is linked, read for each page: nothing of it is stored on the device (D-133, D-166). */
export const usePartnerStatus = () => useResource<PartnerStatusReply>(usePartner().rest.status);
