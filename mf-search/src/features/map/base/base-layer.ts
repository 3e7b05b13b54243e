import { GridLayer, type Coords, type DoneCallback } from 'leaflet';

import type { TileCoords } from '../../../rules/map/base-cells';

import { loadGeometry } from './base-cells';
import { drawBase, fillSea, type TileCanvas } from './draw-base';

export class BaseLayer extends GridLayer {
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas');
    const { x: edge } = this.getTileSize();
    const density = Math.min(2, window.devicePixelRatio || 1);
    tile.width = edge * density;
    tile.height = edge * density;
    const context = tile.getContext('2d');
    if (!context) {
      queueMicrotask(() => done(undefined, tile));
      return tile;
    }
    const canvas: TileCanvas = { context, edge: edge * density, density };
    const coordinates = toTileCoords(coords);
    loadGeometry(coordinates).then(
      (geometry) => {
        drawBase(geometry, coordinates, canvas);
        done(undefined, tile);
      },
      (error: Error) => {
        fillSea(canvas);
        done(error, tile);
      },
    );
    return tile;
  }
}

/** Columns wrap around: -1 is the last one. */
function toTileCoords({ x, y, z }: Coords): TileCoords {
  const across = 2 ** z;
  return { zoom: z, column: ((x % across) + across) % across, row: y };
}
