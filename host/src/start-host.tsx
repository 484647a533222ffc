import '@crema/shared-ui/tokens.css';
import './shell/shell.css';
import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { HostServices, Locale } from '@crema/shared-contracts';
import { readBootDocument } from './boot.ts';
import { createComposer } from './composer/composer.ts';
import { ErrorBoundary } from './composer/error-boundary.tsx';
import type { LoadRemoteModule } from './composer/federation.ts';
import { HostSlot } from './composer/host-slot.tsx';
import { HostContextProvider, useHostContext } from './host-context.ts';
import { loadMessages, useHostMessages } from './messages.ts';
import { LoadErrorPage } from './pages/load-error-page.tsx';
import {
  createRemoteServices,
  rememberPreference,
  routedPages,
  type PageAt,
} from '@crema/remote-kit/host-services';
import { createHost } from './services/host.ts';
import { createSignal, matchRoute } from '@crema/shared-contracts';
import { App } from './shell/app.tsx';
import { keepInteraction } from './shell/keep-interaction.ts';

type Navigate = HostServices['navigate'];

/** Names the host as the source of an error. */
const hostSource = { remote: 'host', version: '' };

interface ShellProps {
  readonly initialMessages: {
    readonly locale: Locale;
    readonly messages: NonNullable<IntlConfig['messages']>;
  };
  readonly onNavigate: (navigate: Navigate) => void;
  /** Called once, before the browser paints React's first rendering. */
  readonly onFirstPaint: () => void;
}
/** Connects the router with the services, which exist outside of the React tree. */
const RouterBinding = ({ onNavigate, onFirstPaint }: Omit<ShellProps, 'initialMessages'>) => {
  const { host } = useHostContext();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The function runs before the paint, after the old page released its upgrade blockers and the new page set
  // its own.
  useLayoutEffect(() => host.pathname.set(pathname), [host, pathname]);
  useLayoutEffect(onFirstPaint, [onFirstPaint]);
  useEffect(() => {
    onNavigate((to, options) => void navigate(to, options));
  }, [navigate, onNavigate]);
  return null;
};

const Shell = ({ initialMessages, onNavigate, onFirstPaint }: ShellProps) => {
  const { host } = useHostContext();
  const { locale, messages } = useHostMessages(initialMessages);
  return (
    <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
      <BrowserRouter>
        <ErrorBoundary
          fallback={<LoadErrorPage onRetry={() => location.reload()} />}
          onError={(cause) => host.report({ ...hostSource, phase: 'render' }, cause)}
        >
          <App />
        </ErrorBoundary>
        <RouterBinding onNavigate={onNavigate} onFirstPaint={onFirstPaint} />
      </BrowserRouter>
    </IntlProvider>
  );
};

/** The shell waits this long for the first page's remote, so that both are usually painted together. */
const headStartMs = 120;
const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));

/** Starts the host in this page. `loadModule` loads a remote's code. Returns the React root. */
export const startHost = async (loadModule: LoadRemoteModule): Promise<Root> => {
  const boot = readBootDocument();
  const host = createHost(boot);
  // The root is set once the tree is mounted; remotes use it only after that.
  let navigate: Navigate = () => undefined;
  const composer = createComposer(
    boot.registry,
    host.report,
    (name, candidate) => createRemoteServices(host, ui, name, candidate),
    loadModule,
  );
  const pageAt: PageAt = (pathname, registry = composer.registry.get()) =>
    matchRoute(routedPages(registry, host.flags.get()), pathname);
  const ui = {
    pageAt,
    navigate: ((to, options) => navigate(to, options)) as Navigate,
    // The contract is typed without React.
    Slot: HostSlot as unknown as HostServices['Slot'],
  };
  host.confirmOrderStoreAfter(() => composer.loadConfirmingRemotes('order-store'));
  host.locale.prepareWith(loadMessages);
  host.locale.prepareWith((locale) =>
    composer.prepareLocale(locale).catch((cause: unknown) => {
      if (host.connection.get() === 'offline') throw cause;
      // If one remote's messages cannot be loaded, the others still change the language.
      host.report({ ...hostSource, phase: 'chunk', class: 'messages' }, cause);
    }),
  );
  const first = composer.load(pageAt(location.pathname)?.remote ?? '');
  const messages = await loadMessages(boot.locale);
  await Promise.race([first, new Promise((resolve) => setTimeout(resolve, headStartMs))]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const tree = createRoot(root, {
    onUncaughtError: (cause) => host.report({ ...hostSource, phase: 'render' }, cause),
  });
  tree.render(
    <StrictMode>
      <HostContextProvider value={{ host, composer }}>
        <Shell
          initialMessages={{ locale: boot.locale, messages }}
          onNavigate={(next) => void (navigate = next)}
          onFirstPaint={keepInteraction(root)}
        />
      </HostContextProvider>
    </StrictMode>,
  );
  await first;
  whenIdle(() => {
    import('./deferred/start-deferred-services.ts').then(
      ({ startDeferredServices }) =>
        startDeferredServices({ host, composer, pageAt, createSignal, rememberPreference }),
      (cause: unknown) => host.report({ ...hostSource, phase: 'chunk' }, cause),
    );
  });
  return tree;
};
