import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { SearchBox } from '@campavia/domain';

import type { Move } from '../../data/map/use-move-search';
import { boxKey, boxOfKey, type MapView } from '../../rules/map/map-view';

import { showBox, viewOf, watchMoves } from './watch-moves';

export interface MapViewOptions {
  area: SearchBox | undefined;
  focus: SearchBox | undefined;
  follows: boolean;
  onMove: (box: SearchBox, move: Move) => void;
}

export interface KnownView {
  /** Undefined while the map moves to the search area. */
  view: MapView | undefined;
  /** The user has moved the map without a new search. */
  isAside: boolean;
  searchHere: () => void;
}

interface SettledView extends MapView {
  areaKey: string | undefined;
}

export function useMapView(
  map: LeafletMap | undefined,
  { area, focus, follows, onMove }: MapViewOptions,
): KnownView {
  const areaKey = area && boxKey(area);
  const [settled, setSettled] = useState<SettledView>();
  const [isAside, setAside] = useState(false);
  const ownKey = useRef<string>(undefined);

  const arrive = useEffectEvent((moved: LeafletMap, key: string) => {
    // Equal when the address only caught up with the user's own move of the map.
    if (ownKey.current !== key) {
      ownKey.current = undefined;
      showBox(moved, focus ?? boxOfKey(key));
    }
    setAside(false);
    setSettled({ ...viewOf(moved), areaKey: key });
  });
  useEffect(() => {
    if (map && areaKey !== undefined) arrive(map, areaKey);
  }, [map, areaKey]);

  const search = (move: Move) => {
    if (!map) return;
    const seen = viewOf(map);
    ownKey.current = boxKey(seen.box);
    setAside(false);
    setSettled({ ...seen, areaKey: ownKey.current });
    onMove(seen.box, move);
  };
  const stop = useEffectEvent((moved: LeafletMap) => {
    if (follows) return search('follow');
    setAside(true);
    setSettled({ ...viewOf(moved), areaKey });
  });
  const look = useEffectEvent((moved: LeafletMap) => {
    setSettled((before) => before && { ...viewOf(moved), areaKey: before.areaKey });
  });
  useEffect(() => {
    return map && watchMoves(map, { onStop: () => stop(map), onResize: () => look(map) });
  }, [map]);

  const isThere = settled !== undefined && settled.areaKey === areaKey;
  return { view: isThere ? settled : undefined, isAside, searchHere: () => search('go') };
}
