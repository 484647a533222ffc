import type { Page } from '@playwright/test';

/** The pixels by which the page is wider than the window. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts outside the window that cannot be scrolled to. */
export const readTextsBeyond = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    const scrolls = (one: Element | null): boolean =>
      !!one &&
      (/(auto|scroll|hidden|clip)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.checkVisibility() && !one.closest('svg') && !scrolls(one))
      .flatMap((one) => [...one.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .filter((node) => {
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
      })
      .map((node) => node.textContent?.trim().slice(0, 40));
  });

/** Names that are longer than any name in the seeds: one without a break, and one of many words. */
const longNames = {
  person: 'Wolfeschlegelsteinhausenbergerdorffhelmstone',
  store: 'Place Sainte-Catherine-de-la-Jacques-Cartier et Saint-Barthélemy-du-Lac-aux-Sables',
  product: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk Caffè Latte with Cinnamon',
} as const;
/** The names of seeded customers, cards, stores and products that the screens show. */
const seeded = {
  person: [
    'Alex',
    'Jordan',
    'Val',
    'Noor',
    'Reserve',
    'Everyday',
    'Plastic',
    'Nearly full',
    'After a chargeback',
  ],
  store: ['Clark & Lake', 'Michigan & Washington'],
  product: ['Caffè Latte', 'Croissant'],
} as const satisfies Record<keyof typeof longNames, readonly string[]>;
const replaced: readonly (readonly [string, string])[] = (
  Object.keys(seeded) as (keyof typeof seeded)[]
).flatMap((kind) => seeded[kind].map((name) => [name, longNames[kind]] as const));

/** Replaces the names in the page's texts. React does not render after it: it is the last step of a visit. */
export const lengthenNames = (page: Page): Promise<void> =>
  page.evaluate((names) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.parentElement?.closest('script, style, svg')) continue;
      for (const [name, long] of names) {
        const whole = new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'gu');
        if (whole.test(text.data)) text.data = text.data.replace(whole, long);
      }
    }
  }, replaced);

/** The pictures in the window that did not load, or whose place the page does not know before they load. */
export const readBadPictures = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const seen = [...document.images].filter(isSeen);
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    return seen
      .filter((image) => image.isConnected && (image.naturalWidth === 0 || image.clientHeight === 0))
      .map((image) => image.currentSrc || image.src || image.outerHTML.slice(0, 120));
  });

/** Draws also the parts that are far from the window, and new colours at once: otherwise both come later. */
export const drawEveryPart = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { content-visibility: visible !important; transition: none !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Switches light and dark without a reload, and waits until the page is drawn so. */
export const switchColours = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
};
