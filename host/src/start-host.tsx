import '@crema/shared-ui/tokens.css';
import './shell/shell.css';
import { StrictMode, type ComponentProps } from 'react';
import type { Root } from 'react-dom/client';
import { IntlProvider, type IntlConfig } from 'react-intl';
import type { BootDocument, HostServices, Locale } from '@crema/shared-contracts';
import { createComposer } from './composer/composer.ts';
import type { LoadRemoteModule } from './composer/federation.ts';
import { HostSlot } from './composer/host-slot.tsx';
import { HostContextProvider } from './host-context.ts';
import { loadMessages, useHostMessages } from './messages.ts';
import { renderInto } from './render-into.ts';
import { PageRouter } from './routing/page-router.tsx';
import {
  createRemoteServices,
  mayOpen,
  nextTask,
  rememberPreference,
  routedPages,
  type PageAt,
} from '@crema/remote-kit/host-services';
import { createHost } from './services/host.ts';
import { createSignal, matchRoute, readRouteParams, withResolvers } from '@crema/shared-contracts';
import { stopScriptCheck } from './shell/script-check/script-check.ts';
import { createEarlyInput } from './shell/early-input.ts';
import { isForeignChange, tolerateForeignChanges } from './foreign-changes/foreign-changes.ts';
import { showLatePictures } from './shell/late-pictures.ts';
import { isMarkupChanged, restoreServerMarkup, stopForeignRecords } from './foreign-changes/server-markup.ts';
import { ShellContent } from './shell/shell-content.tsx';

type Navigate = HostServices['navigate'];

/** Names the host as the source of an error. */
const hostSource = { remote: 'host', version: '' };

interface ShellProps extends ComponentProps<typeof ShellContent> {
  readonly initialMessages: {
    readonly locale: Locale;
    readonly messages: NonNullable<IntlConfig['messages']>;
  };
  readonly pageAt: PageAt;
}
const Shell = ({ initialMessages, pageAt, ...binding }: ShellProps) => {
  const { locale, messages } = useHostMessages(initialMessages);
  return (
    <IntlProvider locale={locale} messages={messages} onError={() => undefined}>
      <PageRouter pageAt={pageAt}>
        <ShellContent {...binding} />
      </PageRouter>
    </IntlProvider>
  );
};

/** The first use of Intl reads the list of locales, which takes as long as rendering the shell: it has a task of its own. */
const prepareIntl = async (locale: Locale): Promise<void> => {
  await nextTask();
  Intl.NumberFormat.supportedLocalesOf(locale);
  await nextTask();
};
export const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));

/** Starts the host in this page. `loadModule` loads a remote's code. Returns the React root. */
export const startHost = async (loadModule: LoadRemoteModule, boot: BootDocument): Promise<Root> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  tolerateForeignChanges();
  const earlyInput = createEarlyInput(root);
  // The evaluation of the libraries was a task of its own.
  await nextTask();
  const host = createHost(boot);
  // The root is set once the tree is mounted; remotes use it only after that.
  let navigate: Navigate = () => undefined;
  const composer = createComposer(
    boot.registry,
    host.report,
    (name, candidate) => createRemoteServices(host, ui, name, candidate),
    loadModule,
    host.rendering,
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
  composer.renderedPage.isCommitted.subscribe(earlyInput.settle);
  const stopFollowing = host.rendering.subscribe(() => {
    stopFollowing();
    void earlyInput.replay();
    earlyInput.stop();
    stopForeignRecords();
    showLatePictures();
  });
  const [messages] = await Promise.all([loadMessages(boot.locale), prepareIntl(boot.locale)]);
  const shown = withResolvers<void>();
  restoreServerMarkup(root);
  const tree = renderInto(
    root,
    <StrictMode>
      <HostContextProvider value={{ host, composer }}>
        <Shell
          initialMessages={{ locale: boot.locale, messages }}
          pageAt={pageAt}
          onNavigate={(next) => void (navigate = next)}
          onFirstPaint={() => {
            stopScriptCheck();
            void earlyInput.replay(boot.rendered && root.querySelector('main'));
            if (!boot.rendered) {
              earlyInput.stop();
              stopForeignRecords();
              showLatePictures();
            }
            shown.resolve();
          }}
        />
      </HostContextProvider>
    </StrictMode>,
    {
      onUncaughtError: (cause) => {
        if (!isForeignChange(cause)) host.report({ ...hostSource, phase: 'render' }, cause);
        // The deferred services start anyway: a release can repair the page.
        shown.resolve();
      },
      onRecoverableError: (cause) => {
        if (isMarkupChanged() || isForeignChange(cause)) return;
        host.report({ ...hostSource, phase: 'render', class: 'hydration' }, cause);
      },
    },
  );
  host.pathname.subscribe(composer.renderedPage.finish);
  // A deferred service may add elements, which the server's markup lacks: the shell is hydrated before.
  await Promise.all([first, shown.promise]);
  whenIdle(() => {
    import('./deferred/start-deferred-services.ts').then(
      ({ startDeferredServices }) =>
        startDeferredServices({
          host,
          composer,
          pageAt,
          mayOpen,
          nextTask,
          createSignal,
          rememberPreference,
          readRouteParams,
        }),
      (cause: unknown) => host.report({ ...hostSource, phase: 'chunk' }, cause),
    );
  });
  return tree;
};
