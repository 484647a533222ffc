import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/**
 * Continues from the server's markup; a page without it (a development server without a bundle) is rendered. The hydration is
 * a transition: React does it in short tasks, whereas it would do the first rendering of a root in one.
 */
export const renderInto = (element: HTMLElement, tree: ReactNode, options: RootOptions): Root => {
  if (!element.firstChild) {
    const root = createRoot(element, options);
    root.render(tree);
    return root;
  }
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, tree, options);
  });
  if (!root) throw new Error('startTransition did not run its action at once.');
  return root;
};
