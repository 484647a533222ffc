import type { MenuProduct } from './menu.types.ts';
import { ProductCard } from './product-card.tsx';
import s from './product-grid.module.css';

interface ProductGridProps {
  readonly products: readonly MenuProduct[];
  /** The number of first cards that are visible without scrolling. */
  readonly eager?: number;
  readonly level?: 2 | 3;
  /** The number of cards to render now; the others have their space only (useSlices). */
  readonly shown?: number;
}

export const ProductGrid = ({ products, eager = 0, level = 3, shown = Infinity }: ProductGridProps) => (
  <ul role="list" className={s.grid}>
    {products.map((product, index) =>
      index < shown ? (
        <ProductCard key={product.id} product={product} eager={index < eager} level={level} />
      ) : (
        <li key={product.id} aria-hidden className={s.reserved} />
      ),
    )}
  </ul>
);
