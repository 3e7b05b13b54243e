import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState, type RefCallback } from 'react';

import type { CamperPin, MapAnswer } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from '../../data/use-last-known';
import { useMapSearch, type MapSearch } from '../../data/use-map-search';
import { useMoveSearch } from '../../data/use-move-search';
import { commonBox } from '../../rules/map-view';
import { mergeGroups, type Shown } from '../../rules/merge-groups';

import { keepFollowing, keepStaying, readFollows } from './follow-memory';
import { useLeaflet } from './use-leaflet';
import { useMapView, type KnownView, type MapViewOptions } from './use-map-view';
import { useNames } from './use-names';
import { useNearMe, type NearMe } from './use-near-me';

export interface CamperMapState extends KnownView, Omit<MapSearch, 'answer'> {
  /** Campers with a price of their own, the best first. */
  campers: readonly CamperPin[];
  /** What stands on the map; what was there before while more is on its way. */
  shown: Shown | undefined;
  /** For the element that the map fills. */
  place: RefCallback<HTMLElement>;
  map: LeafletMap | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  nearMe: NearMe;
}

const NONE: CamperPin[] = [];
/** Groups are asked for as on a map one zoom closer, and joined here where they would lie on one another. */
const FINER = 1;

/** A map of a search: where it is, what stands on it, and how the two go together. */
export function useCamperMap(
  query: SearchQuery,
  { area, focus }: Pick<MapViewOptions, 'area' | 'focus'>,
): CamperMapState {
  const [follows, setFollows] = useState(readFollows);
  const onMove = useMoveSearch(query);
  const leaflet = useLeaflet();
  const known = useMapView(leaflet.map, { area, focus, follows, onMove });
  const { view, isAside, searchHere } = known;
  // No more than the list: what the search does not look at stays empty.
  const bbox = view && area && commonBox(view.box, area);
  const { answer, ...found } = useMapSearch(bbox && view && { ...query, bbox, zoom: view.zoom + FINER });
  const shown = useShown(answer, view?.zoom);
  useNames(leaflet.map, view, shown);
  const nearMe = useNearMe(leaflet.map);

  const onFollow = (wanted: boolean) => {
    setFollows(wanted);
    if (wanted) keepFollowing();
    else keepStaying();
    if (wanted && isAside) searchHere();
  };
  return {
    ...leaflet,
    ...known,
    ...found,
    shown,
    campers: answer?.campers ?? NONE,
    follows,
    onFollow,
    nearMe,
  };
}

/** By the zoom that it was asked for; that of a map on its way is not known yet. */
function useShown(answer: MapAnswer | undefined, zoom: number | undefined): Shown | undefined {
  const known = useLastKnown(zoom);
  return useMemo(
    () => (answer && known !== undefined ? mergeGroups(answer, known) : undefined),
    [answer, known],
  );
}
