import { screen, waitFor } from '@testing-library/react';
import { answerMenu } from '../testing/graphql-double.ts';
import { category, drinks, menu, menuProduct } from '../testing/menu.fixtures.ts';
import { openPage, serverOfTest } from '../testing/ordering-page.ts';

const server = serverOfTest();
const art = JSON.stringify({ kind: 'tea', cup: 'mug', size: 'medium', color: '#c9a277' });
const images = (place: HTMLElement) => [...place.querySelectorAll('img')];
/** Parts of a live drawing; an icon is one svg with a path. */
const drawings = (place: HTMLElement) => place.querySelectorAll('svg[viewBox="0 0 200 200"]');

describe('the pictures of the menu', () => {
  it('are files: no list contains a drawing', async () => {
    server.use(answerMenu(() => [drinks()]));
    const { container } = await openPage('/menu');
    const hot = await screen.findByRole('region', { name: 'Hot' });
    expect(images(hot).map((image) => image.getAttribute('src'))).toEqual([
      '/assets/host/pictures/hot.0a1b2c3d.svg',
      '/assets/host/pictures/hot.0a1b2c3d.svg',
    ]);
    expect(images(screen.getByRole('navigation', { name: 'Categories' })).length).toBeGreaterThan(2);
    expect(drawings(container)).toHaveLength(0);
  });

  it('have the files of a rendered picture by width, and the stage of its family', async () => {
    const picture = '/assets/host/pictures/2010-hot.0a1b2c3d-320.avif';
    const latte = menuProduct({ productNumber: 2010, name: 'Latte', picture, stage: 'ESPRESSO' });
    server.use(answerMenu(() => [menu('Drinks', [category('Hot', { products: [latte] })])]));
    await openPage('/menu');
    const [image] = images(await screen.findByRole('region', { name: 'Hot' }));
    expect(image).toHaveAttribute('src', picture);
    expect(image?.getAttribute('srcset')?.split(',')).toEqual(
      [80, 160, 320, 640].map((width) => `/assets/host/pictures/2010-hot.0a1b2c3d-${width}.avif ${width}w`),
    );
    expect(image).toHaveAttribute('sizes', '13rem');
    expect(image).toHaveAttribute('data-stage', 'ESPRESSO');
  });

  it('of the shop are AVIF, or WebP, by width, without words, SHP-012', async () => {
    const file = '/apiproxy/v1/pictures/shop/0a1b2c3d4e5f60718293a4b5c6d7e8f9.30x40';
    const files = (format: string) =>
      [80, 160, 320, 640].map((width) => `${file}-${width}.${format} ${width}w`);
    const latte = menuProduct({
      productNumber: 2010,
      name: 'Latte',
      picture: `${file}-320.webp`,
      stage: 'ESPRESSO',
    });
    const shown = { products: [latte], picture: `${file}-320.webp` };
    server.use(answerMenu(() => [menu('Drinks', [category('Hot', shown)])]));
    await openPage('/menu');
    const tile = await screen.findByRole('region', { name: 'Hot' });
    for (const place of [tile, screen.getByRole('navigation', { name: 'Categories' })]) {
      const source = place.querySelector('picture > source');
      expect(source).toHaveAttribute('type', 'image/avif');
      expect(source?.getAttribute('srcset')?.split(',')).toEqual(files('avif'));
      const [image] = images(place);
      expect(image?.getAttribute('srcset')?.split(',')).toEqual(files('webp'));
      expect(image).toHaveAttribute('alt', '');
      expect(image?.hasAttribute('style')).toBe(false);
    }
  });

  it('have their size, and are decorative: the name is next to them', async () => {
    server.use(answerMenu(() => [drinks()]));
    const { container } = await openPage('/menu');
    await screen.findByRole('region', { name: 'Hot' });
    for (const image of images(container)) {
      expect(image).toHaveAttribute('width', '200');
      expect(image).toHaveAttribute('height', '200');
      expect(image).toHaveAttribute('alt', '');
    }
  });

  it('load at once in the first row only', async () => {
    server.use(answerMenu(() => [drinks()]));
    const { container } = await openPage('/menu');
    const hot = await screen.findByRole('region', { name: 'Hot' });
    // A phone hides those of the head: it shall not load them.
    for (const place of [hot, container.querySelector('header')!])
      for (const image of images(place)) expect(image).toHaveAttribute('loading', 'lazy');
    const [first] = images(screen.getByRole('region', { name: 'Worth getting up for' }));
    expect(first).toHaveAttribute('loading', 'eager');
    expect(first).toHaveAttribute('fetchpriority', 'high');
  });

  it('of a product without a file are drawn from its art, in the same place', async () => {
    const added = menuProduct({ productNumber: 30, name: 'New tea', picture: null, artWithoutPicture: art });
    server.use(answerMenu(() => [menu('Drinks', [category('Tea', { products: [added] })])]));
    const { container } = await openPage('/menu');
    const tea = await screen.findByRole('region', { name: 'Tea' });
    expect(images(tea)).toHaveLength(0);
    await waitFor(() => expect(drawings(container)).toHaveLength(1));
  });

  it('are left out for art that cannot be parsed, and the product stays', async () => {
    const broken = menuProduct({ productNumber: 31, name: 'Odd tea', picture: null, artWithoutPicture: '{' });
    server.use(answerMenu(() => [menu('Drinks', [category('Tea', { products: [broken] })])]));
    const { container } = await openPage('/menu');
    expect(await screen.findByRole('link', { name: 'Odd tea' })).toBeVisible();
    expect(drawings(container)).toHaveLength(0);
  });
});
