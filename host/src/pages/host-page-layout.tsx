import type { ReactNode } from 'react';

/** A page of the host's own: one column in the middle. */
export const HostPageLayout = ({ children }: { readonly children: ReactNode }) => (
  <div className="crema-host-page">{children}</div>
);
