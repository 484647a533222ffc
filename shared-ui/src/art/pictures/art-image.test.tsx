import { render, screen } from '@testing-library/react';
import { ArtImage } from './art-image.tsx';
import { GiftCardPicture } from './gift-card-picture.tsx';
import { StoredCardPicture } from './stored-card-picture.tsx';
import { StorefrontPicture } from './storefront-picture.tsx';

const image = (container: HTMLElement) => container.querySelector('img')!;
/** Elements of SVG that draw something other than words. */
const drawn = 'path, circle, rect, ellipse, linearGradient, radialGradient, clipPath';

describe('a picture of a list', () => {
  it('has its size before its file arrives, and loads when it comes near the window', () => {
    const { container } = render(<ArtImage src="/latte.0a1b2c3d.svg" width={320} height={180} />);
    expect(image(container)).toHaveAttribute('width', '320');
    expect(image(container)).toHaveAttribute('height', '180');
    expect(image(container)).toHaveAttribute('loading', 'lazy');
    expect(image(container)).toHaveAttribute('decoding', 'async');
    expect(image(container)).not.toHaveAttribute('fetchpriority');
  });

  it('of the first row loads at once, before others', () => {
    const { container } = render(<ArtImage src="/latte.0a1b2c3d.svg" eager />);
    expect(image(container)).toHaveAttribute('loading', 'eager');
    expect(image(container)).toHaveAttribute('fetchpriority', 'high');
  });

  it('learns how to load before it learns its address: browsers start with the address', () => {
    const { container } = render(<ArtImage src="/latte.0a1b2c3d.svg" />);
    const names = image(container).getAttributeNames();
    expect(names.indexOf('src')).toBeGreaterThan(names.indexOf('loading'));
  });

  it('is decorative unless it has a label, and has the backdrop that it is asked for', () => {
    const { container, rerender } = render(<ArtImage src="/latte.0a1b2c3d.svg" backdrop="disc" />);
    expect(image(container)).toHaveAttribute('alt', '');
    expect(image(container)).toHaveClass('disc');
    rerender(<ArtImage src="/latte.0a1b2c3d.svg" label="A latte" size={72} />);
    expect(screen.getByRole('img', { name: 'A latte' })).toHaveAttribute('width', '72');
  });
});

describe('a card in a list', () => {
  it('is a file with its words as text above it', () => {
    const { container } = render(<GiftCardPicture design="birthday" title="Happy birthday" />);
    expect(image(container)).toHaveAttribute('src', '/pictures/birthday.svg');
    expect(container).toHaveTextContent('Happybirthday');
    // Under the light ink the card is dark, also without its file.
    expect(image(container)).toHaveClass('dark');
    expect(container.querySelectorAll(drawn)).toHaveLength(0);
  });

  it('without words is a file only; an unknown design is the general one', () => {
    const { container } = render(<GiftCardPicture design="design-of-next-year" />);
    expect(image(container)).toHaveAttribute('src', '/pictures/hello.svg');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('of the wallet has the palette of its id, always the same', () => {
    const face = () => render(<StoredCardPicture palette="card-7781" digits="•••• 1234" />).container;
    expect(image(face()).src).toBe(image(face()).src);
    expect(image(face()).getAttribute('src')).toMatch(
      /^\/pictures\/(copper|fern|espresso|apricot|berry|dusk)\.svg$/,
    );
    expect(face()).toHaveTextContent('•••• 1234');
  });
});

it('a storefront is the same file for the same store, and stores differ', () => {
  const srcOf = (seed: string) =>
    image(render(<StorefrontPicture seed={seed} />).container).getAttribute('src');
  expect(srcOf('1001-2')).toBe(srcOf('1001-2'));
  const seen = new Set(Array.from({ length: 60 }, (_, index) => srcOf(`10${index}-4`)));
  expect(seen.size).toBeGreaterThan(12);
  for (const src of seen) expect(src).toMatch(/^\/pictures\/storefront[0-3][0-2][0-2]\.svg$/);
});
