import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { brand, type PageHead, matchRoute } from '@crema/shared-contracts';
import { useHostContext, useSignal, useRegistry } from '../host-context.ts';
import { useCurrentPage } from './current-page.ts';
import { switchedOffPages, titleOf } from '@crema/remote-kit/host-services';

interface WrittenHead extends PageHead {
  /** URL of a picture that the server chose; it takes precedence over `image`. */
  readonly picture?: string;
}

/** The elements of the head that the server writes (its page-head.ts), with the value of each. */
const tags: readonly (readonly [
  selector: string,
  attribute: 'content' | 'href',
  value: (head: WrittenHead, address: string, origin: string) => string,
])[] = [
  ['meta[name="description"]', 'content', ({ description }) => description ?? ''],
  ['link[rel="canonical"]', 'href', (_head, address) => address],
  ['meta[property="og:title"]', 'content', ({ title }) => title],
  ['meta[property="og:description"]', 'content', ({ description }) => description ?? ''],
  ['meta[property="og:url"]', 'content', (_head, address) => address],
  [
    'meta[property="og:image"]',
    'content',
    ({ picture, image = 'shop' }, _address, origin) => picture ?? `${origin}/assets/host/share-${image}.png`,
  ],
];

/** Writes title, description, canonical URL and picture into the tags that the server wrote. */
const writeHead = (head: WrittenHead, pathname: string) => {
  document.title = `${head.title} · ${brand.name}`;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  // The server knows the public origin of the shop.
  const { origin } = new URL(canonical?.href ?? location.href);
  for (const [selector, attribute, value] of tags)
    document.head
      .querySelector(selector)
      ?.setAttribute(attribute, value(head, origin + (head.canonical ?? pathname), origin));
};

/** The head from the route's row, in the visitor's language. */
const useRouteHead = (pathname: string): PageHead & { readonly description: string } => {
  const registry = useRegistry();
  const intl = useIntl();
  const page = useCurrentPage();
  const description = intl.formatMessage({ id: 'host.description' });
  if (!page) {
    const hostTitleId = matchRoute(switchedOffPages(registry), pathname)
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

/**
 * The head that the server wrote for this path. It is used until the visitor changes the language or the registry gives
 * the path to another route, because the server knows the product's name before the page has loaded it.
 */
const useServedHead = (pathname: string): Partial<WrittenHead> => {
  const { served } = useHostContext().host.head;
  const { locale } = useIntl();
  const path = useCurrentPage()?.path;
  const [firstPath] = useState(path);
  if (served?.pathname !== pathname || served.locale !== locale || path !== firstPath) return {};
  const { title, description, picture } = served;
  return { title, description, ...(picture && { picture }) };
};

/** The head of a path without a page, which overrides the head that the page sets. */
const useMissingHead = (): PageHead => {
  const intl = useIntl();
  return {
    title: intl.formatMessage({ id: 'host.notFound.title' }),
    description: intl.formatMessage({ id: 'host.description' }),
  };
};

/** Merges three sources: the page's own head overrides the server's head, which overrides the route's row. */
const useHead = (pathname: string): WrittenHead => {
  const route = useRouteHead(pathname);
  const served = useServedHead(pathname);
  const missing = useMissingHead();
  const stated = useSignal(useHostContext().host.head.head);
  const base = { ...route, ...served };
  if (stated?.pathname !== pathname) return base;
  return stated.found === false ? { ...base, ...missing } : { ...base, ...stated };
};

/**
 * Updates title, description, canonical URL and picture when the route, the language or the page's own head
 * changes.
 */
export const useDocumentHead = (): void => {
  const { pathname } = useLocation();
  const { title, description, canonical, image, picture } = useHead(pathname);
  useEffect(
    () =>
      writeHead(
        {
          title,
          ...(description && { description }),
          ...(canonical && { canonical }),
          ...(image && { image }),
          ...(picture && { picture }),
        },
        pathname,
      ),
    [title, description, canonical, image, picture, pathname],
  );
};
