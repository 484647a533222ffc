import type { MenuProduct } from './menu.types.ts';
import { ProductCard } from './product-card.tsx';
import s from './product-grid.module.css';

/** Products in a row of the widest window. */
const widestRow = 5;

interface ProductGridProps {
  readonly products: readonly MenuProduct[];
  /** True for the first grid of a page: the pictures of its first row load at once, all others when they come near the window. */
  readonly isFirst?: boolean;
  readonly level?: 2 | 3;
  /** The number of cards to render now; the others have their space only (useSlices). */
  readonly shown?: number;
}

export const ProductGrid = ({ products, isFirst = false, level = 3, shown = Infinity }: ProductGridProps) => (
  <ul role="list" className={s.grid}>
    {products.map((product, index) =>
      index < shown ? (
        <ProductCard key={product.id} product={product} eager={isFirst && index < widestRow} level={level} />
      ) : (
        <li key={product.id} aria-hidden className={s.reserved} />
      ),
    )}
  </ul>
);
