import useSWR from 'swr';

import { getMapLabels, searchKeys } from '@campavia/api-client';
import type { MapLabel } from '@campavia/contracts';

import { tilesAround, type MapView } from '../../rules/map/map-view';

const NONE: MapLabel[] = [];

export function useMapLabels(view: MapView | undefined): readonly MapLabel[] {
  const box = view && tilesAround(view);
  const { data } = useSWR<MapLabel[]>(
    box && view ? searchKeys.mapLabels(box, view.zoom) : null,
    () => (box && view ? getMapLabels(box, view.zoom) : NONE),
    { keepPreviousData: true, revalidateIfStale: false },
  );
  return data ?? NONE;
}
