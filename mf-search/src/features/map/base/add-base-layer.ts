import { TileLayer, type Map as LeafletMap, type TileErrorEvent } from 'leaflet';

import { BaseLayer } from './base-layer';
import { tilesOf } from './tiles';

export function addBaseLayer(map: LeafletMap): void {
  const tiles = tilesOf();
  const ground = tiles ? new TileLayer(tiles.address) : new BaseLayer();
  ground.once('tileerror', (event) => reportMissingGround((event as TileErrorEvent).error));
  ground.addTo(map);
}

/** Once per map; the map keeps gaps in its base layer. */
function reportMissingGround(cause: unknown): void {
  const error = new Error('The ground of a map did not come', { cause });
  window.reportError(Object.assign(error, { reportedAs: 'maps' }));
}
