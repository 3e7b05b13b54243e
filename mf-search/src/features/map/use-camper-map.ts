import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState, type RefCallback } from 'react';

import type { CamperPin, MapAnswer } from '@campavia/contracts';
import type { SearchQuery } from '@campavia/domain';

import { useLastKnown } from '../../data/use-last-known';
import { useMapSearch, type MapSearch } from '../../data/map/use-map-search';
import { useMoveSearch } from '../../data/map/use-move-search';
import { commonBox } from '../../rules/map/map-view';
import { mergeClusters, type MapMarkers } from '../../rules/map/merge-clusters';

import { keepFollowing, keepStaying, readFollows } from './controls/follow-setting';
import { useLeaflet } from './use-leaflet';
import { useMapView, type KnownView, type MapViewOptions } from './use-map-view';
import { useLabels } from './labels/use-labels';
import { useNearMe, type NearMe } from './controls/use-near-me';

export interface CamperMapState extends KnownView, Omit<MapSearch, 'answer'> {
  campers: readonly CamperPin[];
  markers: MapMarkers | undefined;
  place: RefCallback<HTMLElement>;
  map: LeafletMap | undefined;
  follows: boolean;
  onFollow: (follows: boolean) => void;
  nearMe: NearMe;
}

const NONE: CamperPin[] = [];
/** Clusters are requested at one zoom closer and merged here where they would overlap. */
const FINER = 1;

export function useCamperMap(
  query: SearchQuery,
  { area, focus }: Pick<MapViewOptions, 'area' | 'focus'>,
): CamperMapState {
  const [follows, setFollows] = useState(readFollows);
  const onMove = useMoveSearch(query);
  const leaflet = useLeaflet();
  const known = useMapView(leaflet.map, { area, focus, follows, onMove });
  const { view, isAside, searchHere } = known;
  // Shows no more than the list: the map stays empty outside of the search area.
  const bbox = view && area && commonBox(view.box, area);
  const { answer, ...found } = useMapSearch(bbox && view && { ...query, bbox, zoom: view.zoom + FINER });
  const markers = useMarkers(answer, view?.zoom);
  useLabels(leaflet.map, view, markers);
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
    markers,
    campers: answer?.campers ?? NONE,
    follows,
    onFollow,
    nearMe,
  };
}

/** By the zoom of the request; the zoom of a moving map is not known yet. */
function useMarkers(answer: MapAnswer | undefined, zoom: number | undefined): MapMarkers | undefined {
  const known = useLastKnown(zoom);
  return useMemo(
    () => (answer && known !== undefined ? mergeClusters(answer, known) : undefined),
    [answer, known],
  );
}
