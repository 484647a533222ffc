import { renderToStaticMarkup } from 'react-dom/server';
import { brand, defaultLocale, restPaths, type Locale } from '@crema/shared-contracts';
import { OfflineArt } from '@crema/shared-ui/art';
import { offlineScript } from './offline-page.script.ts';
import { offlineStyles } from './offline-page.styles.ts';

/** Messages of the page by locale. */
export type OfflineMessages = Readonly<
  Record<Locale, { readonly title: string; readonly body: string; readonly retry: string }>
>;

/** Returns the SHA-256 of a text in base64. */
export type HashOf = (text: string) => string;
interface PageProps {
  readonly messages: OfflineMessages;
  readonly script: string;
  readonly policy: string;
}

const Page = ({ messages, script, policy }: PageProps) => {
  const { title, body, retry } = messages[defaultLocale];
  return (
    <html lang={defaultLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{`${title} · ${brand.name}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style dangerouslySetInnerHTML={{ __html: offlineStyles }} />
      </head>
      <body>
        <header>{brand.name}</header>
        <main>
          <OfflineArt backdrop="disc" size={176} />
          <h1 id="title">{title}</h1>
          <p id="body">{body}</p>
          <button id="retry" type="button">
            {retry}
          </button>
        </main>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
};

/**
 * The page that the service worker returns when there is no connection: one file with all languages. Its script shows
 * the visitor's language, and opens the requested page once the server can be reached.
 */
export const renderOfflinePage = (messages: OfflineMessages, hashOf: HashOf): string => {
  const script = offlineScript({ messages, reachability: restPaths.reachability, brandName: brand.name });
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${hashOf(script)}'`,
    `style-src 'sha256-${hashOf(offlineStyles)}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>${renderToStaticMarkup(<Page messages={messages} script={script} policy={policy} />)}`;
};
