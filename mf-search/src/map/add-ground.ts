import { TileLayer, type Map as LeafletMap } from 'leaflet';

import { GroundLayer } from './base/ground-layer';
import { tilesOf } from './tiles';

/** Puts the ground under a map: our own, or the pictures that the deployment has. */
export function addGround(map: LeafletMap): void {
  const tiles = tilesOf();
  const ground = tiles ? new TileLayer(tiles.address) : new GroundLayer();
  ground.addTo(map);
}
