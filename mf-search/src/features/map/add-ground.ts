import { TileLayer, type Map as LeafletMap, type TileErrorEvent } from 'leaflet';

import { GroundLayer } from './base/ground-layer';
import { tilesOf } from './tiles';

/** Puts the ground under a map: our own, or the pictures that the deployment has. */
export function addGround(map: LeafletMap): void {
  const tiles = tilesOf();
  const ground = tiles ? new TileLayer(tiles.address) : new GroundLayer();
  ground.once('tileerror', (event) => reportMissingGround((event as TileErrorEvent).error));
  ground.addTo(map);
}

/** The map stays as it is, with holes in its ground; a map reports once. */
function reportMissingGround(cause: unknown): void {
  const error = new Error('The ground of a map did not come', { cause });
  window.reportError(Object.assign(error, { reportedAs: 'maps' }));
}
