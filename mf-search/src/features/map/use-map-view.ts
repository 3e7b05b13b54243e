import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { SearchBox } from '@campavia/domain';

import type { Move } from '../../data/map/use-move-search';
import { boxKey, boxOfKey, type MapView } from '../../rules/map/map-view';

import { showBox, viewOf, watchMoves } from './watch-moves';

export interface MapViewOptions {
  /** Where the search looks; undefined while that is not known. */
  area: SearchBox | undefined;
  /** The part of it that a map begins with; all of it without. */
  focus: SearchBox | undefined;
  /** Whether the search goes where the map goes. */
  follows: boolean;
  onMove: (box: SearchBox, move: Move) => void;
}

export interface KnownView {
  /** What the map shows, once it stands still; undefined while it is on its way to where the search looks. */
  view: MapView | undefined;
  /** The user has moved the map without a new search. */
  isAside: boolean;
  searchHere: () => void;
}

interface SettledView extends MapView {
  /** The area that the search looks at then. */
  areaKey: string | undefined;
}

/** Synchronises map and search: the map moves to the search area, and the search follows the user's moves. */
export function useMapView(
  map: LeafletMap | undefined,
  { area, focus, follows, onMove }: MapViewOptions,
): KnownView {
  const areaKey = area && boxKey(area);
  const [settled, setSettled] = useState<SettledView>();
  const [isAside, setAside] = useState(false);
  const ownKey = useRef<string>(undefined);

  const arrive = useEffectEvent((moved: LeafletMap, key: string) => {
    // The address has caught up with the map, or it says something else than the map shows.
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
