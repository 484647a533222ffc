import {
  createSignal,
  isLocale,
  type Locale,
  type PageHead,
  type Unsubscribe,
} from '@crema/shared-contracts';

/** What a remote's page says of itself, and the path it said it for. */
export interface StatedHead extends PageHead {
  readonly pathname: string;
}
/** The head as the server wrote it, for one path in one language. */
export interface ServedHead {
  readonly pathname: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Address of the picture. */
  readonly picture: string;
}

const contentOf = (selector: string) => document.head.querySelector(selector)?.getAttribute('content') ?? '';

/** Read before anything changes the document's head; undefined for a document whose head names nothing. */
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

/** Stores the head of the page that is open; a statement made for another path does not count. */
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
