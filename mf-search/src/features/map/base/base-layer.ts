import { GridLayer, type Coords, type DoneCallback } from 'leaflet';

import { groundOf, type Square } from './base-cells';
import { drawBase, fillSea, type Pen } from './draw-base';

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
    const pen: Pen = { context, edge: edge * density, density };
    const square = onWorld(coords);
    groundOf(square).then(
      (ground) => {
        drawBase(ground, square, pen);
        done(undefined, tile);
      },
      (error: Error) => {
        fillSea(pen);
        done(error, tile);
      },
    );
    return tile;
  }
}

/** Columns wrap around: -1 is the last one. */
function onWorld({ x, y, z }: Coords): Square {
  const across = 2 ** z;
  return { zoom: z, column: ((x % across) + across) % across, row: y };
}
