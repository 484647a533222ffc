import { memo } from 'react';

/** A thing of schema.org, without its context. */
export type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string | readonly string[] };

/** Minor units as schema.org writes prices: "4.95". */
export const offerPrice = (amountMinor: number): string => (amountMinor / 100).toFixed(2);

/** The text of a script element: no tag of a name can end it. */
export const structuredDataText = (thing: Thing): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');

/** A description of the page for search engines; the server renders it with the page. */
export const StructuredData = memo(({ thing }: { readonly thing: Thing }) => (
  <script type="application/ld+json">{structuredDataText(thing)}</script>
));
