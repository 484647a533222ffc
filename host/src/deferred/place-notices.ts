import { findPlace, type Box, type Obstacle } from './notice-place.ts';

/** Titles, controls, totals and the present step of an order: what a notice must not cover (L-15). */
const keepOut =
  'h1, h2, h3, a[href], button, input, select, textarea, summary, label, dl, [aria-current="step"]';
const subjectWeight = 100;
/** The parts to which a pressed control belongs, with their words: a line of a cart, a card of a list, a question. */
const belongings = 'li, article, fieldset, [role="alert"], [role="status"]';
/** A part that fills more of the room cannot be kept free. */
const mostOfRoom = 0.5;
/** Text for screen readers only, and hidden native controls, take up a pixel. */
const leastAreaPx = 16;
/** A keyboard makes the visible part of the window at least this much lower. */
const leastKeyboardPx = 100;
const scrollEndMs = 150;

const regionOf = () => document.querySelector<HTMLElement>('section[aria-relevant="additions"]');
const pixels = (style: CSSStyleDeclaration, part: string) =>
  Number.parseFloat(style.getPropertyValue(`--covered-${part}`)) || 0;

const boundsOf = (padding: number): Box & { readonly hasKeyboard: boolean } => {
  const style = getComputedStyle(document.documentElement);
  const seen = globalThis.visualViewport;
  const hasKeyboard = !!seen && seen.scale === 1 && innerHeight - seen.height > leastKeyboardPx;
  // A header that scrolls with the page is not measured as a part of the edge, and its links are there until it has left.
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return {
    left: padding,
    right: document.documentElement.clientWidth - padding,
    top: Math.max(pixels(style, 'header'), header),
    bottom: hasKeyboard
      ? seen.offsetTop + seen.height
      : innerHeight - pixels(style, 'tabs') - pixels(style, 'bar'),
    hasKeyboard,
  };
};

const obstaclesIn = (room: Box, region: Element, subject: Element | null): Obstacle[] => {
  const own = subject?.closest(belongings);
  const controls = [...document.querySelectorAll(keepOut)].filter((one) => !region.contains(one));
  return [...controls, ...(own ? [own] : [])].flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const isSeen = bottom > room.top && top < room.bottom && width * height > leastAreaPx;
    if (!isSeen || (element === own && height > (room.bottom - room.top) * mostOfRoom)) return [];
    const isSubject = element === document.activeElement || (!!subject && element.contains(subject));
    return [{ left, right, top, bottom, weight: isSubject ? subjectWeight : 1 }];
  });
};

/**
 * Places the notices of a page where they cover no title, control or total, and never the control that was pressed or has focus, if
 * there is such a place (L-15, WCAG 2.4.11). The style sheet has the usual place, at the foot of the window; above a keyboard it is at the
 * end of what is visible. Returns the function that stops it.
 */
export const placeNotices = (): (() => void) => {
  const region = regionOf();
  const list = region?.querySelector('ol');
  if (!region || !list || !('ResizeObserver' in globalThis)) return () => undefined;
  let pressed: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const usual = () => {
    region.style.insetBlockStart = region.style.translate = list.style.justifyItems = '';
  };
  const place = () => {
    const notices = [...list.children];
    if (notices.length === 0) return usual();
    const { height } = region.getBoundingClientRect();
    const { hasKeyboard, ...area } = boundsOf(Number.parseFloat(getComputedStyle(list).paddingLeft) || 0);
    // If the header leaves too little room, the notices are over it.
    const bounds = { ...area, top: Math.max(0, Math.min(area.top, area.bottom - height)) };
    const width = Math.max(...notices.map((notice) => notice.getBoundingClientRect().width));
    const obstacles = obstaclesIn(bounds, region, pressed);
    const { align, top } = findPlace({ bounds, width, height, obstacles });
    if (!hasKeyboard && align === 'center' && top >= bounds.bottom - height) return usual();
    region.style.insetBlockStart = `${top}px`;
    region.style.translate = 'none';
    list.style.justifyItems = align;
  };
  const placeLater = () => {
    if (list.childElementCount === 0) return;
    clearTimeout(timer);
    timer = setTimeout(place, scrollEndMs);
  };
  const press = ({ target }: Event) => {
    pressed = target instanceof Element ? target : null;
  };
  // Notices come and go, and a page grows while its data arrives: both are measured before the next frame.
  const sizes = new ResizeObserver(place);
  sizes.observe(region);
  sizes.observe(document.querySelector('main') ?? document.body);
  // The heights of the bars are written to the document's style.
  const bars = new MutationObserver(placeLater);
  bars.observe(document.documentElement, { attributeFilter: ['style'] });
  const listeners: readonly (readonly [EventTarget | null | undefined, string, (event: Event) => void])[] = [
    [document, 'pointerdown', press],
    [document, 'keydown', press],
    [document, 'focusin', placeLater],
    [document, 'scroll', placeLater],
    [globalThis, 'resize', placeLater],
    [globalThis.visualViewport, 'resize', placeLater],
  ];
  for (const [target, name, listener] of listeners) target?.addEventListener(name, listener, true);
  return () => {
    for (const [target, name, listener] of listeners) target?.removeEventListener(name, listener, true);
    sizes.disconnect();
    bars.disconnect();
    clearTimeout(timer);
  };
};
