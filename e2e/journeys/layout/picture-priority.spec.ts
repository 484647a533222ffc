import { expect, test, type Page } from '../../steps/test.ts';
import { signIn } from '../../steps/members.ts';

interface ListPage {
  readonly path: string;
  /** The pictures of which the first row loads at once; by default all of the page. */
  readonly list?: string;
  /** A row that scrolls sideways: those in view on a phone load at once. */
  readonly isStrip?: boolean;
  readonly member?: string;
}
const lists: readonly ListPage[] = [
  { path: '/gift' },
  { path: '/gift/category/birthday' },
  // A phone hides the head with its pictures, and shows chips of categories above the strip.
  { path: '/menu', list: 'main li:has(h3) img', isStrip: true },
  { path: '/menu/featured' },
  { path: '/menu/drinks/hot-coffee' },
  { path: '/menu/drinks/hot-coffee/lattes' },
  // The picture next to the title is hidden on a phone, which shall not load it.
  { path: '/store-locator', list: 'main li:has(h3) img' },
  { path: '/store-locator?place=60602', list: 'main li:has(h3) img' },
  { path: '/account/cards', member: 'gold@crema.test' },
];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

interface Picture {
  readonly isInList: boolean;
  readonly isInView: boolean;
  readonly isInFirstRow: boolean;
  readonly isEager: boolean;
  readonly isHigh: boolean;
  readonly hasSize: boolean;
}
/** The pictures of the page. The first row are those next to the topmost picture of the list that is in view. */
const readPictures = (page: Page, list: string): Promise<readonly Picture[]> =>
  page.evaluate((selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    const isInView = (image: Element) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    const listed = images.filter((image) => image.matches(selector) && isInView(image));
    const boxes = listed.map((image) => image.getBoundingClientRect());
    const first = boxes.toSorted((one, other) => one.top - other.top)[0];
    const isNextTo = ({ top, bottom }: DOMRect) => first && top < first.bottom && bottom > first.top;
    return images.map((image) => ({
      isInList: image.matches(selector),
      isInView: isInView(image),
      isInFirstRow: listed.includes(image) && Boolean(isNextTo(image.getBoundingClientRect())),
      isEager: image.loading === 'eager',
      isHigh: image.fetchPriority === 'high',
      hasSize: image.hasAttribute('width') && image.hasAttribute('height'),
    }));
  }, list);

const indexes = (pictures: readonly Picture[], is: (picture: Picture) => boolean): readonly number[] =>
  pictures.flatMap((picture, index) => (is(picture) ? [index] : []));

for (const { path, list = 'main img', isStrip = false, member } of lists)
  test(`the pictures of the first row of ${path} load at once with high priority, all others when they come near, each with its size, D-12`, async ({
    page,
  }) => {
    if (member) await signIn(page, member);
    const seen: (readonly Picture[])[] = [];
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect(page.locator('html[data-pictures]')).toHaveCount(0);
      await expect(page.locator(list).filter({ visible: true }).first()).toBeVisible();
      seen.push(await readPictures(page, list));
    }
    const [phone = [], wide = []] = seen;
    for (const pictures of seen) {
      expect(indexes(pictures, ({ hasSize }) => !hasSize)).toEqual([]);
      expect(indexes(pictures, ({ isEager, isHigh }) => isEager !== isHigh)).toEqual([]);
      if (pictures === wide && isStrip) continue;
      const firstRow = indexes(pictures, ({ isInFirstRow }) => isInFirstRow);
      expect(firstRow.length).toBeGreaterThan(0);
      expect(indexes(pictures, ({ isInFirstRow, isEager }) => isInFirstRow && !isEager)).toEqual([]);
    }
    // The server sends the same page to phones and wide windows: the widest first row is the most that loads at once.
    const firstRows = new Set(
      (isStrip ? [phone] : seen).flatMap((pictures) => indexes(pictures, ({ isInFirstRow }) => isInFirstRow)),
    );
    const eager = indexes(wide, ({ isEager, isInList }) => isEager && isInList);
    expect(eager).toEqual([...firstRows].toSorted((one, other) => one - other));
    const belowBoth = indexes(wide, ({ isInView }) => !isInView).filter((index) => !phone[index]?.isInView);
    expect(belowBoth.filter((index) => wide[index]?.isEager)).toEqual([]);
  });

test('the largest picture of the home page is in the server’s page, first in the queue, PLT-012', async ({
  request,
}) => {
  // On a busy machine the first visitor may get a page before it is rendered.
  await expect(async () => {
    const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text();
    const [first] = /<img [^>]*>/.exec(html.slice(html.indexOf('<main'))) ?? [];
    expect(first).toMatch(/fetchpriority="high"/i);
    expect(first).toMatch(/src="[^"]*\/cup\./);
  }).toPass();
});
