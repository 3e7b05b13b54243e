import { DomUtil, Layer, type Map as LeafletMap } from 'leaflet';

import type { Shown } from '../../../rules/map/merge-groups';

import { drawLabels, type MapName, type Rectangle } from './draw-labels';

/** How far the layer extends beyond the map, in pixels, so that a drag reveals labels at once. */
const OVER = 160;
/** The area of a pin and of a cluster around their point, in pixels: left, up, right, down. */
const PLATE: Rectangle = [36, 34, 36, 2];
const CIRCLE: Rectangle = [24, 24, 24, 24];

export class LabelsLayer extends Layer {
  #canvas: HTMLCanvasElement | undefined;
  #names: readonly MapName[] = [];
  #pinned: Shown = { campers: [], clusters: [] };

  write(names: readonly MapName[], pinned: Shown | undefined): void {
    this.#names = names;
    if (pinned) this.#pinned = pinned;
    this.#draw();
  }

  override onAdd(map: LeafletMap): this {
    this.#canvas = document.createElement('canvas');
    // Hidden during a zoom animation, which would scale the letters.
    this.#canvas.className = 'leaflet-zoom-hide';
    map.getPane('overlayPane')?.append(this.#canvas);
    map.on('moveend resize', this.#draw, this);
    this.#draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    map.off('moveend resize', this.#draw, this);
    this.#canvas?.remove();
    this.#canvas = undefined;
    return this;
  }

  #draw(): void {
    const canvas = this.#canvas;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const map = this._map;
    const size = map.getSize().add([2 * OVER, 2 * OVER]);
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = size.x * density;
    canvas.height = size.y * density;
    canvas.style.width = `${size.x}px`;
    canvas.style.height = `${size.y}px`;
    DomUtil.setPosition(canvas, map.containerPointToLayerPoint([-OVER, -OVER]));
    context.scale(density, density);
    const face = getComputedStyle(map.getContainer()).fontFamily;
    const place = ({ latitude, longitude }: Pick<MapName, 'latitude' | 'longitude'>) =>
      map.latLngToContainerPoint([latitude, longitude]).add([OVER, OVER]);
    const { campers, clusters } = this.#pinned;
    const covered = [
      ...campers.map((camper) => around(place(camper), PLATE)),
      ...clusters.map((group) => around(place(group), CIRCLE)),
    ];
    drawLabels(this.#names, { context, face, size, place, covered });
  }
}

function around({ x, y }: { x: number; y: number }, [left, up, right, down]: Rectangle): Rectangle {
  return [x - left, y - up, x + right, y + down];
}
