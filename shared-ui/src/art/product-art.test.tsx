import './all-chunks.ts';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { artSamples } from './art-samples.ts';
import { GiftCardArt } from './cards/gift-card-art.tsx';
import { giftCardDesigns } from './cards/gift-card-designs.ts';
import { ProductArt } from './product-art.tsx';
import { StoredCardArt } from './cards/stored-card-art.tsx';

const samples = Object.entries(artSamples);

describe('product art', () => {
  it.each(samples)('draws %s, every reference to something in the drawing itself', (_, art) => {
    const { container } = render(<ProductArt art={art} />);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    const references = container.innerHTML.match(/url\(#[^)]+\)/g) ?? [];
    expect(container.querySelectorAll('path,ellipse').length).toBeGreaterThan(4);
    expect(references.every((url) => ids.includes(url.slice(5, -1)))).toBe(true);
    expect(container.innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('uses no id twice in a whole menu', () => {
    const { container } = render(
      <>
        {samples.map(([name, art]) => (
          <ProductArt key={name} art={art} />
        ))}
        {giftCardDesigns.map((design) => (
          <GiftCardArt key={design} design={design} />
        ))}
      </>,
    );
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(samples)('draws %s the same way each time, without inline style', (_, art) => {
    const markup = renderToStaticMarkup(<ProductArt art={art} />);
    expect(renderToStaticMarkup(<ProductArt art={art} />)).toBe(markup);
    expect(markup).not.toMatch(/style=|<style/);
  });

  it('is silent unless it has a label', () => {
    const art = artSamples.Espresso!;
    const { rerender, container } = render(<ProductArt art={art} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    rerender(<ProductArt art={art} label="An espresso" />);
    expect(screen.getByRole('img', { name: 'An espresso' })).toBeInTheDocument();
  });
});

describe('a card in the wallet', () => {
  it('has the same face for the same id, whatever the id', () => {
    const face = () => renderToStaticMarkup(<StoredCardArt palette="card-7781" />);
    expect(face()).toBe(face());
    expect(face()).not.toMatch(/undefined/);
  });
});
