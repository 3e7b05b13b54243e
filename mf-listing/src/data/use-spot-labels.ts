import useSWR from 'swr';

import { getMapLabels } from '@campavia/api-client';
import type { Listing, MapLabel } from '@campavia/contracts';

import { boxAround } from '../rules/spot-sketch';

const ZOOM = 12;
const NONE: MapLabel[] = [];

/** The names around a camper; a sketch can be read without them. */
export function useSpotLabels({ latitude, longitude }: Pick<Listing, 'latitude' | 'longitude'>): MapLabel[] {
  const box = boxAround({ latitude, longitude });
  const { data } = useSWR(`spot-labels/${box.join(',')}`, () => getMapLabels(box, ZOOM));
  return data ?? NONE;
}
