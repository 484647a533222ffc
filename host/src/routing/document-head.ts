import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { brand, type PageHead } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { findPage, useCurrentPage } from './current-page.ts';
import { switchedOffPages, titleOf } from './route-table.ts';

/** Where the server put it (page-head.ts of the server), what it holds, and what of the head belongs there. */
const tags: readonly (readonly [
  selector: string,
  attribute: 'content' | 'href',
  value: (head: PageHead, address: string, origin: string) => string,
])[] = [
  ['meta[name="description"]', 'content', ({ description }) => description ?? ''],
  ['link[rel="canonical"]', 'href', (_head, address) => address],
  ['meta[property="og:title"]', 'content', ({ title }) => title],
  ['meta[property="og:description"]', 'content', ({ description }) => description ?? ''],
  ['meta[property="og:url"]', 'content', (_head, address) => address],
  [
    'meta[property="og:image"]',
    'content',
    ({ image = 'shop' }, _address, origin) => `${origin}/assets/host/share-${image}.png`,
  ],
];

/** Writes what a page states about itself into the document; the tags are the server's. */
const writeHead = (head: PageHead, pathname: string) => {
  document.title = `${head.title} · ${brand.name}`;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server knows under which origin the shop is published.
  const { origin } = new URL(canonical?.href ?? location.href);
  for (const [selector, attribute, value] of tags)
    document.head
      .querySelector(selector)
      ?.setAttribute(attribute, value(head, origin + (head.canonical ?? pathname), origin));
};

/** The row of the route, in the visitor's language: what counts until the page itself knows better. */
const useRouteHead = (pathname: string): PageHead & { readonly description: string } => {
  const registry = useRegistry();
  const intl = useIntl();
  const page = useCurrentPage();
  const description = intl.formatMessage({ id: 'host.description' });
  if (!page) {
    const hostTitleId = findPage(switchedOffPages(registry), pathname)
      ? 'host.off.title'
      : 'host.notFound.title';
    return { title: intl.formatMessage({ id: hostTitleId }), description };
  }
  const text = (id: string) => titleOf(registry, page.remote, intl.locale, id);
  return {
    title: text(page.titleId),
    description: page.descriptionId ? text(page.descriptionId) : description,
    ...(page.shareImage && { image: page.shareImage }),
  };
};

/** Title, description, canonical address and picture follow the route, the language and what the page states. */
export const useDocumentHead = (): void => {
  const { pathname } = useLocation();
  const route = useRouteHead(pathname);
  const { head } = useHostContext().host.head;
  const stated = useSignal(head);
  const { title, description, canonical, image } =
    stated?.pathname === pathname ? { ...route, ...stated } : { canonical: undefined, ...route };
  useEffect(
    () =>
      writeHead(
        {
          title,
          ...(description && { description }),
          ...(canonical && { canonical }),
          ...(image && { image }),
        },
        pathname,
      ),
    [title, description, canonical, image, pathname],
  );
};
