import useSWR from 'swr';

import { getMapLabels } from '@campavia/api-client';
import type { Listing, MapLabel } from '@campavia/contracts';

import { boxAround } from '../rules/location-sketch';

const ZOOM = 12;
const NONE: MapLabel[] = [];

/** Empty while they load or fail; the sketch works without them. */
export function useMapLabels({ latitude, longitude }: Pick<Listing, 'latitude' | 'longitude'>): MapLabel[] {
  const box = boxAround({ latitude, longitude });
  const { data } = useSWR(`spot-labels/${box.join(',')}`, () => getMapLabels(box, ZOOM));
  return data ?? NONE;
}
