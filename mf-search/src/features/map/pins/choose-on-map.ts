import type { Map as LeafletMap } from 'leaflet';

import type { CamperPin, Cluster } from '@campavia/contracts';

import type { Highlight } from '../../../components/highlight';
import { boxOfEdges } from '../../../rules/map/map-area';

import { rememberChosen } from './seen-campers';

/** Space for the pins at the edges, in pixels. */
const PADDING: [number, number] = [56, 56];

export function chooseOnMap({ id }: CamperPin, highlight: Highlight): void {
  rememberChosen(id);
  highlight.choose(highlight.chosen() === id ? undefined : id);
  document.getElementById(`camper-${id}`)?.scrollIntoView({ block: 'nearest' });
}

export function openCluster(map: LeafletMap, { box, latitude, longitude }: Cluster): void {
  const [west, south, east, north] = boxOfEdges(box) ?? [longitude, latitude, longitude, latitude];
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { padding: PADDING },
  );
}
