import { createHash } from 'node:crypto';
import { escapeJson } from '../page/escape-html.ts';
import { RenderFailure } from '@crema/rendering';
import type { RenderedPage, ServerRendering } from '@crema/shared-contracts';

/** The parts of a page that come from a rendering: the same for every visitor. */
export interface RenderedContent {
  readonly markup: string;
  /** A ServerRendering as JSON, escaped for a script element. */
  readonly json: string;
  /** Changes with the markup, in which times are shown too. */
  readonly version: string;
}
const maxLength = 1024 * 1024;

const toJson = (rendering: ServerRendering): string => {
  try {
    return escapeJson(rendering);
  } catch {
    throw new RenderFailure('CacheNotJson', 'The content of the query cache is not JSON.');
  }
};

/** Throws a RenderFailure for content that no page should contain. */
export const toContent = (
  { markup, cache }: RenderedPage,
  { data, ...facts }: ServerRendering,
): RenderedContent => {
  // A remote with `extractCache` continues from its cache, the others from the replies.
  const json = toJson({ ...facts, ...(cache === undefined ? { data } : { cache }) });
  if (markup.length + json.length > maxLength)
    throw new RenderFailure(
      'RenderTooLarge',
      `The page has ${markup.length + json.length} characters; expected at most ${maxLength}.`,
    );
  return { markup, json, version: createHash('sha1').update(markup).digest('base64url') };
};
/** JavaScript keeps a text in one or two bytes for each character. */
export const contentBytes = ({ markup, json }: RenderedContent, key: string): number =>
  2 * (markup.length + json.length + key.length);
