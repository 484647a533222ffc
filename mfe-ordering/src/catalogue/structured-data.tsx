import { memo } from 'react';
import { useHost } from '@crema/remote-kit';

/** A thing of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] };

/** Minor units as schema.org writes prices: "4.95". */
export const offerPrice = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

/**
 * The text of a script element: no tag of a name can end it. A `url` and an `image` are paths of ours in the thing, and
 * absolute here, as search engines want them.
 */
export const structuredDataText = (thing: Thing, publicOrigin: string): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }, (key, value: unknown) =>
    /^(url|image)$/.test(key) ? publicOrigin + String(value) : value,
  ).replaceAll('<', '\\u003c');

/** A description of the page for search engines; the server renders it with the page. */
export const StructuredData = memo(({ thing }: { readonly thing: Thing }) => (
  <script type="application/ld+json">{structuredDataText(thing, useHost().publicOrigin)}</script>
));
