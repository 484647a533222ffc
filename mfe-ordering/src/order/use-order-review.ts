import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { reviewClosed, reviewOpened } from './pricing/pricing.slice.ts';

/** Prices the order while the page is mounted, and again when the price is stale. */
export const useOrderReview = (): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(reviewOpened());
    return () => void dispatch(reviewClosed());
  }, [dispatch]);
};
