import { useState, type MouseEvent, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyPart } from '@crema/remote-kit';
import type { QuickAddPress } from './quick-add.types.ts';

interface AddProps {
  readonly press: QuickAddPress;
}
/** Without the code the page of the product opens. */
const QuickAdd = lazyPart<AddProps>(() => import('./quick-add.tsx').then((part) => part.QuickAdd), {
  fallback: ({ press }) => <Navigate to={press.button.value} />,
  preload: 'idle',
});

/**
 * The presses of every “+” below an element: one listener instead of one a card, because a menu has hundreds. The part is to be rendered in
 * the element.
 */
export const useQuickAdd = (): readonly [onClick: (event: MouseEvent) => void, part: ReactNode] => {
  const [press, setPress] = useState<QuickAddPress>();
  return [
    ({ target }) => {
      const button = (target as Element).closest<HTMLButtonElement>('[name=add]');
      if (button) setPress({ button });
    },
    press && <QuickAdd press={press} />,
  ];
};
