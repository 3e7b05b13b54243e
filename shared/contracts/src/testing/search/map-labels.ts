import type { MapLabel } from '../../search/map-labels';

/** A town by a lake. */
export function aMapLabel(over: Partial<MapLabel> = {}): MapLabel {
  return {
    kind: 'town',
    name: 'Annecy',
    country: 'FR',
    latitude: 45.9,
    longitude: 6.12,
    population: 128199,
    ...over,
  };
}
