import useSWR from 'swr';

import { getMapLabels, searchKeys } from '@campavia/api-client';
import type { MapLabel } from '@campavia/contracts';

import { squaresAround, type MapView } from '../rules/map-view';

const NONE: MapLabel[] = [];

/** The names to write on a view of the map; a map can be read without them. */
export function useMapLabels(view: MapView | undefined): readonly MapLabel[] {
  const box = view && squaresAround(view);
  const { data } = useSWR<MapLabel[]>(
    box && view ? searchKeys.mapLabels(box, view.zoom) : null,
    () => (box && view ? getMapLabels(box, view.zoom) : NONE),
    { keepPreviousData: true, revalidateIfStale: false },
  );
  return data ?? NONE;
}
