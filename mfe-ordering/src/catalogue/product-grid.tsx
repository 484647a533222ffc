import { Slices } from '@crema/remote-kit';
import type { MenuProduct } from './menu.types.ts';
import { ProductCard } from './product-card.tsx';
import s from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly MenuProduct[];
  /** The number of first cards that are visible without scrolling. */
  readonly eager?: number;
  readonly level?: 2 | 3;
  /** The number of cards that are rendered with the page; the others follow in slices. */
  readonly first?: number;
}

/** The number of cards that each further slice adds. */
const step = 8;

export const ProductGrid = ({ products, eager = 0, level = 3, first = Infinity }: ProductGridProps) => (
  <ul role="list" className={s.grid}>
    <Slices first={first} step={step}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} eager={index < eager} level={level} />
      ))}
    </Slices>
  </ul>
);
