import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendInParts } from '../../http/replies/compression.ts';
import type { PlannedRendering } from '../rendering/page-renderer.ts';
import type { RenderedContent } from '../rendering/rendered-content.ts';
import type { PageHtml } from './page-html.ts';
import { completeBoundary, type PageSlot } from './page-slot.ts';

export interface Page extends PageHtml {
  readonly shell: string;
  /** Both, or none: the content of the page is rendered into the slot of the shell. */
  readonly rendering?: { readonly slot: PageSlot; readonly planned: PlannedRendering } | undefined;
  /** The page shows who the visitor is. */
  readonly isPersonal: boolean;
  /** The page's canonical path, if the request names another one. */
  readonly movedTo?: string | undefined;
}

/**
 * Weak: a page that was rendered again shows the same. The name of the rendering identifies its content, which may not
 * be there yet.
 */
const etagOf = ({ start, shell, end, rendering }: Page): string => {
  const hash = createHash('sha1').update(start).update(shell).update(end(undefined));
  return `W/"${hash.update(rendering?.planned.key ?? '').digest('base64url')}"`;
};
const withContent = (
  { slot }: NonNullable<Page['rendering']>,
  end: PageHtml['end'],
  content?: RenderedContent,
) =>
  content
    ? completeBoundary(content.markup) + slot.after + end(content.json)
    : slot.placeholder + slot.after + end(undefined);

async function* partsOf({ start, end }: Page, rendering: NonNullable<Page['rendering']>) {
  // The rendering begins before the reply does.
  const content = rendering.planned.render();
  yield start + rendering.slot.before;
  yield withContent(rendering, end, await content);
}

/**
 * Sends a page. A browser may keep a page that shows nothing personal, and asks whether it is still the same. If the content
 * has to be rendered first, the head and the shell before it are sent at once.
 */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply => {
  const { start, shell, end, rendering, isPersonal, found, movedTo } = page;
  // A name may change: a browser asks each time.
  if (movedTo !== undefined) return reply.header('cache-control', 'private, no-cache').redirect(movedTo, 301);
  reply.type('text/html; charset=utf-8').code(found ? 200 : 404);
  const isKept = found && !isPersonal;
  reply.header('cache-control', isKept ? 'private, no-cache' : 'private, no-store');
  // Back shows a kept page without asking whether it is the same, unless session, language or store have changed.
  reply.header('vary', 'cookie, accept-language');
  if (isKept) {
    const etag = etagOf(page);
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (!rendering) return reply.send(start + shell + end(undefined));
  const { content } = rendering.planned;
  if (content) return reply.send(start + rendering.slot.before + withContent(rendering, end, content));
  return sendInParts(request, reply, partsOf(page, rendering));
};
