import type { Environment } from '../../http/environment/environment.ts';

/** Pages show times (“Open until 9 p.m.”), which are at most this old. */
export const renderingTtlMs = 60_000;
/** An older content of the same page is shown for so long after that, if the page cannot be rendered. */
export const staleRenderingMs = 5 * 60_000;

const defaultMb = 64;
/** A compressed page is about a fifth of its content. */
const sentShare = 0.25;

/** The most memory of rendered contents, and of the compressed pages that contain them: RENDER_CACHE_MB together. */
export const renderCacheBytes = ({
  RENDER_CACHE_MB = defaultMb,
}: Pick<Environment, 'RENDER_CACHE_MB'>): { readonly renderings: number; readonly sentPages: number } => {
  const bytes = RENDER_CACHE_MB * 2 ** 20;
  return { renderings: bytes * (1 - sentShare), sentPages: bytes * sentShare };
};

/**
 * The memory of a reply whose text has `length` characters. JavaScript keeps a text in one or two bytes for each character, and
 * the parsed reply needs about as much.
 */
export const replyBytes = ({ length }: { readonly length: number }, key: string): number =>
  2 * (2 * length + key.length);
