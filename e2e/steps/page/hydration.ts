import type { Page } from '@playwright/test';

interface Watched extends Window {
  servedElements?: Element[];
  telemetryBodies?: string[];
}

/** Notes the server's elements of the next pages before any script runs, and what the pages report. */
export const watchServerMarkup = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watched = window as Watched;
    // Scripts with `defer` run before this event, and React does not change the page before they have ended.
    document.addEventListener('readystatechange', () => {
      watched.servedElements ??= [...document.querySelectorAll('#root *')];
    });
    watched.telemetryBodies = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => watched.telemetryBodies?.push(text));
      return send(url, body);
    };
  });

/** Waits until React has continued from the server's shell. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root main') ?? {}).some((key) => key.startsWith('__react')),
  );
};

/**
 * Waits until React has continued from each of the server's elements, also in the parts that it hydrates when it is idle. Call
 * `watchServerMarkup` before the page is opened.
 */
export const everyPartHydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const propsOf = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key ? (element as unknown as Record<string, object>)[key] : undefined;
    };
    /** React does not render the content of such an element. */
    const isForeign = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement.id === 'root') return false;
      const props = propsOf(parentElement);
      return props ? 'dangerouslySetInnerHTML' in props : isForeign(parentElement);
    };
    return (window as Watched).servedElements?.every(
      (element) => !element.isConnected || propsOf(element) !== undefined || isForeign(element),
    );
  });
};

/** The number of the server's elements in `part`, and those that React has replaced. */
export const replacedElements = (page: Page, part = '#root') =>
  page.evaluate((selector) => {
    const served = (window as Watched).servedElements ?? [];
    const wanted = served.filter((element) => !element.isConnected || element.closest(selector));
    return {
      served: wanted.length,
      replaced: wanted
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML.slice(0, 200)),
    };
  }, part);

/**
 * The reports of markup that differs from what React renders. React hydrates parts of the page when it is
 * idle, and only after their code has come: call it when no request of the page is waiting.
 */
export const hydrationErrors = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(() =>
    ((window as Watched).telemetryBodies ?? []).filter((body) => body.includes('"hydration"')),
  );
};

/**
 * The attributes in `#root` whose value is not the one that React renders. While React hydrates, it keeps the server's
 * attributes, and its production build reports no difference.
 */
export const differingAttributes = (page: Page) =>
  page.evaluate(() => {
    const names: Readonly<Record<string, string>> = {
      className: 'class',
      htmlFor: 'for',
      tabIndex: 'tabindex',
    };
    // React writes these as properties, or not as the attribute of the same name.
    const others = new Set([
      'children',
      'style',
      'value',
      'defaultValue',
      'checked',
      'defaultChecked',
      'key',
      'ref',
    ]);
    const urlOf = (text: string | null) => text && new URL(text, document.baseURI).href;
    const urlsOf = (text: string | null) => text?.split(',').map(urlOf).join();
    const isSame = (attribute: string, found: string | null, rendered: string) => {
      // The map adds classes to its element.
      if (attribute === 'class')
        return rendered.split(/\s+/).every((name) => name === '' || found?.split(/\s+/).includes(name));
      // The build gives a file's whole URL to the browser and its path to the server.
      if (attribute === 'srcSet') return urlsOf(found) === urlsOf(rendered);
      return attribute === 'src' ? urlOf(found) === urlOf(rendered) : found === rendered;
    };
    const propsOf = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
      return key ? (element as unknown as Record<string, Record<string, unknown>>)[key] : undefined;
    };
    return [...document.querySelectorAll('#root *')].flatMap((element) =>
      Object.entries(propsOf(element) ?? {})
        .filter(([name, value]) => !others.has(name) && ['string', 'number'].includes(typeof value))
        .map(([name, value]) => {
          const attribute = names[name] ?? name;
          const found =
            element.getAttribute(attribute) ??
            element.getAttribute(attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ??
            element.getAttribute(attribute.toLowerCase());
          return { element: element.tagName.toLowerCase(), attribute, found, rendered: String(value) };
        })
        .filter(({ attribute, found, rendered }) => !isSame(attribute, found, rendered)),
    );
  });
