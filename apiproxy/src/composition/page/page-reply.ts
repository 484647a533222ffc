import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../http/system.ts';
import { chooseEncoding, compressText, sendCompressed, sendInParts } from '../../http/replies/compression.ts';
import type { PlannedRendering } from '../rendering/planned-rendering.ts';
import type { RenderedContent } from '../rendering/rendered-content.ts';
import type { PageHtml } from './page-html.ts';
import { completeBoundary, type PageSlot } from './page-slot.ts';
import { publicPageKey, weakEtag, type PublicPages } from './public-pages.ts';

export interface Page {
  /** Makes the HTML around the shell. */
  readonly html: () => PageHtml;
  /** False for a URL that names no page. */
  readonly found: boolean;
  /** 404 also for a page whose data has nothing to show, 500 for one whose data could not be read (ORD-021). */
  readonly status: 200 | 404 | 500;
  readonly shell: string;
  /** Both, or none: the content of the page is rendered into the slot of the shell. */
  readonly rendering?: { readonly slot: PageSlot; readonly planned: PlannedRendering } | undefined;
  /** The page shows who the visitor is. */
  readonly isPersonal: boolean;
  /** The visitor's browser may keep the page for Back and Forward. */
  readonly mayBeKept: boolean;
  /** The page's canonical path, if the request names another one. */
  readonly movedTo?: string | undefined;
  /** Names everything that the page shows, if its content is there and is the same for every visitor. */
  readonly publicName: string | undefined;
}
type Rendering = NonNullable<Page['rendering']>;

/** Undefined for a page whose content is not there yet: its times may differ from those that the browser has. */
const etagOf = ({ start, end }: PageHtml, { shell, rendering }: Page): string | undefined => {
  if (!rendering) return weakEtag(start, shell, end(undefined));
  const { key, content } = rendering.planned;
  return content && weakEtag(start, shell, end(undefined), key, content.version);
};

const withContent = ({ slot }: Rendering, end: PageHtml['end'], content?: RenderedContent) => {
  const rest = (content ? completeBoundary(content.markup) : slot.placeholder) + slot.after;
  return rest + end(content?.json, slot.before + rest);
};

/** The whole page, with its content if that is there. */
const textOf = ({ start, end }: PageHtml, { shell, rendering }: Page): string =>
  rendering
    ? start + rendering.slot.before + withContent(rendering, end, rendering.planned.content)
    : start + shell + end(undefined, shell);

async function* partsOf({ start, end }: PageHtml, rendering: Rendering) {
  // The rendering begins before the reply does.
  const content = rendering.planned.render();
  yield start + rendering.slot.before;
  yield withContent(rendering, end, await content);
}

type SendPage = (request: FastifyRequest, reply: FastifyReply, page: Page) => Promise<FastifyReply>;

const isSame = (request: FastifyRequest, etag: string | undefined) =>
  etag !== undefined && request.headers['if-none-match'] === etag;

/** Sends a public page, which is made and compressed once for all visitors with the same encoding, and kept for a minute at most. */
const createSendPublicPage =
  (pages: PublicPages) =>
  async (request: FastifyRequest, reply: FastifyReply, page: Page, name: string): Promise<FastifyReply> => {
    const encoding = chooseEncoding(request);
    const { etag, body } = await pages.obtain(publicPageKey(name, encoding), async () => {
      const html = page.html();
      return { etag: etagOf(html, page), body: await compressText[encoding](textOf(html, page)) };
    });
    if (etag !== undefined) reply.header('etag', etag);
    return isSame(request, etag) ? reply.code(304).send() : sendCompressed(reply, encoding, body);
  };

/**
 * Sends a page. A browser asks each time whether a page of a visitor without a session and without overrides is still the same;
 * one without its content, and one that shows who the visitor is, gets no ETag, so that the browser asks for the whole page. If
 * the content has to be rendered first, the head and the shell before it are sent at once.
 */
export const createSendPage = (pages: PublicPages, clock: Clock): SendPage => {
  const sendPublicPage = createSendPublicPage(pages);
  return async (request, reply, page) => {
    const { rendering, isPersonal, mayBeKept, status, publicName, movedTo } = page;
    // A name may change: a browser asks each time.
    if (movedTo !== undefined)
      return reply.header('cache-control', 'private, no-cache').redirect(movedTo, 301);
    reply.type('text/html; charset=utf-8').code(status);
    const isShown = status === 200;
    const isKept = isShown && !isPersonal;
    // `no-store` would also keep the page out of the back/forward cache.
    reply.header('cache-control', isShown && mayBeKept ? 'private, no-cache' : 'private, no-store');
    // Back shows a kept page without asking whether it is the same, unless session, language or store have changed.
    reply.header('vary', 'cookie, accept-language');
    // A page's script cannot read the Date header of its own page. It reads this one (remote-kit/host-services/http/server-clock.ts).
    reply.header('server-timing', `now;dur=${clock.now().getTime()}`);
    if (isKept && publicName !== undefined) return sendPublicPage(request, reply, page, publicName);
    const html = page.html();
    const etag = etagOf(html, page);
    if (isKept && isSame(request, etag)) return reply.header('etag', etag).code(304).send();
    // Its content may not arrive in time. With an ETag the browser would keep it without content.
    if (rendering && !rendering.planned.content) return sendInParts(request, reply, partsOf(html, rendering));
    if (isKept && etag !== undefined) reply.header('etag', etag);
    return reply.send(textOf(html, page));
  };
};
