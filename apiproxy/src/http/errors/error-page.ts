import { createHash } from 'node:crypto';
import { demonstrationNotice } from '../environment/demonstration.ts';
import { messageIn } from '../../i18n/messages.ts';
import { brand, type Locale, type ServerErrorCode } from '@crema/shared-contracts';

interface ErrorMessages {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly reference: string;
}
type Translated = Readonly<Record<Locale, ErrorMessages>>;

const english = (title: string, text: string): ErrorMessages => ({
  title,
  text,
  action: 'Try again',
  reference: 'Reference:',
});
const french = (title: string, text: string): ErrorMessages => ({
  title,
  text,
  action: 'Réessayer',
  // French has a no-break space before the colon.
  reference: 'Référence\u00a0:',
});
const translated = (en: ErrorMessages, fr: ErrorMessages): Translated => ({
  'en-US': en,
  'en-CA': en,
  'fr-CA': fr,
});

const unexpected = translated(
  english(
    'Something went wrong on our end',
    'Please try again. If it happens again, give us the reference below.',
  ),
  french(
    'Une erreur s’est produite de notre côté',
    'Veuillez réessayer. Si le problème persiste, donnez-nous la référence ci-dessous.',
  ),
);
/** Messages of the error page by error code. */
const messagesByCode: Partial<Readonly<Record<ServerErrorCode, Translated>>> = {
  TEMPORARILY_UNAVAILABLE: translated(
    english(
      'We’ll be right back',
      `${brand.name} is taking a short break. Any order you’ve placed is safe. Please try again in a minute.`,
    ),
    french(
      'De retour dans un instant',
      `${brand.name} prend une courte pause. Toute commande déjà passée est en sécurité. Veuillez réessayer dans une minute.`,
    ),
  ),
  SHOP_NOT_OPEN: translated(
    english('We’re not open yet', 'This shop is still being set up. Please come back a little later.'),
    french(
      'Nous ne sommes pas encore ouverts',
      'Cette boutique est en préparation. Veuillez revenir un peu plus tard.',
    ),
  ),
};

/** The design system's colour tokens, inlined because this page loads no style sheet. */
const light =
  '--paper:#fbf5ec;--surface:#fffdf9;--ink:#231815;--muted:#66534a;--primary:#a4471d;--on-primary:#fffaf4;--focus:#231815';
const dark =
  '--paper:#1b110d;--surface:#261914;--ink:#f8ecdf;--muted:#c9b3a3;--primary:#e8935c;--on-primary:#241007;--focus:#ffd3a6';
const style = `
:root{color-scheme:light;${light}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}
@media screen{:root[data-theme=dark]{color-scheme:dark;${dark}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;gap:16px;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{width:100%;max-width:30rem;padding:40px 32px;border-radius:24px;background:var(--surface);text-align:center}
svg{width:72px;height:72px;color:var(--primary)}
h1{margin:16px 0 8px;font:600 clamp(28px,6vw,36px)/1.15 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0 0 24px;color:var(--muted);text-wrap:pretty}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border-radius:999px;background:var(--primary);color:var(--on-primary);font-weight:600;text-decoration:none}
a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px}
aside{align-self:start;font-weight:600;font-size:14px;text-align:center}
body:has(aside){grid-template-rows:auto 1fr}
small{display:block;margin-top:24px;color:var(--muted);font-size:13px;overflow-wrap:anywhere}
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const cup =
  '<svg viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M8 20h26v10a10 10 0 0 1-10 10h-6A10 10 0 0 1 8 30Z"/><path d="M34 23h3a5 5 0 0 1 0 10h-3.4"/><path d="M16 14c-2-2.5 2-4 0-7M25 14c-2-2.5 2-4 0-7"/></svg>';

export interface ErrorPage {
  readonly code: string;
  readonly locale: Locale;
  readonly theme: 'light' | 'dark' | undefined;
  readonly referenceId: string;
  /** The page says that no money moves (PAY-001). */
  readonly isDemonstration: boolean;
}

/** A self-contained page without scripts, files or database. Its link reloads the same URL. */
export const renderErrorPage = ({ code, locale, theme, referenceId, isDemonstration }: ErrorPage): string => {
  const known = (messagesByCode as Readonly<Record<string, Translated | undefined>>)[code];
  const { title, text, action, reference } = (known ?? unexpected)[locale];
  return `<!doctype html>
<html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<title>${title} · ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<style>${style}</style>
</head>
<body>
${isDemonstration ? `<aside>${messageIn(demonstrationNotice, locale)}</aside>` : ''}<main>${cup}<h1>${title}</h1><p>${text}</p><a href="">${action}</a>${known ? '' : `<small>${reference} ${referenceId}</small>`}</main>
</body>
</html>`;
};

export const errorPageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'strict-origin-when-cross-origin',
};
