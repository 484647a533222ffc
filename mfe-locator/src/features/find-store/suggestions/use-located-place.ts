import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../locator.hooks.ts';
import type { Position } from '../../../map/map-provider.ts';
import { locatedPlaceShown, selectLocatedPlace } from './suggestions.slice.ts';

/** Calls `onLocated` once with a chosen place of Google; without a position the server looks for its name. */
export const useLocatedPlace = (onLocated: (name: string, position: Position | undefined) => void): void => {
  const dispatch = useAppDispatch();
  const located = useAppSelector(selectLocatedPlace);
  const show = useEffectEvent(() => {
    if (!located) return;
    dispatch(locatedPlaceShown());
    onLocated(located.name, located.position);
  });
  useEffect(() => show(), [located]);
};
