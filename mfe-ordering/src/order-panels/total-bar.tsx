import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, Price, StickyBar } from '@crema/shared-ui';
import { useAppSelector } from '../ordering.hooks.ts';
import { selectPricing } from '../order/order.selectors.ts';
import { selectIsOutdated } from '../order/pricing/pricing.selectors.ts';
import { useOrderSelector } from '../order/use-order-selector.ts';
import { showPart } from './show-part.ts';
import s from './total-bar.module.css';

/** Whether the element is in the window; false until this is known. */
const useInView = (id: string): boolean => {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return inView;
};

interface TotalBarProps {
  /**
   * The element with the same total and the pay buttons: the bar links to it, and is hidden while it is in
   * the window.
   */
  readonly targetId: string;
  /** The message of its button, which leads to that element. */
  readonly labelId?: string;
}
/**
 * Keeps the total visible on a phone while the page scrolls. A hidden bar keeps its height at the page's end,
 * so that no content shifts.
 */
export const TotalBar = ({ targetId, labelId = 'ordering.cart.toPayment' }: TotalBarProps) => {
  const total = useAppSelector(selectPricing)?.summary.price;
  const outdated = useOrderSelector(selectIsOutdated);
  const inView = useInView(targetId);
  if (!total) return null;
  return (
    <StickyBar narrowOnly className={s.bar ?? ''} style={inView ? { visibility: 'hidden' } : undefined}>
      <span className={s.total} data-pricing={outdated || undefined}>
        <Price value={total} size="large" />
      </span>
      <Button onClick={() => showPart(targetId, 'start')} iconEnd="arrow-right">
        <FormattedMessage id={labelId} />
      </Button>
    </StickyBar>
  );
};
