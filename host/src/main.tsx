import '@crema/shared-ui/tokens.css';
import './shell/shell.css';
import { StrictMode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import type { HostServices, Locale } from '@crema/shared-contracts';
import { readBootDocument } from './boot.ts';
import { createComposer } from './composer/composer.ts';
import { loadRemoteModule } from './composer/federation.ts';
import { createRemoteServices } from './composer/remote-services.tsx';
import { HostContextProvider } from './host-context.ts';
import { loadMessages, useHostMessages } from './messages.ts';
import { findPage } from './routing/current-page.ts';
import { routedPages } from './routing/route-table.ts';
import { createHost } from './services/host.ts';
import { App } from './shell/app.tsx';

const boot = readBootDocument();
const host = createHost(boot);
// The router's navigate exists once the tree is up; a remote calls it later than that.
const router: { navigate: HostServices['navigate'] } = { navigate: () => undefined };
const composer = createComposer(
  boot.registry,
  host.report,
  (remote, candidate) =>
    createRemoteServices(host, (to, options) => router.navigate(to, options), remote, candidate),
  loadRemoteModule,
);

const RouterBinding = () => {
  const navigate = useNavigate();
  useEffect(() => {
    router.navigate = (to, options) => void navigate(to, options);
  }, [navigate]);
  return null;
};

const Root = ({
  texts,
}: {
  readonly texts: { locale: Locale; messages: NonNullable<IntlConfig['messages']> };
}) => {
  const { locale, messages } = useHostMessages(texts);
  return (
    <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
      <BrowserRouter>
        <RouterBinding />
        <App />
      </BrowserRouter>
    </IntlProvider>
  );
};

/** The first page's remote gets a short head start, so that it usually paints with the shell. */
const headStartMs = 120;
const start = async () => {
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
        <Root texts={{ locale: boot.locale, messages }} />
      </HostContextProvider>
    </StrictMode>,
  );
  await first;
  startRemotesThatListen();
};

/** Once the page is quiet, remotes that own retained facts (a cart kept from yesterday, the chosen store) are loaded too. */
const startRemotesThatListen = () => {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
  idle(() => {
    for (const { name, manifest } of boot.registry.remotes)
      if (manifest.events.emits.some((event) => event === 'cart-changed')) void composer.load(name);
  });
};
void start();
