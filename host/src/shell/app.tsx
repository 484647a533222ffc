import type { NavigationKind } from '@crema/shared-contracts';
import { AppRoutes } from '../routing/app-routes.tsx';
import { useCurrentPage } from '../routing/current-page.ts';
import { useDocumentHead } from '../routing/document-head.ts';
import { usePageArrival } from '../routing/page-effects.ts';
import { Footer } from './footer.tsx';
import { HashModals } from './hash-modals.tsx';
import { Header, MinimalHeader, SkipLink } from './header.tsx';
import { ConfirmDialog, SignInSheet, Toasts } from './overlays.tsx';

const mainId = 'main';
/** PLT-012: a route asks for full, minimal (logo only) or no navigation. */
const headers: Readonly<Record<NavigationKind, React.JSX.Element | null>> = {
  full: <Header />,
  minimal: <MinimalHeader />,
  none: null,
};

export const App = () => {
  const navigation = useCurrentPage()?.navigation ?? 'full';
  useDocumentHead();
  usePageArrival(mainId);
  return (
    <>
      <SkipLink target={mainId} />
      {headers[navigation]}
      <main id={mainId} tabIndex={-1} className="crema-main">
        <AppRoutes />
      </main>
      {navigation === 'full' && <Footer />}
      <HashModals />
      <SignInSheet />
      <ConfirmDialog />
      <Toasts />
    </>
  );
};
