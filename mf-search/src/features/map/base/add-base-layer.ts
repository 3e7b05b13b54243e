import { TileLayer, type Map as LeafletMap, type TileErrorEvent } from 'leaflet';

import { BaseLayer } from './base-layer';
import { tilesOf } from './tiles';

export function addBaseLayer(map: LeafletMap): void {
  const tiles = tilesOf();
  const layer = tiles ? new TileLayer(tiles.address) : new BaseLayer();
  layer.once('tileerror', (event) => reportMissingBase((event as TileErrorEvent).error));
  layer.addTo(map);
}

/** Once per map; the map keeps gaps in its base layer. */
function reportMissingBase(cause: unknown): void {
  const error = new Error('The base layer of a map could not be loaded', { cause });
  window.reportError(Object.assign(error, { reportedAs: 'maps' }));
}
