import type { ReactNode } from 'react';

/** Layout of the host's pages: one centred column. */
export const HostPageLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="crema-host-page">{children}</div>
);
