import { useMemo, useState } from 'react';
import { useAppSelector } from '../../../../locator.hooks.ts';
import { useListedStores } from '../../../../stores/cache/store-entities.ts';
import { selectNearest } from '../../nearest/nearest.slice.ts';
import type { StoreMapProps } from '../store-map-props.ts';

/**
 * The answer that the map shows. After a search without results it is the nearest store, once the customer has asked for it, seen
 * together with the middle of the search (LOC-012, LOC-025). It stays until the next search is answered.
 */
export const useShownAnswer = (props: StoreMapProps): StoreMapProps => {
  const { reply } = props;
  const { data } = useAppSelector(selectNearest).store;
  const [last, setLast] = useState({ reply, nearest: data });
  if (last.reply !== reply || (data && data !== last.nearest)) setLast({ reply, nearest: data });
  const nearest = reply.stores.length === 0 && last.reply === reply ? last.nearest : undefined;
  const found = useMemo(() => (nearest ? [nearest] : []), [nearest]);
  const stores = useListedStores(found);
  // Another object of the middle is another answer: the map moves.
  const shown = useMemo(() => ({ ...reply, center: { ...reply.center }, stores: found }), [reply, found]);
  return nearest ? { ...props, stores, reply: shown, middle: shown.center } : props;
};
