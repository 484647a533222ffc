import type { ComponentType } from 'react';
import type { NavigationKind, RouteDeclaration } from '@crema/shared-contracts';
import { ModalHistoryProvider } from '@crema/shared-ui';
import { AppRoutes } from '../routing/app-routes.tsx';
import { useCurrentPage } from '../routing/current-page.ts';
import { useDocumentHead } from '../routing/document-head.ts';
import { useModalHistory } from '../routing/modal-history.ts';
import { usePageArrival } from '../routing/page-effects.ts';
import { Footer } from './footer.tsx';
import { HashModals } from './hash-modals.tsx';
import { Header, MinimalHeader, SkipLink } from './header.tsx';
import { ConfirmDialog, SignInSheet, Toasts } from './overlays.tsx';

const mainId = 'main';
/** PLT-012: a route has full, minimal (logo only) or no navigation. */
const headers: Readonly<
  Record<NavigationKind, ComponentType<{ tabBar: RouteDeclaration['tabBar'] }> | null>
> = { full: Header, minimal: MinimalHeader, none: null };

export const App = () => {
  const { navigation = 'full', tabBar } = useCurrentPage() ?? {};
  const PageHeader = headers[navigation];
  useDocumentHead();
  usePageArrival(mainId);
  return (
    <ModalHistoryProvider value={useModalHistory()}>
      <SkipLink target={mainId} />
      {PageHeader && <PageHeader tabBar={tabBar} />}
      <main id={mainId} tabIndex={-1} className="crema-main">
        <AppRoutes />
      </main>
      {navigation === 'full' && <Footer />}
      <HashModals />
      <SignInSheet />
      <ConfirmDialog />
      <Toasts />
    </ModalHistoryProvider>
  );
};
