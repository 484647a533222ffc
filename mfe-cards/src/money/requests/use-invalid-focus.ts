import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to the first invalid field of a form after each submit that found one. Pass the number of such submits; a group of
 * choices is found by the description of its error.
 */
export const useInvalidFocus = (invalidSubmits: number): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (invalidSubmits === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const group = form.current?.querySelector<HTMLElement>('fieldset[aria-describedby] input:not(:disabled)');
    (field ?? group)?.focus();
  }, [invalidSubmits]);
  return form;
};
