import {
  createSignal,
  isLocale,
  type Locale,
  type PageHead,
  type Unsubscribe,
} from '@crema/shared-contracts';

/** The document head that a remote's page sets, with the path of the page. */
export interface StatedHead extends PageHead {
  readonly pathname: string;
}
/** The head that the server wrote, for one path in one language. */
export interface ServedHead {
  readonly pathname: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** The URL of the picture. */
  readonly picture: string;
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? '';

/**
 * Reads the server's head; call it before the document's head is changed. Returns undefined when the head is
 * empty.
 */
const readServedHead = (): ServedHead | undefined => {
  const title = contentOf('meta[property="og:title"]');
  const locale = document.documentElement.lang;
  if (!title || !isLocale(locale)) return undefined;
  return {
    pathname: location.pathname,
    locale,
    title,
    description: contentOf('meta[name="description"]'),
    picture: contentOf('meta[property="og:image"]'),
  };
};

/** Stores the head of the open page. A head that was set for another path is ignored. */
export const createHeadService = () => {
  const head = createSignal<StatedHead | undefined>(undefined);
  return {
    head,
    served: readServedHead(),
    set: (pageHead: PageHead): Unsubscribe => {
      const stated = { ...pageHead, pathname: location.pathname };
      head.set(stated);
      return () => {
        if (head.get() === stated) head.set(undefined);
      };
    },
  };
};
