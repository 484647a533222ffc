import '@crema/shared-ui/tokens.css';
import './shell/shell.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { HostServices, Locale } from '@crema/shared-contracts';
import { readBootDocument } from './boot.ts';
import { createComposer } from './composer/composer.ts';
import type { LoadRemoteModule } from './composer/federation.ts';
import { createRemoteServices } from './composer/remote-services.tsx';
import { HostContextProvider } from './host-context.ts';
import { loadMessages, useHostMessages } from './messages.ts';
import { findPage } from './routing/current-page.ts';
import { routedPages } from './routing/route-table.ts';
import { createHost } from './services/host.ts';
import { App } from './shell/app.tsx';

type Navigate = HostServices['navigate'];

/** Hands the router's navigate to the services, which live outside of the tree. */
const RouterBinding = ({ onNavigate }: { readonly onNavigate: (navigate: Navigate) => void }) => {
  const navigate = useNavigate();
  useEffect(() => {
    onNavigate((to, options) => void navigate(to, options));
  }, [navigate, onNavigate]);
  return null;
};

interface RootProps {
  readonly texts: { readonly locale: Locale; readonly messages: NonNullable<IntlConfig['messages']> };
  readonly onNavigate: (navigate: Navigate) => void;
}
const Root = ({ texts, onNavigate }: RootProps) => {
  const { locale, messages } = useHostMessages(texts);
  return (
    <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
      <BrowserRouter>
        <RouterBinding onNavigate={onNavigate} />
        <App />
      </BrowserRouter>
    </IntlProvider>
  );
};

/** The first page's remote gets a short head start, so that it usually paints with the shell. */
const headStartMs = 120;
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));

/** Runs the shop in this page; `loadModule` decides how a remote's code is fetched. */
export const startHost = async (loadModule: LoadRemoteModule): Promise<void> => {
  const boot = readBootDocument();
  const host = createHost(boot);
  // The router's navigate exists once the tree is up; a remote calls it later than that.
  let navigate: Navigate = () => undefined;
  const composer = createComposer(
    boot.registry,
    host.report,
    (remote, candidate) =>
      createRemoteServices(host, (to, options) => navigate(to, options), remote, candidate),
    loadModule,
  );
  const page = findPage(routedPages(boot.registry, boot.flags), location.pathname);
  const first = page ? composer.load(page.remote) : Promise.resolve();
  const messages = await loadMessages(boot.locale);
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root, {
    onUncaughtError: (cause) =>
      host.report({ remote: 'host', version: '', phase: 'render', class: 'uncaught' }, cause),
  }).render(
    <StrictMode>
      <HostContextProvider value={{ host, composer }}>
        <Root texts={{ locale: boot.locale, messages }} onNavigate={(next) => void (navigate = next)} />
      </HostContextProvider>
    </StrictMode>,
  );
  await first;
  // A remote that owns a retained fact (the cart kept from yesterday) is loaded once the page is quiet,
  // unless it was asked for already: one that failed waits for the visitor to try again.
  whenIdle(() => {
    for (const { name, manifest } of boot.registry.remotes)
      if (manifest.events.emits.includes('cart-changed') && composer.stateOf(name).get().status === 'idle')
        void composer.load(name);
  });
};
