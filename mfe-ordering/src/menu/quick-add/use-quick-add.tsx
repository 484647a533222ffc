import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyPart } from '@crema/remote-kit';
import type { QuickAddPress } from './quick-add.types.ts';

interface AddProps {
  readonly press: QuickAddPress;
}
/** Without the code the page of the product opens. */
const OpenProduct = ({ press: { button, path } }: AddProps) => {
  const navigate = useNavigate();
  useEffect(() => {
    button.removeAttribute('aria-busy');
    void navigate(path);
  }, [button, navigate, path]);
  return null;
};
const QuickAdd = lazyPart<AddProps>(() => import('./quick-add.tsx').then((part) => part.QuickAdd), {
  fallback: OpenProduct,
  preload: 'idle',
});

const pressOf = (target: EventTarget): QuickAddPress | undefined => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-add]') : null;
  const path = button?.dataset['add'];
  const [productNumber, formCode] = path?.split('/').slice(-2) ?? [];
  return button && path && formCode
    ? { productNumber: Number(productNumber), formCode, path, button }
    : undefined;
};

/**
 * The presses of every “+” below an element: one listener instead of one a card, because a menu has hundreds. `part` is to be rendered in
 * the element.
 */
export const useQuickAdd = (): {
  readonly onClick: (event: MouseEvent) => void;
  readonly part: ReactNode;
} => {
  const [press, setPress] = useState<QuickAddPress>();
  return {
    onClick: ({ target }) => {
      const next = pressOf(target);
      if (!next || next.button.hasAttribute('aria-busy')) return;
      next.button.setAttribute('aria-busy', 'true');
      setPress(next);
    },
    part: press && <QuickAdd press={press} />,
  };
};
