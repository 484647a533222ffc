import { useEffect } from 'react';
import { useAppDispatch } from '../../../state/ordering.hooks.ts';
import { reviewClosed, reviewOpened } from './pricing.slice.ts';

/** Prices the order while the page is mounted, and again when the price is stale. */
export const useOrderReview = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(reviewOpened());
    return () => void dispatch(reviewClosed());
  }, [dispatch]);
};
