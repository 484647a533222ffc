import type { IncomingMessage } from 'node:http';
import { brand, isLocale, type Locale } from '@crema/shared-contracts';
import { demonstrationNote, type ShopFacts } from '../environment/demonstration.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { localeOf } from '../request-locale.ts';
import { isPageRequest } from '../page-request.ts';

/** Cookies of other products on the same domain add up: 32 KB and the other headers of a browser are accepted (PLT-018). */
export const acceptedHeadBytes = 36 * 1024;
/** Node's parser reads more than is accepted, so that the language of the refused request is known. */
export const parsedHeadBytes = 96 * 1024;

export const headBytes = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

const title: LocalizedMessage = [
  'Your browser sends too many cookies',
  'Votre navigateur envoie trop de témoins',
];
const remedy: LocalizedMessage = [
  `Open your browser’s settings, delete the cookies of this site, then open the page again. You will need to sign in again; your orders and cards stay in your ${brand.name} account.`,
  `Ouvrez les paramètres de votre navigateur, supprimez les témoins (cookies) de ce site, puis rouvrez la page. Vous devrez ouvrir de nouveau une session; vos commandes et vos cartes restent dans votre compte ${brand.name}.`,
];

/** A page without styles and scripts, for a visitor whose request is too large to be read. */
const oversizedHeadPage = (facts: ShopFacts, locale: Locale): string =>
  `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${messageIn(title, locale)} · ${brand.name}</title>
${demonstrationNote(facts, locale)}<h1>${messageIn(title, locale)}</h1>
<p>${messageIn(remedy, locale)}</p>
</html>
`;

const chosenLocale = (cookies: string): string | undefined =>
  /(?:^|[\s;])locale=([\w-]{2,10})/.exec(cookies)?.[1];

/** The page for a request whose head is too large; undefined for any other request. */
export const pageOfOversizedHead = (facts: ShopFacts, request: IncomingMessage): string | undefined => {
  if (!isPageRequest(request)) return undefined;
  const chosen = chosenLocale(request.headers.cookie ?? '');
  return oversizedHeadPage(facts, isLocale(chosen) ? chosen : localeOf(request));
};

/** The same for a head that Node's parser gave up. `packet` may lack the start of the head, and the language with it. */
export const pageOfUnreadHead = (facts: ShopFacts, packet: string): string | undefined => {
  if (/^[A-Z]+ \/(?:apiproxy|assets)\//.test(packet)) return undefined;
  if (/^[A-Z]+ /.test(packet) && !/\r\naccept:[^\r]*text\/html/i.test(packet)) return undefined;
  const chosen = chosenLocale(packet);
  if (isLocale(chosen)) return oversizedHeadPage(facts, chosen);
  const language = /\r\naccept-language:([^\r]*)/i.exec(packet)?.[1] ?? '';
  return oversizedHeadPage(facts, localeOf({ headers: { 'accept-language': language } }));
};
