import type { Page } from '@playwright/test';

/**
 * The windows in which a screen is read: the browser's text at 200 % on two phones, and a zoom of 400 % on 1280×1024 (WCAG 1.4.4,
 * 1.4.10). At 320 px and 200 % a line has room for ten letters: longer words are divided there.
 */
const windows = [
  { name: 'text at 200 % on a phone', width: 390, height: 844, fontPixels: 32, dividesWords: false },
  { name: 'text at 200 % on a narrow phone', width: 320, height: 640, fontPixels: 32, dividesWords: true },
  { name: 'zoom of 400 %', width: 320, height: 256, fontPixels: 16, dividesWords: false },
] as const;

/** Runs in the page: functions that the readers below share. `scope` is the topmost modal dialog, or the whole page if none is open. */
const provideReaders = () => {
  const scope =
    [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1) ?? document.body;
  const isDrawn = (one: Element) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
  };
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} ${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}`;
  Object.assign(window, { largeText: { scope, isDrawn, nameOf } });
};
type Readers = typeof window & {
  readonly largeText: {
    readonly scope: Element;
    readonly isDrawn: (one: Element) => boolean;
    readonly nameOf: (one: Element) => string;
  };
};

/** Runs in the page: elements that reach over the right edge of the window, if the page is wider than the window. */
const readWide = () => {
  const { scope, nameOf } = (window as Readers).largeText;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const clips = (one: Element | null): boolean =>
    !!one && (getComputedStyle(one).overflowX !== 'visible' || clips(one.parentElement));
  const wide = [...scope.querySelectorAll('*')].filter(
    (one) =>
      one.checkVisibility() &&
      !clips(one.parentElement) &&
      one.getBoundingClientRect().right > clientWidth + 1,
  );
  return [`${scrollWidth - clientWidth} px wider than the window`, ...wide.slice(0, 6).map(nameOf)];
};

/** Runs in the page: controls that no scrolling brings into the window, and controls that another element covers after the browser has scrolled to them. */
const readControls = () => {
  const { scope, isDrawn, nameOf } = (window as Readers).largeText;
  const scrollerOf = (one: Element | null): Element | null => {
    if (!one || one === document.body) return null;
    const scrolls =
      /(auto|scroll)/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth;
    return scrolls ? one : scrollerOf(one.parentElement);
  };
  const isOutside = (one: Element) => {
    const { left, right } = (scrollerOf(one.parentElement) ?? one).getBoundingClientRect();
    return left < -1 || right > document.documentElement.clientWidth + 1;
  };
  const isCovered = (one: Element) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, innerHeight / 2)];
    // A map has pins beyond its edges, which it is moved to.
    const map = one.closest('[data-provider]')?.getBoundingClientRect();
    if (map && (x < map.left || x > map.right || y < map.top || y > map.bottom)) return false;
    const hit = document.elementFromPoint(x, y);
    if (hit === null) return true;
    // An open list of suggestions covers what is below its field.
    if (hit.closest('[role="listbox"]')) return false;
    return !one.contains(hit) && !hit.contains(one) && one.closest('label')?.contains(hit) !== true;
  };
  const controls = 'a[href]:not(.crema-skip), button, input:not([type="hidden"]), select, textarea, summary';
  const drawn = [...scope.querySelectorAll(controls)]
    .map((one) => (isDrawn(one) ? one : one.closest('label')))
    .filter((one) => one !== null)
    .filter((one) => isDrawn(one) && !one.closest('[inert], [aria-hidden="true"]'));
  const pressable = drawn.filter(
    (one) => !one.matches(':disabled') && getComputedStyle(one).pointerEvents !== 'none',
  );
  const outside = new Set(drawn.filter(isOutside));
  const covered = pressable.filter((one) => !outside.has(one) && isCovered(one));
  return [
    ...[...outside].map((one) => `outside of the window: ${nameOf(one)}`),
    ...covered.map((one) => `covered: ${nameOf(one)}`),
  ];
};

/** Runs in the page: words that a line break divides. Addresses, links, codes and the ends of time ranges may be divided. */
const readDividedWords = () => {
  const { scope, isDrawn, nameOf } = (window as Readers).largeText;
  const divided: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent ||
      !text.data.trim() ||
      !isDrawn(parent) ||
      parent.closest('script, style, svg, textarea, code')
    )
      continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}’'@.:/\d]+/gu)) {
      if (/[@:/\d]|\.\w|^[AP]M$/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const rows = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(rows.map(({ top }) => Math.round(top / 4))).size > 1)
        divided.push(`divided: ${word} in ${nameOf(parent)}`);
    }
  }
  return divided;
};

/** Runs in the page: elements that stay at an edge while the page scrolls. */
const readFixed = () => {
  const { scope, isDrawn, nameOf } = (window as Readers).largeText;
  return [...scope.querySelectorAll(':not(dialog, [popover], .crema-skip)')]
    .filter((one) => isDrawn(one) && /^(fixed|sticky)$/.test(getComputedStyle(one).position))
    .filter((one) => getComputedStyle(one).pointerEvents !== 'none')
    .map((one) => `stays at an edge: ${nameOf(one)}`);
};

/** The problems of a screen with large text and in a low window, a line each; none if it is readable and usable, L-30, R-07. */
export const readLargeText = async (page: Page): Promise<string[]> => {
  const before = page.viewportSize();
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  const problems: string[] = [];
  for (const { name, width, height, fontPixels, dividesWords } of windows) {
    await page.setViewportSize({ width, height });
    await setText(fontPixels);
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.evaluate(provideReaders);
    for (const read of [readWide, readControls, readFixed, ...(dividesWords ? [] : [readDividedWords])])
      problems.push(...(await page.evaluate(read)).map((problem) => `${name}: ${problem}`));
  }
  await setText(16);
  await session.detach();
  if (before) await page.setViewportSize(before);
  return problems;
};
